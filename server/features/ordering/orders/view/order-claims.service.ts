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
  moveOrdersToCustomer,
  moveKeys,
  deleteClaims,
  type MovedOrder,
  type GuestMerge,
} from './order-claims.queries.ts';
import { findEarnedBonuses } from '../orders.queries.ts';

type Deps = { db: Database; keys: Pick<KeysService, 'assignToCustomer'>; bonuses: Pick<BonusesService, 'freeze'> };

/**
 * Creates the service that moves guest orders to accounts: orders under the customer's name at login, others after the
 * customer confirms them.
 */
export function createOrderClaims({ db, keys, bonuses }: Deps) {
  /** Moves licence keys and earned bonuses along with orders. */
  const moveKeysAndBonuses = async (
    tx: Sql,
    movedOrders: readonly MovedOrder[],
    customerId: number,
    now: Date,
  ): Promise<void> => {
    await keys.assignToCustomer(
      tx,
      movedOrders.map(({ number }) => number),
      customerId,
    );
    const completedIds = movedOrders.filter(({ status }) => status === 'completed').map(({ id }) => id);
    if (completedIds.length > 0) await bonuses.freeze(tx, await findEarnedBonuses(tx, completedIds, now));
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
    async mergeGuest(tx: Sql, merge: GuestMerge, now: Date): Promise<{ orders: number; claims: number }> {
      await moveKeys(tx, merge);
      const name = await findName(tx, merge.customerId);
      const guestOrders = await findGuestOrders(tx, merge);
      const isUnderCustomerName = (order: (typeof guestOrders)[number]) =>
        name !== undefined && isSameName(order, name);
      const ownNumbers = new Set(guestOrders.filter(isUnderCustomerName).map(({ masterNumber }) => masterNumber));
      const otherNumbers = new Set(
        guestOrders.flatMap(({ masterNumber }) => (ownNumbers.has(masterNumber) ? [] : masterNumber)),
      );
      const claims = await insertClaims(tx, merge.customerId, [...otherNumbers], now);
      await moveKeysAndBonuses(tx, await moveOrdersToCustomer(tx, merge, [...ownNumbers]), merge.customerId, now);
      return { orders: ownNumbers.size, claims };
    },

    /** Lists the guest orders awaiting the customer's confirmation. */
    list,

    /** Adds confirmed orders to the account and returns the remaining claims; ignores unknown numbers. */
    async confirm(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await inTransaction(db, async (tx) => {
        const confirmed = await deleteClaims(tx, customerId, numbers);
        await moveKeysAndBonuses(
          tx,
          await moveOrdersToCustomer(tx, { from: null, to: 0, customerId }, confirmed),
          customerId,
          now,
        );
      });
      return list(customerId);
    },

    /** Declines claims of orders that are not the customer's; returns the remaining ones. */
    async decline(customerId: number, numbers: readonly string[], now: Date): Promise<OrderClaim[]> {
      await declineClaims(db.$client, customerId, numbers, now);
      return list(customerId);
    },
  };
}
