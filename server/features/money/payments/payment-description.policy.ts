import type { Language } from '#domain/text/language.ts';

const DESCRIPTIONS: Record<Language, (number: string) => string> = {
  ru: (number) => `Заказ № ${number}`,
  kk: (number) => `№ ${number} тапсырыс`,
};

/** Names what is paid, for the gateway's page; `number` is that of the order. */
export function paymentDescription(language: Language, number: string): string {
  return DESCRIPTIONS[language](number);
}
