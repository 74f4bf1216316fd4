import type { Language } from '#domain/language.ts';

/** Writes the message that says the sale has begun, with the customer's number. */
export function begunText(shop: string, number: number, language: Language): string {
  return language === 'kk'
    ? `${shop}: сатылым басталды. Кезектегі нөміріңіз: ${number}`
    : `${shop}: продажи начались. Ваш номер в очереди: ${number}`;
}
