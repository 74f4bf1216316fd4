import { phoneDigits } from '#domain/customers/phone.ts';
import type { OrdersService } from '../features/ordering/orders/orders.service.ts';
import type { PhoneProofService } from '../features/customers/phone-proof/phone-proof.service.ts';
import type { Database } from '../platform/database/db.ts';
import { createGuessLimit, type FindGuessOwner } from '../platform/limits/guess-limit.ts';

type Deps = {
  db: Database;
  phoneProof: Pick<PhoneProofService, 'isProved' | 'isKnownCaller' | 'verifiedIdentity'>;
  orders: Pick<OrdersService, 'isOwn'>;
};

/**
 * Creates the rule for owners of guessed values: the session or customer of an order, and a session or device that has
 * verified the phone. For a gift card any verified phone is an owner, with a separate count of wrong PINs.
 */
function createOwnerFinder({ db, phoneProof, orders }: Deps): FindGuessOwner {
  return async ({ phone, order, card }, { sessionId, customerId, deviceHash, now }) => {
    const sql = db.$client;
    const session = sessionId === null ? null : `session ${sessionId}`;
    const digits = phone === undefined ? '' : phoneDigits(phone);
    if (sessionId !== null && digits !== '' && (await phoneProof.isProved(sql, { sessionId, phone: digits }, now)))
      return session;
    if (order !== undefined && (await orders.isOwn(order, { sessionId, customerId }))) return session;
    if (digits !== '' && deviceHash && (await phoneProof.isKnownCaller(digits, null, deviceHash, now)))
      return `device ${deviceHash}`;
    return card === undefined ? null : phoneProof.verifiedIdentity(sql, { sessionId, customerId }, now);
  };
}

/** Creates the counter of wrong guesses, which never blocks owners. */
export function createOrderGuessLimit(deps: Deps) {
  return { ...createGuessLimit(deps), findOwner: createOwnerFinder(deps) };
}
