import type { PhoneDemand } from '#contract/orders/orders.ts';
import { guessNetwork } from '../../../platform/http/client-address.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { addressKeys, type CountedKey, type AttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';

/** Caller who enters a PIN. */
export type CardCaller = Pick<CallContext, 'sessionId' | 'customerId' | 'ip' | 'now'>;

type Deps = {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  /** Failed attempts, counted together with those of promo codes. */
  tries: AttemptLimit;
  phoneVerification: Pick<PhoneVerificationService, 'verifiedIdentity'>;
};

/**
 * Creates the rate limit for wrong PINs. Unverified callers have a small budget per card and network, and a larger one
 * per card in total; beyond it they must verify a phone. Verified callers are counted individually, so attackers cannot
 * lock out the owner.
 */
export function createCardTries({ db, settings, tries, phoneVerification }: Deps) {
  /** Counts an attempt before its check and rolls back a correct one; calls `refuse` once the limit is reached. */
  const withLimit = async <T>(
    limits: readonly CountedKey[],
    now: Date,
    refuse: (blocked: { seconds: number }) => never,
    lookup: () => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const blocked = await tries.begin(limits, now);
    if (blocked) refuse(blocked);
    const found = await lookup();
    if (found !== undefined) await tries.rollBack(limits, now);
    return found;
  };
  const refuseTooMany = (blocked: { seconds: number }) => fail('too_many_tries', blocked);

  return {
    /**
     * Finds a card by the number and PIN entered. Fails with `gift_card_refused`, `too_many_tries`, or
     * `phone_not_proved` after too many attempts by unverified callers. `extraLimits` apply to unverified callers.
     */
    async tryCard<T>(
      number: string,
      { sessionId, customerId, ip, now }: CardCaller,
      lookup: () => Promise<T | undefined>,
      extraLimits: readonly CountedKey[] = [],
    ): Promise<T> {
      const limits = settings.current();
      const sessionLimit = limits['savings.triesOfSession'];
      const holder = await phoneVerification.verifiedIdentity(db.$client, { sessionId, customerId }, now);
      if (holder !== null) {
        const sessionLimits: CountedKey[] = [{ key: `cards ${holder}`, limit: sessionLimit }];
        const cardLimit = {
          key: `card ${number} ${holder}`,
          limit: limits['savings.triesOfCardHolder'],
          per: 'day' as const,
        };
        const found = await withLimit(sessionLimits, now, refuseTooMany, () =>
          withLimit([cardLimit], now, refuseTooMany, lookup),
        );
        return found ?? fail('gift_card_refused');
      }
      const network = guessNetwork(ip) ?? ip;
      const networkLimits: CountedKey[] = [
        ...addressKeys(ip, limits),
        ...(sessionId === null ? [] : [{ key: `session ${sessionId}`, limit: sessionLimit }]),
        ...extraLimits,
      ];
      const cardLimits: CountedKey[] = [
        { key: `card ${number} network ${network}`, limit: limits['savings.triesOfCardNetwork'] },
        { key: `card ${number}`, limit: limits['savings.triesOfCard'], per: 'day' },
      ];
      const requireVerification = () => fail('phone_not_proved', { reason: 'card' } satisfies PhoneDemand);
      const found = await withLimit(networkLimits, now, refuseTooMany, () =>
        withLimit(cardLimits, now, requireVerification, lookup),
      );
      return found ?? fail('gift_card_refused');
    },
  };
}
