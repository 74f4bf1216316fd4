import type { OrderClaim } from '#contract/orders/orders.ts';
import { isSameName } from '#domain/catalog/same-name.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import { findName } from '../../../customers/customers/customers.rows.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { BonusesService } from '../../../money/bonuses/bonuses.service.ts';
import type { KeysService } from '../../../money/keys/keys.service.ts';
import {
  declineClaims,
  findClaims,
  findGuestOrders,
  insertClaims,
  joinOrders,
  moveKeys,
  takeClaims,
  type JoinedOrder,
  type Joining,
} from './order-claims.queries.ts';
import { findEarned } from '../orders.queries.ts';

type Deps = { db: Database; keys: Pick<KeysService, 'join'>; bonuses: Pick<BonusesService, 'freeze'> };

/**
 * Creates the service that moves guest orders to accounts. Orders under the customer's own name join at login; those
 * under another name await the customer's confirmation.
 */
export function createOrderClaims({ db, keys, bonuses }: Deps) {
  /** Moves licence keys and earned bonuses along with joined orders. */
  const moveBelongings = async (
    tx: Sql,
    joined: readonly JoinedOrder[],
    customerId: number,
    now: Date,
  ): Promise<void> => {
    await keys.join(
      tx,
      joined.map(({ number }) => number),
      customerId,
    );
    const completed = joined.filter(({ status }) => status === 'completed').map(({ id }) => id);
    if (completed.length > 0) await bonuses.freeze(tx, await findEarned(tx, completed, now));
  };
  const list = async (customerId: number): Promise<OrderClaim[]> =>
    (await findClaims(db.$client, customerId)).map(({ masterNumber, firstName, lastName, createdAt, ...claim }) => ({
      ...claim,
      number: masterNumber,
      name: [firstName, lastName && `${[...lastName][0]!}.`].filter(Boolean).join(' '),
      at: new Date(createdAt).toISOString(),
    }));

  return {
    /**
     * Moves the guest orders of a login to the account and stores claims for those under another name; returns both
     * counts.
     */
    async join(tx: Sql, joining: Joining, now: Date): Promise<{ orders: number; claims: number }> {
      await moveKeys(tx, joining);
      const name = await findName(tx, joining.customerId);
      const found = await findGuestOrders(tx, joining);
      const hasOwnName = (order: (typeof found)[number]) => name !== undefined && isSameName(order, name);
      const ownNumbers = new Set(found.filter(hasOwnName).map(({ masterNumber }) => masterNumber));
      const otherNumbers = new Set(
        found.flatMap(({ masterNumber }) => (ownNumbers.has(masterNumber) ? [] : masterNumber)),
      );
      const claims = await insertClaims(tx, joining.customerId, [...otherNumbers], now);
      await moveBelongings(tx, await joinOrders(tx, joining, [...ownNumbers]), joining.customerId, now);
      return { orders: ownNumbers.size, claims };
    },

    /** Lists the guest orders a customer is asked about. */
    list,

    /** Adds confirmed orders to the account and returns the remaining claims; ignores unknown numbers. */
    async confirm(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await inTransaction(db, async (tx) => {
        const confirmed = await takeClaims(tx, customerId, numbers);
        await moveBelongings(tx, await joinOrders(tx, { from: null, to: 0, customerId }, confirmed), customerId, now);
      });
      return list(customerId);
    },

    /** Declines claims of other persons' orders and returns the remaining ones. */
    async decline(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await declineClaims(db.$client, customerId, numbers, now);
      return list(customerId);
    },
  };
}
