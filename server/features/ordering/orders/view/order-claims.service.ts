import type { OrderClaim } from '#contract/orders/orders.ts';
import { isSameName } from '#domain/catalog/same-name.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { BonusesService } from '../../../money/bonuses/bonuses.service.ts';
import type { KeysService } from '../../../money/keys/keys.service.ts';
import {
  declineClaims,
  findClaims,
  findGuestOrders,
  findName,
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
 * Creates the part of orders that brings guest orders into accounts. An order under the customer's own name joins at the
 * login; one under another name is shown and joins once the customer has confirmed it.
 */
export function createOrderClaims({ db, keys, bonuses }: Deps) {
  /** Brings along what joined orders carry: licence keys, and the bonuses of completed ones. */
  const bringAlong = async (tx: Sql, joined: readonly JoinedOrder[], customerId: number, now: Date): Promise<void> => {
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
    /** Brings the guest orders of a login into the account, and notes those under another name; returns how many of each. */
    async join(tx: Sql, joining: Joining, now: Date): Promise<{ orders: number; claims: number }> {
      await moveKeys(tx, joining);
      const name = await findName(tx, joining.customerId);
      const found = await findGuestOrders(tx, joining);
      const isOwn = (order: (typeof found)[number]) => name !== undefined && isSameName(order, name);
      const own = new Set(found.filter(isOwn).map(({ masterNumber }) => masterNumber));
      const others = new Set(found.flatMap(({ masterNumber }) => (own.has(masterNumber) ? [] : masterNumber)));
      const claims = await insertClaims(tx, joining.customerId, [...others], now);
      await bringAlong(tx, await joinOrders(tx, joining, [...own]), joining.customerId, now);
      return { orders: own.size, claims };
    },

    /** Lists the guest orders that a customer is asked about. */
    list,

    /** Adds confirmed orders to the account and returns the claims that remain; ignores unknown numbers. */
    async confirm(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await inTransaction(db, async (tx) => {
        const taken = await takeClaims(tx, customerId, numbers);
        await bringAlong(tx, await joinOrders(tx, { from: null, to: 0, customerId }, taken), customerId, now);
      });
      return list(customerId);
    },

    /** Declines claims of orders that belong to another person and returns those that remain. */
    async decline(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await declineClaims(db.$client, customerId, numbers, now);
      return list(customerId);
    },
  };
}
