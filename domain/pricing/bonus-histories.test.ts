import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accrueBonuses,
  bonusDebt,
  findLedgerFault,
  bonusLots,
  expireBonuses,
  freezeBonuses,
  grantBonuses,
  restoreBonuses,
  settleDebt,
  spendBonuses,
  summariseBonuses,
  revokeBonuses,
  type BonusEntry,
} from './bonus-ledger.ts';
import { bonusTerms } from './bonuses.ts';
import { almatyDate, daysBetween } from '../time/calendar.ts';
import { prorate, sum } from './money.ts';
import { lastReturnDay } from '../orders/return-request.ts';
import { DAY_MS } from '../time/durations.ts';

const UNITS = 4;

/** An order of `UNITS` equal units with its spent and earned bonuses. */
type Order = {
  entries: BonusEntry[];
  earned: number;
  completed: string | null;
  cancelled: boolean;
  returned: number;
  /** Units of an open return request. */
  requested: number;
  released: string | null;
};

type Step = { what: (typeof STEPS)[number]; order: number; amount: number };
const STEPS = ['place', 'complete', 'cancel', 'ask', 'refuse', 'receive', 'late', 'grant', 'convert', 'wait'] as const;

const steps = (names: readonly Step['what'][]) => {
  const step = fc.record({ what: fc.constantFrom(...names), order: fc.nat(5), amount: fc.nat(400) });
  return fc.array(step, { minLength: 10, maxLength: 40 });
};
/** Steps that leave a debt: bonuses earned by an order are spent before its full return. */
const INDEBTED: readonly Step[] = [
  { what: 'place', order: 0, amount: 300 },
  { what: 'complete', order: 0, amount: 0 },
  { what: 'wait', order: 0, amount: 16 },
  { what: 'place', order: 0, amount: 250 },
  { what: 'late', order: 0, amount: UNITS - 1 },
];

/** A customer's ledger; jobs run after every step. */
class Customer {
  now = new Date('2026-11-24T07:00:00Z');
  readonly ledger: BonusEntry[] = [];
  readonly orders: Order[] = [];

  get today(): string {
    return almatyDate(this.now);
  }

  write(entries: readonly BonusEntry[], order?: Order): void {
    this.ledger.push(...entries);
    order?.entries.push(...entries);
    expect(findLedgerFault(this.ledger)).toBeNull();
  }

  credit(credits: readonly BonusEntry[], order?: Order): void {
    const debt = bonusDebt(this.ledger);
    const afterDebt = settleDebt(this.ledger, credits);
    this.write(credits, order);
    this.write(afterDebt);
    const credited = sum(credits.filter(({ to }) => to === 'available').map(({ amount }) => amount));
    expect(sum(afterDebt.map(({ amount }) => amount))).toBe(Math.min(debt, credited));
    expect(bonusDebt(this.ledger)).toBe(Math.max(0, debt - credited));
  }

  restore(order: Order, amount: number): void {
    const restored = restoreBonuses(order.entries, amount);
    const paid = new Map(bonusLots(order.entries.filter(({ kind }) => kind === 'written_off')).map(lotKey));
    for (const { expiresAt } of restored) expect(paid.has(expiresAt!.getTime())).toBe(true);
    this.credit(restored, order);
  }

  receive(order: Order, units: number): void {
    const spent = share(paidBy(order), order.returned, units);
    const earned = share(order.earned, order.returned, units);
    order.returned += units;
    this.restore(order, spent);
    this.write(revokeBonuses(this.ledger, order.entries, earned, this.now), order);
    const revoked = sum(order.entries.filter(isTakenBack(order)).map(({ amount }) => amount));
    expect(revoked).toBeLessThanOrEqual(share(order.earned, 0, order.returned));
  }

  apply({ what: kind, order: index, amount }: Step): void {
    const order = this.orders[index % Math.max(1, this.orders.length)];
    if (kind === 'wait') this.now = new Date(this.now.getTime() + (amount % 20) * DAY_MS);
    else if (kind === 'grant') this.credit(grantBonuses(amount + 1, this.now));
    else if (kind === 'convert') {
      const expiresAt = new Date(this.now.getTime() + 30 * DAY_MS);
      this.credit([{ kind: 'refilled', from: 'shop', to: 'available', amount: amount + 1, expiresAt }]);
    } else if (kind === 'place') this.place(amount);
    else if (order) this.change(order, kind, amount);
  }

