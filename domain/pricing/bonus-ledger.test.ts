import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accrueBonuses,
  findLedgerFault,
  bonusLots,
  expireBonuses,
  convertBonuses,
  freezeBonuses,
  grantBonuses,
  restoreBonuses,
  settleDebt,
  spendBonuses,
  summariseBonuses,
  revokeBonuses,
  type BonusEntry,
} from './bonus-ledger.ts';
import { addDays } from '../time/calendar.ts';
import { DAY_MS } from '../time/durations.ts';

const now = new Date('2026-11-24T07:00:00Z');
const inDays = (days: number) => new Date(Date.parse('2026-11-24T19:00:00Z') + days * DAY_MS);
const came = (amount: number, days: number, kind: BonusEntry['kind'] = 'accrued'): BonusEntry => ({
  kind,
  from: kind === 'accrued' ? 'frozen' : 'shop',
  to: 'available',
  amount,
  expiresAt: inDays(days),
});
const froze = (amount: number): BonusEntry => ({ kind: 'frozen', from: 'shop', to: 'frozen', amount, expiresAt: null });
const spentEntry = (amount: number, days: number, kind: BonusEntry['kind'] = 'written_off'): BonusEntry => ({
  kind,
  from: 'available',
  to: 'shop',
  amount,
  expiresAt: inDays(days),
});

test('sums an empty ledger to zeros', () => {
  expect(summariseBonuses([], now)).toEqual({
    available: 0,
    frozen: 0,
    accrued: 0,
    spent: 0,
    burned: 0,
    debt: 0,
    nearestExpiry: null,
  });
});

test('keeps earned bonuses frozen until accrual', () => {
  expect(summariseBonuses([froze(500), froze(300), came(500, 30)], now)).toMatchObject({
    available: 500,
    frozen: 300,
    accrued: 500,
  });
});

test('spends the oldest expiry first, so that the nearest expiry counts only the rest', () => {
  const entries = [froze(900), came(600, 20), came(300, 5)];
  const spent = spendBonuses(entries, 350, now)!;
  expect(spent).toEqual([spentEntry(300, 5), spentEntry(50, 20)]);
  expect(summariseBonuses([...entries, ...spent], now)).toMatchObject({
    available: 550,
    spent: 350,
    nearestExpiry: { amount: 550, date: '2026-12-14' },
  });
  expect(summariseBonuses(entries, now).nearestExpiry).toEqual({ amount: 300, date: '2026-11-29' });
  expect(spendBonuses(entries, 901, now)).toBeNull();
});

test('excludes expired bonuses even before their entry is written', () => {
  const entries = [froze(300), came(200, -1), came(100, 3)];
  expect(spendBonuses(entries, 101, now)).toBeNull();
  const after = [...entries, ...spendBonuses(entries, 40, now)!];
  expect(summariseBonuses(after, now)).toMatchObject({ available: 60, burned: 200, spent: 40 });
  expect(expireBonuses(after, now)).toEqual([spentEntry(200, -1, 'expired')]);
  expect(expireBonuses([...after, ...expireBonuses(after, now)], now)).toEqual([]);
});

test('restores bonuses of a cancelled order with their old expiry and not as spent', () => {
  const order = [spentEntry(150, 9), spentEntry(50, 20)];
  expect(restoreBonuses(order, 60)).toEqual([came(50, 20, 'returned'), came(10, 9, 'returned')]);
  const all = [froze(400), came(350, 9), came(50, 20), ...order, ...restoreBonuses(order, 200)];
  expect(summariseBonuses(all, now)).toMatchObject({ available: 400, accrued: 400, spent: 0 });
  expect(() => restoreBonuses([...order, ...restoreBonuses(order, 200)], 1)).toThrow(RangeError);
});

test("does not offset an order's earnings against its spending", () => {
  const order = [spentEntry(100, 20), froze(70), came(70, 20)];
  expect(restoreBonuses(order, 100)).toEqual([came(100, 20, 'returned')]);
});

test('accrues an order once, without what was returned before', () => {
  const order = freezeBonuses(500);
  const entries = revokeBonuses(order, order, 120, now);
  const accrued = accrueBonuses([...order, ...entries], '2026-11-24');
  // Usable from 9 December for 30 days: the last day is 7 January.
  expect(accrued).toEqual([
    { kind: 'accrued', from: 'frozen', to: 'available', amount: 380, expiresAt: new Date('2027-01-07T19:00:00Z') },
  ]);
  expect(accrueBonuses([...order, ...entries, ...accrued], '2026-11-24')).toEqual([]);
  expect(freezeBonuses(0)).toEqual([]);
});

