import type { CreditProduct } from '#domain/payments/instalment.ts';
import { instalmentPayment } from '#domain/payments/instalment.ts';
import type { Tenge } from '#domain/pricing/money.ts';
import type { CreditBank, CreditOffer } from '../gateway.ts';

/** A sandbox bank with its response delay, decision and offers. */
type SandboxLender = CreditBank & {
  answerMs: number;
  verdict(application: { iin: string; amount: Tenge }): 'approved' | 'declined' | 'silent';
  /** Maximum amount, tenge. */
  maxAmount: Tenge;
  terms: readonly Pick<CreditProduct, 'months' | 'annualRatePercent'>[];
};

const LAST_DIGITS = 100;
/** Last two digits of amounts that every bank refuses, or leaves unanswered. */
const DECLINED_DIGITS = 41;
const UNANSWERED_DIGITS = 43;

/** The IIN digit before the check digit: the third bank refuses even digits and leaves odd ones unanswered. */
const verdictByIin = (iin: string) => (Number(iin.at(-2)) % 2 === 0 ? 'declined' : 'silent');

const verdictBySum =
  (otherwise: (iin: string) => 'approved' | 'declined' | 'silent') =>
  ({ iin, amount }: { iin: string; amount: Tenge }) => {
    if (amount % LAST_DIGITS === DECLINED_DIGITS) return 'declined';
    return amount % LAST_DIGITS === UNANSWERED_DIGITS ? 'silent' : otherwise(iin);
  };

/** The three sandbox banks: one approves immediately, one is slow and lends less, one decides by the IIN. */
export const SANDBOX_LENDERS: readonly SandboxLender[] = [
  {
    id: 'zhyldam',
    name: { ru: 'Быстрый банк', kk: 'Жылдам банк' },
    answerMs: 0,
    verdict: verdictBySum(() => 'approved'),
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
    verdict: verdictBySum(() => 'approved'),
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
    verdict: verdictBySum(verdictByIin),
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
