import type { SentCode } from '#contract/customers/phone-proof.ts';
import type { Language } from '#domain/text/language.ts';
import { isKazakhMobile } from '#domain/customers/phone.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { SmsSender } from '#server/gateways/sms/sms.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import { createProofOfWork, type SolvedChallenge } from '../../../platform/limits/proof-of-work.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { createAttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import { codeCap, codeText, drawCode, codeRefusal } from './phone-verification.policy.ts';
import {
  countLastHour,
  deleteOld,
  deleteVerification,
  markCodeUsed,
  findCaller,
  findVerificationExpiry,
  findVerifiedPhone,
  findSentBefore,
  hasVerification,
  isKnownPhone,
  insertCode,
  insertVerification,
  insertVerifiedDevice,
  lockSending,
  claimAttempt,
} from './phone-verification.queries.ts';

/** Time in which a session may retry a confirmation whose response was lost. */
export const REPEAT_MS = 2 * MINUTE_MS;

/** A phone and the session that verifies it; the verification is valid only in that session. */
export type PhoneOwner = { sessionId: number; phone: string };

/** Verifies phones by codes: for orders, registration and login. */
export type PhoneVerificationService = ReturnType<typeof createPhoneVerificationService>;

type Log = { warn(details: object, text: string): void; error(details: object, text: string): void };
const NO_LOG: Log = { warn: () => {}, error: () => {} };

/** Requester of a code, its language and the origin of its page. */
export type CodeCall = {
  address: string;
  /** SHA-256 of the caller's device id, if given. */
  deviceHash?: string | null | undefined;
  origin: string;
  language: Language;
  /** A solved challenge, from a caller who was asked for one. */
  work?: SolvedChallenge | undefined;
  now: Date;
};

type Deps = { db: Database; sms: SmsSender; secret: string; settings: Pick<SettingsReader, 'current'>; log?: Log };

/**
 * Creates the service that sends and checks codes (decisions §8). Limits are counted in the database, so they hold
 * across processes and restarts. Responses do not reveal whether the phone is a customer's, except above the share of
 * the cap reserved for customers (docs/decisions/0022).
 */
