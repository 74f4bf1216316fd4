import type { CreditProduct } from '#domain/payments/instalment.ts';
import { instalmentPayment } from '#domain/payments/instalment.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { CreditBank, CreditOffer } from '../gateway.ts';

/** A sandbox bank: its delay, decision and offers. */
type SandboxLender = CreditBank & {
  answerMs: number;
  verdict(application: { iin: string; amount: Tenge }): 'approved' | 'declined' | 'silent';
  /** Maximum amount, tenge. */
  maxAmount: Tenge;
  terms: readonly Pick<CreditProduct, 'months' | 'annualRatePercent'>[];
};

const ENDINGS = 100;
/** Amounts with these last digits are refused by every bank, or left unanswered by every bank. */
const ALL_DECLINE = 41;
const ALL_SILENT = 43;

/** The IIN digit before the check digit: even is refused, odd gets no answer from the third bank. */
const verdictByIin = (iin: string) => (Number(iin.at(-2)) % 2 === 0 ? 'declined' : 'silent');

const bySum =
  (else_: (iin: string) => 'approved' | 'declined' | 'silent') =>
  ({ iin, amount }: { iin: string; amount: Tenge }) => {
    if (amount % ENDINGS === ALL_DECLINE) return 'declined';
    return amount % ENDINGS === ALL_SILENT ? 'silent' : else_(iin);
  };

/** The three sandbox banks: one approves at once, one is slow and lends less, one decides by the IIN. */
export const TEMPERS: readonly SandboxLender[] = [
  {
    id: 'zhyldam',
    name: { ru: 'Быстрый банк', kk: 'Жылдам банк' },
    answerMs: 0,
    verdict: bySum(() => 'approved'),
    maxAmount: 3_000_000,
    terms: [
      { months: 3, annualRatePercent: 0 },
      { months: 6, annualRatePercent: 0 },
      { months: 12, annualRatePercent: 0 },
      { months: 24, annualRatePercent: 21 },
    ],
  },
  {
    id: 'sabyrly',
    name: { ru: 'Неспешный банк', kk: 'Сабырлы банк' },
    answerMs: 6_000,
    verdict: bySum(() => 'approved'),
    maxAmount: 300_000,
    terms: [
      { months: 12, annualRatePercent: 18 },
      { months: 36, annualRatePercent: 24 },
    ],
  },
  {
    id: 'qubylmaly',
    name: { ru: 'Капризный банк', kk: 'Құбылмалы банк' },
    answerMs: 2_000,
    verdict: bySum(verdictByIin),
    maxAmount: 3_000_000,
    terms: [],
  },
];

/** Lists a bank's offers for a sum, up to its maximum. */
export function bankOffers(
  { maxAmount, terms }: Pick<SandboxLender, 'maxAmount' | 'terms'>,
  requested: Tenge,
): CreditOffer[] {
  const amount = Math.min(requested, maxAmount);
  return terms.map((term) => ({
    ...term,
    amount,
    monthly: instalmentPayment(amount, { ...term, min: 0, max: maxAmount }),
  }));
}