test('revokes the earnings of returned products, and turns their spent part into a debt', () => {
  const order = [froze(500), came(500, 30)];
  const ledger = [...order, ...spendBonuses(order, 420, now)!];
  const revoked = revokeBonuses(ledger, order, 100, now);
  expect(revoked).toEqual([
    spentEntry(80, 30),
    { kind: 'written_off', from: 'debt', to: 'shop', amount: 20, expiresAt: null },
  ]);
  const after = [...ledger, ...revoked];
  expect(summariseBonuses(after, now)).toMatchObject({ available: 0, debt: 20 });
  expect(findLedgerFault(after)).toBeNull();
});

test('settles a debt once, from the next credits of any kind', () => {
  const owes: BonusEntry[] = [
    froze(50),
    came(50, 30),
    spentEntry(50, 30),
    { kind: 'written_off', from: 'debt', to: 'shop', amount: 50, expiresAt: null },
  ];
  const granted = [came(30, 9, 'manual')];
  const first = settleDebt(owes, granted);
  expect(first).toEqual([{ ...spentEntry(30, 9), to: 'debt' }]);
  const still = [...owes, ...granted, ...first];
  expect(summariseBonuses(still, now)).toMatchObject({ available: 0, debt: 20 });
  const restored = [came(10, 20, 'returned'), came(25, 3, 'returned')];
  const second = settleDebt(still, restored);
  expect(second).toEqual([{ ...spentEntry(20, 3), to: 'debt' }]);
  const allEntries = [...still, ...restored, ...second];
  expect(summariseBonuses(allEntries, now)).toMatchObject({ available: 15, debt: 0 });
  expect(settleDebt(allEntries, [came(99, 30)])).toEqual([]);
  expect(findLedgerFault(allEntries)).toBeNull();
});

test('revokes at most what an order earned, and nothing twice', () => {
  const order = [froze(100)];
  const first = revokeBonuses(order, order, 70, now);
  const second = revokeBonuses([...order, ...first], [...order, ...first], 70, now);
  expect([first, second].flat().map(({ from, amount }) => [from, amount])).toEqual([
    ['frozen', 70],
    ['frozen', 30],
  ]);
});

test('creates no debt for bonuses that expired unspent, but for those used earlier', () => {
  const order = [froze(100), came(100, -1)];
  expect(revokeBonuses(order, order, 100, now)).toEqual([]);
  const ledger = [...order, spentEntry(60, -1), spentEntry(40, -1, 'expired')];
  expect(revokeBonuses(ledger, order, 100, now)).toEqual([
    { kind: 'written_off', from: 'debt', to: 'shop', amount: 60, expiresAt: null },
  ]);
});

test('restores spent bonuses with their old expiry after a partial revocation of earnings', () => {
  const orderEntries = [spentEntry(40, 5), froze(30), came(30, 40), spentEntry(10, 40)];
  expect(restoreBonuses(orderEntries, 40)).toEqual([came(40, 5, 'returned')]);
});

test('converts bonuses between programmes at a premium', () => {
  const bank = [came(1000, 10, 'refilled')];
  const { bank: bankEntries, own } = convertBonuses(bank, 700, now)!;
  expect(bankEntries).toEqual([spentEntry(700, 10)]);
  expect(own).toMatchObject([{ kind: 'refilled', amount: 910, expiresAt: new Date('2026-12-24T07:00:00Z') }]);
  expect(convertBonuses([...bank, ...bankEntries], 301, now)).toBeNull();
  expect(convertBonuses(bank, 0, now)).toBeNull();
});

test.each<[string, BonusEntry[], string | null]>([
  ['a sound one', [froze(5), came(5, 3), spentEntry(5, 3)], null],
  ['a zero amount', [froze(0)], 'amount'],
  ['a fraction', [froze(0.5)], 'amount'],
  ['a lot without expiry', [froze(5), { ...came(5, 3), expiresAt: null }], 'expiry'],
  ['an overdrawn lot', [froze(9), came(5, 3), came(4, 4), spentEntry(6, 3)], 'overdrawn'],
  ['more thawed than frozen', [froze(4), came(5, 3)], 'overdrawn'],
])('finds in an audit of %s', (_, entries, fault) => {
  expect(findLedgerFault(entries)).toBe(fault);
});

