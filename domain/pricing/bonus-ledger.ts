import { bonusTerms, convertBankBonuses, defaultBonuses, type BonusSettings } from './bonuses.ts';
import { addDays, almatyDate, almatyMoment } from '../time/calendar.ts';
import { sum, type Tenge } from './money.ts';
import { DAY_MS } from '../time/durations.ts';

/** Kinds of bonus entries (spec §4 "Bonus transaction types"). */
export const BONUS_KINDS = ['accrued', 'written_off', 'frozen', 'returned', 'manual', 'refilled', 'expired'] as const;
/** One of `BONUS_KINDS`. */
type BonusKind = (typeof BONUS_KINDS)[number];

/**
 * Accounts that bonuses move between: the shop, frozen, available, and the customer's debt, whose balance is never
 * above 0 (decisions §6).
 */
export const BONUS_ACCOUNTS = ['shop', 'frozen', 'available', 'debt'] as const;
/** One of `BONUS_ACCOUNTS`. */
type BonusAccount = (typeof BONUS_ACCOUNTS)[number];

/** A double entry: `amount` bonuses, always positive, move from one account to another. */
export type BonusEntry = {
  kind: BonusKind;
  from: BonusAccount;
  to: BonusAccount;
  amount: number;
  /**
   * Expiry of entries into and out of `available`: bonuses with one expiry form one lot, so a lot's balance needs no
   * history. Null for other entries.
   */
  expiresAt: Date | null;
};

/** Totals of a ledger; one bonus is one tenge. */
export type BonusSummary = {
  available: Tenge;
  frozen: Tenge;
  accrued: Tenge;
  spent: Tenge;
  burned: Tenge;
  /** Revoked by returns after being spent; the next credits settle it first. */
  debt: Tenge;
  /** Next bonuses to expire: amount and last day to spend them. */
  nearestExpiry: { amount: Tenge; date: string } | null;
};

/** Bonuses with one expiry, and the amount left. */
export type BonusLot = { expiresAt: Date; left: number };

/** Summarises a ledger; expired bonuses are unavailable even before their entry is written. */
export function summariseBonuses(entries: readonly BonusEntry[], now: Date): BonusSummary {
  const totalWhere = (predicate: (entry: BonusEntry) => boolean) =>
    sum(entries.filter(predicate).map(({ amount }) => amount));
  const lots = bonusLots(entries);
  const usable = lots.filter(({ expiresAt }) => expiresAt > now);
  const next = usable[0];
  return {
    available: sum(usable.map(({ left }) => left)),
    frozen: frozenBonuses(entries),
    accrued: totalWhere(({ kind, to }) => to === 'available' && kind !== 'returned'),
    spent:
      totalWhere(({ kind, from }) => kind === 'written_off' && from === 'available') -
      totalWhere(({ kind, to }) => kind === 'returned' && to === 'available'),
    burned:
      totalWhere(({ kind }) => kind === 'expired') +
      sum(lots.filter(({ expiresAt }) => expiresAt <= now).map(({ left }) => left)),
    debt: bonusDebt(entries),
    nearestExpiry: next ? { amount: next.left, date: almatyDate(new Date(next.expiresAt.getTime() - 1)) } : null,
  };
}

/** Lists the lots with bonuses left, nearest expiry first, including expired ones. */
export function bonusLots(entries: readonly BonusEntry[]): BonusLot[] {
  const remaining = new Map<number, number>();
  for (const { from, to, amount, expiresAt } of entries) {
    if (expiresAt === null || (from !== 'available' && to !== 'available')) continue;
    const key = expiresAt.getTime();
    remaining.set(key, (remaining.get(key) ?? 0) + (to === 'available' ? amount : -amount));
  }
  return [...remaining]
    .filter(([, amount]) => amount !== 0)
    .map(([time, amount]) => ({ expiresAt: new Date(time), left: amount }))
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
}

/** Spends bonuses, oldest expiry first (decisions §6). Returns the new entries, or null when too few are usable. */
export function spendBonuses(entries: readonly BonusEntry[], amount: number, now: Date): BonusEntry[] | null {
  const usable = bonusLots(entries).filter(({ expiresAt }) => expiresAt > now);
  if (sum(usable.map(({ left }) => left)) < amount) return null;
  return drawFromLots(usable, amount).map((part) => ({
    kind: 'written_off',
    from: 'available',
    to: 'shop',
    ...part,
  }));
}

/**
 * Restores spent bonuses of an order with their old expiry (decisions §5), longest-living first. `orderEntries` are the
 * order's entries, oldest first. Throws RangeError when it would restore more than was spent.
 */
