import { phoneDigits } from '#domain/customers/phone.ts';
import type { OrdersService } from '../features/ordering/orders/orders.service.ts';
import type { PhoneVerificationService } from '../features/customers/phone-verification/phone-verification.service.ts';
import type { Database } from '../platform/database/db.ts';
import { createGuessLimit, type FindGuessOwner } from '../platform/limits/guess-limit.ts';

type Deps = {
  db: Database;
  phoneVerification: Pick<PhoneVerificationService, 'isVerified' | 'isKnownCaller' | 'verifiedIdentity'>;
  orders: Pick<OrdersService, 'isOwn'>;
};

/**
 * Creates the rule for owners of guessed values: the session or customer of an order, and a session or device that has
 * verified the phone. For a gift card any verified phone is an owner, with a separate count of wrong PINs.
 */
function createOwnerFinder({ db, phoneVerification, orders }: Deps): FindGuessOwner {
  return async ({ phone, order, card }, { sessionId, customerId, deviceHash, now }) => {
    const sql = db.$client;
    const session = sessionId === null ? null : `session ${sessionId}`;
    const digits = phone === undefined ? '' : phoneDigits(phone);
    if (
      sessionId !== null &&
      digits !== '' &&
      (await phoneVerification.isVerified(sql, { sessionId, phone: digits }, now))
    )
      return session;
    if (order !== undefined && (await orders.isOwn(order, { sessionId, customerId }))) return session;
    if (digits !== '' && deviceHash && (await phoneVerification.isKnownCaller(digits, null, deviceHash, now)))
      return `device ${deviceHash}`;
    return card === undefined ? null : phoneVerification.verifiedIdentity(sql, { sessionId, customerId }, now);
  };
}

/** Creates the counter of wrong guesses, which never blocks owners. */
export function createOrderGuessLimit(deps: Deps) {
  return { ...createGuessLimit(deps), findOwner: createOwnerFinder(deps) };
}