export function createPhoneVerificationService({ db, sms, secret, settings, log = NO_LOG }: Deps) {
  const hashCode = ({ sessionId, phone }: PhoneOwner, code: string) =>
    sign(secret, 'phone-code', `${sessionId} ${phone} ${code}`);

  const countAttempt = ({ sessionId, phone }: PhoneOwner, since: Date, now: Date) =>
    claimAttempt(db.$client, sessionId, phone, { maxTries: settings.current()['phone.codeTries'], since }, now);

  /**
   * Checks a code and returns its id. Counts every attempt first, outside the caller's transaction. `isRepeat`: the
   * code was used moments ago and the response was lost. Errors: `code_wrong` with `details.left`, `code_expired`.
   */
  const check = async (owner: PhoneOwner, code: string, now: Date): Promise<{ codeId: number; isRepeat: boolean }> => {
    const activeCode = (await countAttempt(owner, new Date(now.getTime() - REPEAT_MS), now)) ?? fail('code_expired');
    const isCorrect = signatureMatches(hashCode(owner, code), activeCode.codeHash);
    if (!isCorrect && activeCode.isUsed) fail('code_expired');
    if (!isCorrect) fail('code_wrong', { left: settings.current()['phone.codeTries'] - activeCode.tries });
    return { codeId: activeCode.id, isRepeat: activeCode.isUsed };
  };

  /** Repeats the response of a confirmation. Errors: `code_expired` once its verification was consumed. */
  const findVerification = async ({ sessionId, phone }: PhoneOwner, now: Date): Promise<{ provedUntil: string }> => {
    const consumeCode = (await findVerificationExpiry(db.$client, sessionId, phone, now)) ?? fail('code_expired');
    return { provedUntil: new Date(consumeCode).toISOString() };
  };

  const hashPhone = (phone: string) => sign(secret, 'proved phone', phone);

  /** Consumes a checked code. Its device is known from then on and exempt from limits that others exhaust. */
  const consumeCode = async (tx: Sql, codeId: number, now: Date): Promise<void> => {
    const { phone, deviceHash } = (await markCodeUsed(tx, codeId, now)) ?? fail('code_expired');
    if (deviceHash !== null) await insertVerifiedDevice(tx, hashPhone(phone), deviceHash, now);
  };

  /** Consumes a checked code and stores the verification for `phone.proofHours`. */
  const storeVerification = async (
    tx: Sql,
    owner: PhoneOwner,
    codeId: number,
    now: Date,
  ): Promise<{ provedUntil: string }> => {
    await consumeCode(tx, codeId, now);
    const expiresAt = new Date(now.getTime() + settings.current()['phone.proofHours'] * HOUR_MS);
    await insertVerification(tx, { ...owner, expiresAt }, now);
    return { provedUntil: expiresAt.toISOString() };
  };

  const proofOfWork = createProofOfWork({ secret, tries: createAttemptLimit({ db }) });

  let lastAlertAt = 0;
  /** Alerts operators, at most once a minute: this volume is an attack or an exceptionally busy day. */
  const alertOperators = (now: Date, cap: number) => {
    if (now.getTime() - lastAlertAt < MINUTE_MS) return;
    lastAlertAt = now.getTime();
    log.error({ cap }, 'the hourly cap of codes is reached: only known devices get one');
  };

  /** Stores a code to be sent, within the limits; replaces the session's older code. */
  const storeCode = async (owner: PhoneOwner, { address, deviceHash = null, work, now }: CodeCall): Promise<string> => {
    if (!isKazakhMobile(owner.phone)) fail('phone_not_mobile');
    const current = settings.current();
    const code = drawCode();
    const { phone } = owner;
    const requester = { address, network: networkAddress(address), deviceHash };
    // Before the locks below, because it uses its own connection.
    const workBits = work ? await proofOfWork.redeem(phone, work, now) : 0;
    await inTransaction(db, async (tx) => {
      await lockSending(tx, phone, address);
      const caller = await findCaller(tx, { ...owner, phoneHash: hashPhone(phone) }, deviceHash, now);
      const cap = codeCap(caller.isCustomer, current);
      const recentCodes = await findSentBefore(tx, owner, requester, cap, now);
      const refusal = codeRefusal(recentCodes, { isKnown: caller.known, workBits }, now.getTime(), current);
      if (refusal?.error === 'work_required')
        return fail('work_required', proofOfWork.createChallenge(phone, refusal.bits, now));
      if (refusal?.cap) alertOperators(now, cap);
      // The shop's cap is not the caller's fault, and the page must say so.
      if (refusal) fail(refusal.error, { seconds: refusal.seconds, ...(refusal.cap && { cause: 'shop' }) });
      const expiresAt = new Date(now.getTime() + current['phone.codeMinutes'] * MINUTE_MS);
      await insertCode(tx, { ...owner, ...requester, codeHash: hashCode(owner, code), expiresAt }, now);
    });
    return code;
  };

  const describeSentCode = (): SentCode => {
    const current = settings.current();
    return {
      resendSeconds: current['phone.resendSeconds'],
      lifeSeconds: (current['phone.codeMinutes'] * MINUTE_MS) / 1000,
      tries: current['phone.codeTries'],
    };
  };

  return {
    /**
     * Sends a code and replaces the session's older one. Errors: `phone_not_mobile`; `code_too_soon` and
     * `too_many_codes` with `details.seconds`; `work_required` with a challenge; `code_not_sent`.
     */
    async send(owner: PhoneOwner, call: CodeCall): Promise<SentCode> {
      const code = await storeCode(owner, call);
      const { origin, language } = call;
      const { hostname: host } = new URL(origin);
      try {
        const shop = settings.current()['shop.name'];
        await sms.send({ phone: owner.phone, text: codeText(code, { shop, language, host }) });
      } catch (error) {
        // The code still counts, so requests for a number that no provider accepts are limited.
        log.warn({ err: error, provider: sms.name }, 'a code was not sent');
        fail('code_not_sent');
      }
      return describeSentCode();
    },

    /**
     * Counts a code that another service sends to the phone, within the limits of `send`. Same errors except
     * `code_not_sent`.
     */
    async countExternalCode(owner: PhoneOwner, call: CodeCall): Promise<SentCode> {
      await storeCode(owner, call);
      return describeSentCode();
    },

    /**
     * Counts an attempt at an external code before it is checked, and returns the attempts left. Errors: `code_expired`
     * when none was left.
     */
    async countExternalAttempt({ sessionId, phone }: PhoneOwner, now: Date): Promise<number> {
      const activeCode = (await countAttempt({ sessionId, phone }, now, now)) ?? fail('code_expired');
      return settings.current()['phone.codeTries'] - activeCode.tries;
    },

    check,
    keep: storeVerification,

    replayConfirmation: findVerification,

    /** Checks a code and stores the verification. A retry gets the first response. Errors: see `check`. */
    async confirm(owner: PhoneOwner, code: string, now: Date): Promise<{ provedUntil: string }> {
      const { codeId, isRepeat } = await check(owner, code, now);
      if (isRepeat) return findVerification(owner, now);
      try {
        return await inTransaction(db, (tx) => storeVerification(tx, owner, codeId, now));
      } catch (error) {
        // The first call has consumed the code meanwhile.
        if (error instanceof ExpectedFailure && error.error === 'code_expired') return findVerification(owner, now);
        throw error;
      }
    },

    /** Hashes a code with a seal, to recognise a retry of the call. */
    confirmationHash: (sealHash: string, phone: string, code: string): string =>
      sign(secret, 'confirmed code', `${sealHash} ${phone} ${code}`),

    /** Consumes a checked code without storing a verification, for an immediate login. */
    spend: consumeCode,

    /** True when this session or device has verified the phone, or its customer has logged in on the device. */
    isKnownCaller: async (
      phone: string,
      sessionId: number | null,
      deviceHash: string | null,
      now: Date,
    ): Promise<boolean> =>
      (await findCaller(db.$client, { phone, phoneHash: hashPhone(phone), sessionId }, deviceHash, now)).known,

    /** True when a session has verified a phone or is its customer's; can run inside the caller's transaction. */
    isVerified: (sql: Sql, { sessionId, phone }: PhoneOwner, now: Date): Promise<boolean> =>
      isKnownPhone(sql, sessionId, phone, now),

    /**
     * Returns an identity of a verified caller: the customer, or the phone verified by the session; null without
     * either.
     */
    async verifiedIdentity(
      sql: Sql,
      { sessionId, customerId }: { sessionId: number | null; customerId: number | null },
      now: Date,
    ): Promise<string | null> {
      if (customerId !== null) return `customer ${customerId}`;
      const phone = sessionId === null ? undefined : await findVerifiedPhone(sql, sessionId, now);
      return phone === undefined ? null : `phone ${phone}`;
    },

    /** Requires a verification not older than `minutes`; call it before expensive work. Errors: `proof_expired`. */
    async require({ sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await hasVerification(db.$client, sessionId, phone, startOfPeriod(minutes, now), now)))
        fail('proof_expired');
    },

    /** Consumes a verification not older than `minutes`; one of concurrent calls succeeds. Errors: `proof_expired`. */
    async consume(tx: Sql, { sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await deleteVerification(tx, sessionId, phone, startOfPeriod(minutes, now), now))) fail('proof_expired');
    },

    /**
     * Deletes codes and stored messages older than a day and expired verifications; returns the number of deleted rows.
     */
    deleteExpired: (now: Date): Promise<number> => deleteOld(db.$client, now),
  };
}

/** Returns the number of codes sent in the last hour, for `/metrics`. */
export const countRecentCodes = (db: Database): Promise<number> => countLastHour(db.$client);

function startOfPeriod(minutes: number, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