export function restoreBonuses(orderEntries: readonly BonusEntry[], amount: number): BonusEntry[] {
  // From the shop's side, an order's spent and unrestored bonuses are lots too.
  const spentAndRestored = [...paymentEntries(orderEntries), ...orderEntries.filter(({ kind }) => kind === 'returned')];
  const spent = bonusLots(spentAndRestored)
    .map(({ expiresAt, left }) => ({ expiresAt, left: -left }))
    .filter(({ left }) => left > 0)
    .reverse();
  if (sum(spent.map(({ left }) => left)) < amount)
    throw new RangeError('more bonuses would be restored than were spent');
  return drawFromLots(spent, amount).map((part) => ({ kind: 'returned', from: 'shop', to: 'available', ...part }));
}

/** Freezes an order's earned bonuses (decisions §6); returns no entries for 0. */
export function freezeBonuses(amount: number): BonusEntry[] {
  return amount > 0 ? [{ kind: 'frozen', from: 'shop', to: 'frozen', amount, expiresAt: null }] : [];
}

/**
 * Releases the frozen bonuses of an order completed on a day; they are usable until their term ends (decisions §6).
 * `releasedOn` is the day its last return was decided, if any.
 */
export function accrueBonuses(
  orderEntries: readonly BonusEntry[],
  completedOn: string,
  settings: BonusSettings = defaultBonuses,
  releasedOn: string = completedOn,
): BonusEntry[] {
  const amount = frozenBonuses(orderEntries);
  if (amount <= 0) return [];
  const expiresAt = almatyMoment(bonusTerms(completedOn, settings, releasedOn).expiresOn, '00:00');
  return [{ kind: 'accrued', from: 'frozen', to: 'available', amount, expiresAt }];
}

/**
 * Revokes the bonuses of returned products, never more than the order earned and still has: first frozen, then usable
 * ones, oldest expiry first. The spent part becomes a debt; the expired part is dropped. `orderEntries` are the order's
 * entries, oldest first.
 */
export function revokeBonuses(
  entries: readonly BonusEntry[],
  orderEntries: readonly BonusEntry[],
  amount: number,
  now: Date,
): BonusEntry[] {
  const earlierRevocations = revocations(orderEntries);
  const revokedTotal = sum(earlierRevocations.map((entry) => entry.amount));
  const revokedAccrued = sum(earlierRevocations.filter(({ from }) => from !== 'frozen').map((entry) => entry.amount));
  const earned = sum(orderEntries.filter(({ kind }) => kind === 'frozen').map((entry) => entry.amount));
  const toRevoke = Math.min(amount, Math.max(0, earned - revokedTotal));
  const frozen = Math.min(toRevoke, Math.max(0, frozenBonuses(orderEntries)));
  const usable = bonusLots(entries).filter(({ expiresAt, left }) => expiresAt > now && left > 0);
  const accrued = Math.max(
    0,
    Math.min(toRevoke - frozen, revocableAccrued(entries, orderEntries, now) - revokedAccrued),
  );
  const fromUsable = Math.min(accrued, sum(usable.map(({ left }) => left)));
  const revokedEntries: BonusEntry[] = drawFromLots(usable, fromUsable).map((part) => ({
    kind: 'written_off',
    from: 'available',
    to: 'shop',
    ...part,
  }));
  const debt = accrued - fromUsable;
  if (frozen > 0)
    revokedEntries.unshift({ kind: 'written_off', from: 'frozen', to: 'shop', amount: frozen, expiresAt: null });
  if (debt > 0) revokedEntries.push({ kind: 'written_off', from: 'debt', to: 'shop', amount: debt, expiresAt: null });
  return revokedEntries;
}

/** Settles a debt from incoming `credits`, nearest expiry first. Returns the entries to add after them. */
export function settleDebt(entries: readonly BonusEntry[], credits: readonly BonusEntry[]): BonusEntry[] {
  const lots = bonusLots(credits.filter(({ to }) => to === 'available'));
  return drawFromLots(lots, bonusDebt(entries)).map((part) => ({
    kind: 'written_off',
    from: 'available',
    to: 'debt',
    ...part,
  }));
}

/** Returns the unsettled debt from returns. */
export function bonusDebt(entries: readonly BonusEntry[]): Tenge {
  return sum(entries.map(({ from, to, amount }) => (from === 'debt' ? amount : to === 'debt' ? -amount : 0)));
}

