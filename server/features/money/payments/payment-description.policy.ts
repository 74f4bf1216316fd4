import type { Language } from '#domain/text/language.ts';

const DESCRIPTIONS: Record<Language, (number: string) => string> = {
  ru: (number) => `Заказ № ${number}`,
  kk: (number) => `№ ${number} тапсырыс`,
};

/** Describes a payment on the gateway's page; `number` is the order number. */
export function paymentDescription(language: Language, number: string): string {
  return DESCRIPTIONS[language](number);
}
