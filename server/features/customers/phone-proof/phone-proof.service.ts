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
import { codeCap, codeText, drawCode, codeRefusal } from './phone-proof.policy.ts';
import {
  countLastHour,
  deleteOld,
  deleteProof,
  endCode,
  findCaller,
  findProofEnd,
  findProvedPhone,
  findSentBefore,
  hasProof,
  isKnownPhone,
  insertCode,
  insertProof,
  insertProvedDevice,
  lockSending,
  claimAttempt,
} from './phone-proof.queries.ts';

/** How long a session may repeat a confirmation whose response was lost. */
export const REPEAT_MS = 2 * MINUTE_MS;

/** A phone and the session that verifies it; the verification is valid only in that session. */
export type PhoneOwner = { sessionId: number; phone: string };

/** Verifies phones by codes: for orders, registration and login. */
export type PhoneProofService = ReturnType<typeof createPhoneProofService>;

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
export function createPhoneProofService({ db, sms, secret, settings, log = NO_LOG }: Deps) {
  const hashCode = ({ sessionId, phone }: PhoneOwner, code: string) =>
    sign(secret, 'phone-code', `${sessionId} ${phone} ${code}`);

  const countAttempt = ({ sessionId, phone }: PhoneOwner, since: Date, now: Date) =>
    claimAttempt(db.$client, sessionId, phone, { maxTries: settings.current()['phone.codeTries'], since }, now);

  /**
   * Checks a code and returns its id; `code_wrong` with `details.left`, `code_expired`. Counts every attempt first,
   * outside the caller's transaction. `isRepeat`: the code was used moments ago and the response was lost.
   */
  const check = async (owner: PhoneOwner, code: string, now: Date): Promise<{ codeId: number; isRepeat: boolean }> => {
    const activeCode = (await countAttempt(owner, new Date(now.getTime() - REPEAT_MS), now)) ?? fail('code_expired');
    const isRight = signatureMatches(hashCode(owner, code), activeCode.codeHash);
    if (!isRight && activeCode.isUsed) fail('code_expired');
    if (!isRight) fail('code_wrong', { left: settings.current()['phone.codeTries'] - activeCode.tries });
    return { codeId: activeCode.id, isRepeat: activeCode.isUsed };
  };

  /** Repeats the response of a confirmation; `code_expired` once its verification was consumed. */
  const findProof = async ({ sessionId, phone }: PhoneOwner, now: Date): Promise<{ provedUntil: string }> => {
    const end = (await findProofEnd(db.$client, sessionId, phone, now)) ?? fail('code_expired');
    return { provedUntil: new Date(end).toISOString() };
  };

  const hashPhone = (phone: string) => sign(secret, 'proved phone', phone);

  /** Consumes a checked code. Its device is known from then on and exempt from limits that strangers use up. */
  const end = async (tx: Sql, codeId: number, now: Date): Promise<void> => {
    const { phone, deviceHash } = (await endCode(tx, codeId, now)) ?? fail('code_expired');
    if (deviceHash !== null) await insertProvedDevice(tx, hashPhone(phone), deviceHash, now);
  };

  /** Consumes a checked code and keeps the verification for some hours. */
  const keep = async (tx: Sql, owner: PhoneOwner, codeId: number, now: Date): Promise<{ provedUntil: string }> => {
    await end(tx, codeId, now);
    const expiresAt = new Date(now.getTime() + settings.current()['phone.proofHours'] * HOUR_MS);
    await insertProof(tx, { ...owner, expiresAt }, now);
    return { provedUntil: expiresAt.toISOString() };
  };

  const proofOfWork = createProofOfWork({ secret, tries: createAttemptLimit({ db }) });

  let alarmedAt = 0;
  /** Alerts operators, at most once a minute: this volume is an attack or an exceptionally busy day. */
  const alertOperators = (now: Date, cap: number) => {
    if (now.getTime() - alarmedAt < MINUTE_MS) return;
    alarmedAt = now.getTime();
    log.error({ cap }, 'the hourly cap of codes is reached: only known devices get one');
  };

  /** Stores a code to be sent, within the limits; replaces the session's older code. */
  const write = async (owner: PhoneOwner, { address, deviceHash = null, work, now }: CodeCall): Promise<string> => {
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
      // Nothing the caller did: the page must not blame it.
      if (refusal) fail(refusal.error, { seconds: refusal.seconds, ...(refusal.cap && { cause: 'shop' }) });
      const expiresAt = new Date(now.getTime() + current['phone.codeMinutes'] * MINUTE_MS);
      await insertCode(tx, { ...owner, ...requester, codeHash: hashCode(owner, code), expiresAt }, now);
    });
    return code;
  };

  const sentCode = (): SentCode => {
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
      const code = await write(owner, call);
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
      return sentCode();
    },

    /**
     * Counts a code that another service sends to the phone, within the limits of `send`. Same errors except
     * `code_not_sent`.
     */
    async countCode(owner: PhoneOwner, call: CodeCall): Promise<SentCode> {
      await write(owner, call);
      return sentCode();
    },

    /**
     * Counts an attempt at such a code before it is checked and returns the attempts left; `code_expired` when none was
     * left.
     */
    async countTry({ sessionId, phone }: PhoneOwner, now: Date): Promise<number> {
      const activeCode = (await countAttempt({ sessionId, phone }, now, now)) ?? fail('code_expired');
      return settings.current()['phone.codeTries'] - activeCode.tries;
    },

    check,
    keep,

    proofOf: findProof,

    /** Checks a code and keeps the verification; errors as `check`. A repeat gets the first response. */
    async confirm(owner: PhoneOwner, code: string, now: Date): Promise<{ provedUntil: string }> {
      const { codeId, isRepeat } = await check(owner, code, now);
      if (isRepeat) return findProof(owner, now);
      try {
        return await inTransaction(db, (tx) => keep(tx, owner, codeId, now));
      } catch (error) {
        // The first call has consumed the code meanwhile.
        if (error instanceof ExpectedFailure && error.error === 'code_expired') return findProof(owner, now);
        throw error;
      }
    },

    /** Hashes a code with a seal, to recognise a repeat of the call. */
    confirmationHash: (sealHash: string, phone: string, code: string): string =>
      sign(secret, 'confirmed code', `${sealHash} ${phone} ${code}`),

    /** Consumes a checked code without keeping a verification, for an immediate login. */
    spend: end,

    /** True when this session or device has verified the phone, or its customer has logged in on the device. */
    isKnownCaller: async (
      phone: string,
      sessionId: number | null,
      deviceHash: string | null,
      now: Date,
    ): Promise<boolean> =>
      (await findCaller(db.$client, { phone, phoneHash: hashPhone(phone), sessionId }, deviceHash, now)).known,

    /** True when a session has verified a phone or is its customer's; can run inside the caller's transaction. */
    isProved: (sql: Sql, { sessionId, phone }: PhoneOwner, now: Date): Promise<boolean> =>
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
      const phone = sessionId === null ? undefined : await findProvedPhone(sql, sessionId, now);
      return phone === undefined ? null : `phone ${phone}`;
    },

    /** Requires a verification not older than `minutes`; use it before expensive work. `proof_expired`. */
    async require({ sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await hasProof(db.$client, sessionId, phone, startOfPeriod(minutes, now), now))) fail('proof_expired');
    },

    /** Consumes a verification not older than `minutes`; only one of concurrent calls succeeds. `proof_expired`. */
    async take(tx: Sql, { sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await deleteProof(tx, sessionId, phone, startOfPeriod(minutes, now), now))) fail('proof_expired');
    },

    /** Deletes codes and stored messages older than a day and expired verifications; returns how many rows. */
    deleteExpired: (now: Date): Promise<number> => deleteOld(db.$client, now),
  };
}

/** Returns the number of codes sent in the last hour, for `/metrics`. */
export const countCodesOfLastHour = (db: Database): Promise<number> => countLastHour(db.$client);

function startOfPeriod(minutes: number, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