  place(amount: number): void {
    const { available, debt } = summariseBonuses(this.ledger, this.now);
    if (debt > 0) expect(available).toBe(0);
    const spent = spendBonuses(this.ledger, Math.min(amount, available), this.now)!;
    const order: Order = {
      entries: [],
      earned: amount,
      completed: null,
      cancelled: false,
      returned: 0,
      requested: 0,
      released: null,
    };
    this.orders.push(order);
    this.write(spent, order);
  }

  change(order: Order, kind: Step['what'], amount: number): void {
    const { completed, cancelled, requested: pendingReturns, returned } = order;
    const units = 1 + (amount % UNITS);
    const canReturn = completed !== null && pendingReturns === 0 && returned + units <= UNITS;
    if (kind === 'complete' && completed === null && !cancelled) {
      order.completed = this.today;
      this.write(freezeBonuses(order.earned), order);
    } else if (kind === 'cancel' && completed === null && !cancelled) {
      order.cancelled = true;
      this.restore(order, paidBy(order));
    } else if (kind === 'ask' && canReturn && this.today <= lastReturnDay(completed)) order.requested = units;
    else if ((kind === 'refuse' || kind === 'receive') && pendingReturns > 0) {
      order.requested = 0;
      order.released = this.today;
      if (kind === 'receive') this.receive(order, pendingReturns);
    } else if (kind === 'late' && canReturn && this.today > lastReturnDay(completed)) this.receive(order, units);
  }

  /** Runs the accrual and expiry jobs. */
  runJobs(): void {
    for (const order of this.orders) {
      if (order.completed === null || order.requested > 0) continue;
      const terms = bonusTerms(order.completed, undefined, order.released ?? order.completed);
      if (this.today < terms.accruedOn) continue;
      this.credit(accrueBonuses(order.entries, order.completed, undefined, order.released ?? order.completed), order);
    }
    this.write(expireBonuses(this.ledger, this.now));
  }

  check(): void {
    for (const { completed, requested: pendingReturns, entries } of this.orders) {
      const accrued = entries.some(({ kind }) => kind === 'accrued');
      if (accrued && completed !== null) expect(daysBetween(completed, this.today)).toBeGreaterThanOrEqual(15);
      if (pendingReturns > 0) expect(accrued).toBe(false);
    }
    const { available, frozen, debt } = summariseBonuses(this.ledger, this.now);
    const balance = sum(
      this.ledger.map(({ from, to, amount }) => (from === 'shop' ? amount : to === 'shop' ? -amount : 0)),
    );
    expect(available + frozen - debt).toBe(balance);
    if (debt > 0) expect(available).toBe(0);
  }
}

const lotKey = ({ expiresAt }: { expiresAt: Date }): [number, true] => [expiresAt.getTime(), true];
const paidBy = ({ entries }: Order): number => {
  const frozen = entries.findIndex(({ kind }) => kind === 'frozen');
  const before = frozen < 0 ? entries : entries.slice(0, frozen);
  return sum(before.filter(({ kind }) => kind === 'written_off').map(({ amount }) => amount));
};
const isTakenBack =
  ({ entries }: Order) =>
  (entry: BonusEntry, index: number): boolean =>
    entry.kind === 'written_off' && index > entries.findIndex(({ kind }) => kind === 'frozen');
/** Share of the next units; shares of all units add up to the total. */
const share = (amount: number, from: number, units: number): number =>
  sum(
    prorate(
      amount,
      Array.from({ length: UNITS }, () => 1),
    ).slice(from, from + units),
  );

const play = (history: readonly Step[]): Customer => {
  const customer = new Customer();
  for (const step of history) {
    customer.apply(step);
    customer.runJobs();
    customer.check();
  }
  return customer;
};

test('keeps balances as sums, settles debts once and keeps expiries, in any history', () => {
  fc.assert(
    fc.property(fc.constantFrom([], INDEBTED), steps(STEPS), (before, history) => {
      play([...before, ...history]);
    }),
    { numRuns: 150 },
  );
});

test('keeps returnable bonuses unspendable, so that returns in time leave no debt', () => {
  fc.assert(
    fc.property(steps(STEPS.filter((name) => name !== 'late')), (history) => {
      const { ledger } = play(history);
      expect(ledger.filter(({ from, to }) => from === 'debt' || to === 'debt')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('generates histories with settled debts', () => {
  const ledgers = fc
    .sample(steps(STEPS), { numRuns: 40, seed: 7 })
    .map((history) => play([...INDEBTED, ...history]).ledger);
  expect(ledgers.every((ledger) => ledger.some(({ from }) => from === 'debt'))).toBe(true);
  expect(ledgers.filter((ledger) => ledger.some(({ to }) => to === 'debt')).length).toBeGreaterThan(10);
});