/** One event of a random bonus history. */
type HistoryEvent =
  | { what: 'earn' | 'spend' | 'thaw'; amount: number }
  | { what: 'restore' | 'take-back'; order: number; amount: number }
  | { what: 'wait'; amount: number }
  | { what: 'burn' };

const historyEvent = fc.oneof<fc.Arbitrary<HistoryEvent>[]>(
  fc.record({ what: fc.constantFrom('earn' as const, 'spend' as const, 'thaw' as const), amount: fc.nat(1000) }),
  fc.record({
    what: fc.constantFrom('restore' as const, 'take-back' as const),
    order: fc.nat(20),
    amount: fc.nat(1000),
  }),
  fc.record({ what: fc.constant('wait' as const), amount: fc.nat(20) }),
  fc.record({ what: fc.constant('burn' as const) }),
);

test('never overdraws a lot, loses nothing and keeps balances when expiring, in any history', () => {
  fc.assert(
    fc.property(fc.array(historyEvent, { maxLength: 40 }), (happenings) => {
      let time = now;
      const ledger: BonusEntry[] = [];
      const orders: BonusEntry[][] = [];
      const write = (entries: readonly BonusEntry[], order: BonusEntry[]) => {
        ledger.push(...entries);
        order.push(...entries);
      };
      for (const happened of happenings) {
        const before = summariseBonuses(ledger, time).available;
        if (happened.what === 'wait') time = new Date(time.getTime() + happened.amount * DAY_MS);
        else if (happened.what === 'burn') {
          write(expireBonuses(ledger, time), []);
          expect(summariseBonuses(ledger, time).available).toBe(before);
          expect(bonusLots(ledger).every(({ expiresAt }) => expiresAt > time)).toBe(true);
        } else if (happened.what === 'earn') {
          const order: BonusEntry[] = [];
          orders.push(order);
          write(freezeBonuses(happened.amount), order);
        } else if (happened.what === 'spend') {
          const spent = spendBonuses(ledger, happened.amount, time);
          expect(spent === null).toBe(before < happened.amount);
          const order: BonusEntry[] = [];
          orders.push(order);
          write(spent ?? [], order);
          expect(summariseBonuses(ledger, time).available).toBe(before - (spent ? happened.amount : 0));
        } else if (happened.what === 'thaw') {
          for (const order of orders) write(accrueBonuses(order, addDays('2026-11-24', happened.amount % 60)), order);
          expect(summariseBonuses(ledger, time).frozen).toBe(0);
        } else if ((happened.what === 'restore' || happened.what === 'take-back') && orders.length > 0) {
          const order = orders[happened.order % orders.length]!;
          // An order of this history either spends or earns; withdrawals of what it earned are never restored.
          const spent = order.some(({ kind }) => kind === 'frozen') ? 0 : summariseBonuses(order, time).spent;
          if (happened.what === 'restore') write(restoreBonuses(order, Math.min(happened.amount, spent)), order);
          else {
            const earned = order
              .filter(({ kind }) => kind === 'frozen')
              .reduce((total, entry) => total + entry.amount, 0);
            write(revokeBonuses(ledger, order, Math.min(happened.amount, earned), time), order);
          }
        }
        expect(findLedgerFault(ledger)).toBeNull();
      }
    }),
  );
});

test('ends a lot at its expiry: spendable and revocable before, expired from then on', () => {
  const ends = (expiresAt: Date): BonusEntry => ({
    kind: 'manual',
    from: 'shop',
    to: 'available',
    amount: 10,
    expiresAt,
  });
  const activeLot = [ends(now)];
  expect(summariseBonuses(activeLot, now)).toMatchObject({ available: 0, burned: 10, nearestExpiry: null });
  expect(spendBonuses(activeLot, 1, now)).toBeNull();
  expect(expireBonuses(activeLot, now)).toEqual([
    { kind: 'expired', from: 'available', to: 'shop', amount: 10, expiresAt: now },
  ]);
  const expiredLots = [ends(new Date(now.getTime() - 1)), ends(inDays(1))];
  expect(revokeBonuses(expiredLots, [froze(15), came(15, 20)], 15, now)).toEqual([
    { kind: 'written_off', from: 'available', to: 'shop', amount: 10, expiresAt: inDays(1) },
    { kind: 'written_off', from: 'debt', to: 'shop', amount: 5, expiresAt: null },
  ]);
});

