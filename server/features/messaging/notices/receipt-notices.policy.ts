import type { Language } from '#domain/text/language.ts';
import { formatTenge, type Tenge } from '#domain/pricing/money.ts';
import type { ReceiptKind } from '#domain/payments/receipt.ts';

const TEXTS: Record<ReceiptKind, Record<Language, { title: string; body: (number: string, sum: string) => string }>> = {
  sale: {
    ru: { title: 'Чек готов', body: (number, sum) => `№ ${number}. Чек на ${sum} — по ссылке.` },
    kk: { title: 'Чек дайын', body: (number, sum) => `№ ${number}. Чек сомасы: ${sum}. Сілтемеден ашыңыз.` },
  },
  return: {
    ru: { title: 'Чек возврата готов', body: (number, sum) => `№ ${number}. Чек возврата на ${sum} — по ссылке.` },
    kk: {
      title: 'Қайтару чегі дайын',
      body: (number, sum) => `№ ${number}. Қайтару чегінің сомасы: ${sum}. Сілтемеден ашыңыз.`,
    },
  },
};

/** Text of a receipt email: order, amount in tenge and a note on the link. */
export function receiptText(
  kind: ReceiptKind,
  number: string,
  amount: Tenge,
  language: Language,
): { title: string; body: string } {
  const text = TEXTS[kind][language];
  return { title: text.title, body: text.body(number, formatTenge(amount)) };
}