/** Grants bonuses manually (spec §4 "manually calculated"), as a lot with the usual lifetime. */
export function grantBonuses(amount: number, now: Date, settings: BonusSettings = defaultBonuses): BonusEntry[] {
  const expiresAt = almatyMoment(addDays(almatyDate(now), settings.lifeDays + 1), '00:00');
  return [{ kind: 'manual', from: 'shop', to: 'available', amount, expiresAt }];
}

/** Expires bonuses past their term, one entry per lot (decisions §6). */
export function expireBonuses(entries: readonly BonusEntry[], now: Date): BonusEntry[] {
  return bonusLots(entries)
    .filter(({ expiresAt, left }) => expiresAt <= now && left > 0)
    .map(({ expiresAt, left }) => ({ kind: 'expired', from: 'available', to: 'shop', amount: left, expiresAt }));
}

/**
 * Converts a partner bank's bonuses (decisions §6). Returns the entries of both ledgers, or null when too few are
 * usable.
 */
export function convertBonuses(
  bank: readonly BonusEntry[],
  amount: number,
  now: Date,
  settings: BonusSettings = defaultBonuses,
): { bank: BonusEntry[]; own: BonusEntry[] } | null {
  const spentEntries = spendBonuses(bank, amount, now);
  const converted = convertBankBonuses(amount, settings);
  if (!spentEntries || converted <= 0) return null;
  const expiresAt = new Date(now.getTime() + settings.lifeDays * DAY_MS);
  return {
    bank: spentEntries,
    own: [{ kind: 'refilled', from: 'shop', to: 'available', amount: converted, expiresAt }],
  };
}

/** Returns the first inconsistency of a ledger (entries in order of writing), null when sound. For audits. */
export function findLedgerFault(entries: readonly BonusEntry[]): 'amount' | 'expiry' | 'overdrawn' | null {
  const balances = new Map<string, number>();
  for (const { from, to, amount, expiresAt } of entries) {
    if (!Number.isSafeInteger(amount) || amount <= 0 || from === to) return 'amount';
    if ((from === 'available' || to === 'available') !== (expiresAt !== null)) return 'expiry';
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (account === 'shop') continue;
      const key = account === 'available' ? String(expiresAt?.getTime()) : account;
      const balance = (balances.get(key) ?? 0) + change;
      // A debt is settled at most once; every other balance stays non-negative.
      if (account === 'debt' ? balance > 0 : balance < 0) return 'overdrawn';
      balances.set(key, balance);
    }
  }
  return null;
}

/** Index of the entry that froze an order's earnings; earlier entries paid for the order, later ones revoked. */
const freezeIndex = (orderEntries: readonly BonusEntry[]): number => {
  const index = orderEntries.findIndex(({ kind }) => kind === 'frozen');
  return index < 0 ? orderEntries.length : index;
};
const paymentEntries = (orderEntries: readonly BonusEntry[]): BonusEntry[] =>
  orderEntries.slice(0, freezeIndex(orderEntries)).filter(({ kind }) => kind === 'written_off');
const revocations = (orderEntries: readonly BonusEntry[]): BonusEntry[] =>
  orderEntries.slice(freezeIndex(orderEntries)).filter(({ kind }) => kind === 'written_off');

/** Maximum of an order's accrued bonuses to revoke: all until they expire, then only those already used. */
function revocableAccrued(entries: readonly BonusEntry[], orderEntries: readonly BonusEntry[], now: Date): number {
  const lot = orderEntries.find(({ kind }) => kind === 'accrued')?.expiresAt;
  if (!lot || lot > now) return Number.POSITIVE_INFINITY;
  const moves = entries.filter(({ expiresAt, kind }) => expiresAt?.getTime() === lot.getTime() && kind !== 'expired');
  const usedAmounts = moves.map(({ from, kind, amount }) =>
    from === 'available' ? amount : kind === 'returned' ? -amount : 0,
  );
  return Math.max(0, sum(usedAmounts));
}

/** Balance of the frozen account. */
function frozenBonuses(entries: readonly BonusEntry[]): number {
  return sum(entries.map(({ from, to, amount }) => (to === 'frozen' ? amount : from === 'frozen' ? -amount : 0)));
}

/** Takes an amount from lots in order; omits zero parts. */
function drawFromLots(lots: readonly BonusLot[], amount: number): { amount: number; expiresAt: Date }[] {
  let remaining = amount;
  return lots.flatMap(({ expiresAt, left }) => {
    const part = Math.min(left, remaining);
    remaining -= part;
    return part > 0 ? [{ amount: part, expiresAt }] : [];
  });
}