test('makes manual bonuses usable at once, until the end of the last day of their term', () => {
  const ledger = grantBonuses(700, new Date('2026-11-22T20:00:00Z'));
  expect(ledger).toEqual([
    { kind: 'manual', from: 'shop', to: 'available', amount: 700, expiresAt: new Date('2026-12-23T19:00:00Z') },
  ]);
  expect(findLedgerFault(ledger)).toBeNull();
  expect(summariseBonuses(ledger, new Date('2026-12-23T18:59:59Z'))).toMatchObject({
    available: 700,
    nearestExpiry: { amount: 700, date: '2026-12-23' },
  });
});

test('does not expire an overdrawn or empty lot', () => {
  expect(expireBonuses([came(10, -2), spentEntry(10, -2)], now)).toEqual([]);
  expect(expireBonuses([came(10, -2), spentEntry(15, -2)], now)).toEqual([]);
});

test('counts as spent what orders took and did not refund; expired bonuses are separate', () => {
  const entries = [
    came(100, 5, 'manual'),
    spentEntry(40, 5),
    { ...came(15, 5, 'returned') },
    spentEntry(20, 5, 'expired'),
    froze(30),
    { kind: 'written_off', from: 'frozen', to: 'shop', amount: 10, expiresAt: null } as BonusEntry,
    { kind: 'returned', from: 'shop', to: 'frozen', amount: 3, expiresAt: null } as BonusEntry,
  ];
  expect(summariseBonuses(entries, now)).toMatchObject({
    available: 55,
    spent: 25,
    burned: 20,
    frozen: 23,
    accrued: 100,
  });
});

test('makes lots only from entries between the shop and available bonuses', () => {
  const odd = { kind: 'manual', from: 'shop', to: 'frozen', amount: 7, expiresAt: inDays(3) } as BonusEntry;
  const withoutExpiry = { kind: 'manual', from: 'shop', to: 'available', amount: 7, expiresAt: null } as BonusEntry;
  expect(bonusLots([odd, withoutExpiry, came(5, 1)])).toEqual([{ expiresAt: inDays(1), left: 5 }]);
});

test('restores exactly what an order spent, whatever it earned', () => {
  const orderEntries = [spentEntry(30, 2), spentEntry(20, 9), froze(50), came(50, 300)];
  expect(restoreBonuses(orderEntries, 25)).toEqual([
    { kind: 'returned', from: 'shop', to: 'available', amount: 20, expiresAt: inDays(9) },
    { kind: 'returned', from: 'shop', to: 'available', amount: 5, expiresAt: inDays(2) },
  ]);
  expect(() => restoreBonuses(orderEntries, 51)).toThrow(RangeError);
  // A lot that got back more than it gave lends nothing to others.
  const overRestored = [spentEntry(30, 2), came(10, 9, 'returned')];
  expect(restoreBonuses(overRestored, 30).map(({ amount }) => amount)).toEqual([30]);
});

test("freezes, releases and revokes earnings with the ledger's entry kinds", () => {
  expect(freezeBonuses(5)).toEqual([{ kind: 'frozen', from: 'shop', to: 'frozen', amount: 5, expiresAt: null }]);
  expect(revokeBonuses([came(100, 5)], [froze(30)], 40, now)).toEqual([
    { kind: 'written_off', from: 'frozen', to: 'shop', amount: 30, expiresAt: null },
  ]);
  expect(convertBonuses([came(100, 5)], 100, now)!.own[0]).toMatchObject({
    kind: 'refilled',
    from: 'shop',
    to: 'available',
  });
});

test('reports entries without a destination or lot', () => {
  const entry = (overrides: Partial<BonusEntry>) => findLedgerFault([{ ...came(5, 1), ...overrides }]);
  expect(entry({ from: 'shop', to: 'shop', expiresAt: null })).toBe('amount');
  expect(entry({ expiresAt: null })).toBe('expiry');
  expect(findLedgerFault([froze(5), { ...froze(5), from: 'frozen', to: 'shop' }])).toBeNull();
});
