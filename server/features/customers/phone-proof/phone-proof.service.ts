import type { SentCode } from '#contract/customers/phone-proof.ts';
import type { Language } from '#domain/text/language.ts';
import { isKazakhMobile } from '#domain/customers/phone.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { SmsSender } from '#server/gateways/sms/sms.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import { createProofOfWork, type Work } from '../../../platform/limits/proof-of-work.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { createTryLimit } from '../../../platform/limits/try-limit.ts';
import { capFor, codeText, drawCode, refusalOf } from './phone-proof.policy.ts';
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
  takeTry,
} from './phone-proof.queries.ts';

/** A confirmation whose answer was lost may be repeated this long by its session. */
export const REPEAT_MS = 2 * MINUTE_MS;

/** Who proves which phone: the session is what the proof is good for. */
export type PhoneOwner = { sessionId: number; phone: string };

/** Phones proved by codes: for orders, for registration, for login. */
export type PhoneProofService = ReturnType<typeof createPhoneProofService>;

type Log = { warn(details: object, text: string): void; error(details: object, text: string): void };
const NO_LOG: Log = { warn: () => {}, error: () => {} };

/** Who asks for a code, in which language, and for pages of which origin. */
export type CodeCall = {
  address: string;
  /** SHA-256 of the id of the caller's device, if it told one. */
  deviceHash?: string | null | undefined;
  origin: string;
  language: Language;
  /** A solved challenge, from a caller who was asked for one. */
  work?: Work | undefined;
  now: Date;
};

type Deps = { db: Database; sms: SmsSender; secret: string; settings: Pick<SettingsReader, 'current'>; log?: Log };

/**
 * Creates the service that sends codes and checks them (decisions §8). Its limits are counted in the database, so they
 * hold over all processes and restarts. Its answers do not depend on whether the phone is a customer's, except above the share
 * of the shop's cap that is kept for customers (docs/decisions/0022).
 */
export function createPhoneProofService({ db, sms, secret, settings, log = NO_LOG }: Deps) {
  const hashOf = ({ sessionId, phone }: PhoneOwner, code: string) =>
    sign(secret, 'phone-code', `${sessionId} ${phone} ${code}`);

  const takeTryOf = ({ sessionId, phone }: PhoneOwner, since: Date, now: Date) =>
    takeTry(db.$client, sessionId, phone, { maxTries: settings.current()['phone.codeTries'], since }, now);

  /**
   * Checks a code and returns its id; `code_wrong` with `details.left`, `code_expired`. Every try counts, so it is written
   * before anything else and outside the caller's transaction. A code that was used moments ago `isRepeat`: its answer was lost.
   */
  const check = async (owner: PhoneOwner, code: string, now: Date): Promise<{ codeId: number; isRepeat: boolean }> => {
    const kept = (await takeTryOf(owner, new Date(now.getTime() - REPEAT_MS), now)) ?? fail('code_expired');
    const isRight = signatureMatches(hashOf(owner, code), kept.codeHash);
    if (!isRight && kept.isUsed) fail('code_expired');
    if (!isRight) fail('code_wrong', { left: settings.current()['phone.codeTries'] - kept.tries });
    return { codeId: kept.id, isRepeat: kept.isUsed };
  };

  /** Returns the answer of a confirmation again; `code_expired` once its proof was used. */
  const proofOf = async ({ sessionId, phone }: PhoneOwner, now: Date): Promise<{ provedUntil: string }> => {
    const end = (await findProofEnd(db.$client, sessionId, phone, now)) ?? fail('code_expired');
    return { provedUntil: new Date(end).toISOString() };
  };

  const phoneHashOf = (phone: string) => sign(secret, 'proved phone', phone);

  /** Ends a code that was checked; its device gets its codes from then on, whatever strangers ask for. */
  const end = async (tx: Sql, codeId: number, now: Date): Promise<void> => {
    const { phone, deviceHash } = (await endCode(tx, codeId, now)) ?? fail('code_expired');
    if (deviceHash !== null) await insertProvedDevice(tx, phoneHashOf(phone), deviceHash, now);
  };

  /** Ends a code that was checked and keeps the proof for some hours. */
  const keep = async (tx: Sql, owner: PhoneOwner, codeId: number, now: Date): Promise<{ provedUntil: string }> => {
    await end(tx, codeId, now);
    const expiresAt = new Date(now.getTime() + settings.current()['phone.proofHours'] * HOUR_MS);
    await insertProof(tx, { ...owner, expiresAt }, now);
    return { provedUntil: expiresAt.toISOString() };
  };

  const proofOfWork = createProofOfWork({ secret, tries: createTryLimit({ db }) });

  let alarmedAt = 0;
  /** Alerts an operator, once a minute: this many codes are an attack, or a very good day. */
  const alarm = (now: Date, cap: number) => {
    if (now.getTime() - alarmedAt < MINUTE_MS) return;
    alarmedAt = now.getTime();
    log.error({ cap }, 'the hourly cap of codes is reached: only known devices get one');
  };

  /** Stores a code to be sent, if the limits allow it; an older one of the session ends. */
  const write = async (owner: PhoneOwner, { address, deviceHash = null, work, now }: CodeCall): Promise<string> => {
    if (!isKazakhMobile(owner.phone)) fail('phone_not_mobile');
    const current = settings.current();
    const code = drawCode();
    const { phone } = owner;
    const asker = { address, network: networkAddress(address), deviceHash };
    // Before the locks below: it uses a connection of its own.
    const workBits = work ? await proofOfWork.spend(phone, work, now) : 0;
    await inTransaction(db, async (tx) => {
      await lockSending(tx, phone, address);
      const caller = await findCaller(tx, { ...owner, phoneHash: phoneHashOf(phone) }, deviceHash, now);
      const cap = capFor(caller.isCustomer, current);
      const before = await findSentBefore(tx, owner, asker, cap, now);
      const refusal = refusalOf(before, { ...caller, workBits }, now.getTime(), current);
      if (refusal?.error === 'work_required')
        return fail('work_required', proofOfWork.challenge(phone, refusal.bits, now));
      if (refusal?.cap) alarm(now, cap);
      if (refusal) fail(refusal.error, { seconds: refusal.seconds });
      const expiresAt = new Date(now.getTime() + current['phone.codeMinutes'] * MINUTE_MS);
      await insertCode(tx, { ...owner, ...asker, codeHash: hashOf(owner, code), expiresAt }, now);
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
     * Sends a code; `phone_not_mobile`, `code_too_soon` and `too_many_codes` with `details.seconds`, `work_required` with a
     * challenge, `code_not_sent`. An older code of the session ends.
     */
    async send(owner: PhoneOwner, call: CodeCall): Promise<SentCode> {
      const code = await write(owner, call);
      const { origin, language } = call;
      const { hostname: host } = new URL(origin);
      try {
        const shop = settings.current()['shop.name'];
        await sms.send({ phone: owner.phone, text: codeText(code, { shop, language, host }) });
      } catch (error) {
        // The code stays counted: a number that no provider takes must not be asked for without end.
        log.warn({ err: error, provider: sms.name }, 'a code was not sent');
        fail('code_not_sent');
      }
      return sentCode();
    },

    /** Counts a code that somebody else sends to a phone, by the limits of `send`; failures as there but for `code_not_sent`. */
    async countCode(owner: PhoneOwner, call: CodeCall): Promise<SentCode> {
      await write(owner, call);
      return sentCode();
    },

    /** Counts a try of such a code before it is looked at, and returns how many are left; `code_expired` when none was. */
    async countTry({ sessionId, phone }: PhoneOwner, now: Date): Promise<number> {
      const kept = (await takeTryOf({ sessionId, phone }, now, now)) ?? fail('code_expired');
      return settings.current()['phone.codeTries'] - kept.tries;
    },

    check,
    keep,

    proofOf,

    /** Checks a code and keeps the proof; failures as of `check`. A repeat gets the first answer. */
    async confirm(owner: PhoneOwner, code: string, now: Date): Promise<{ provedUntil: string }> {
      const { codeId, isRepeat } = await check(owner, code, now);
      if (isRepeat) return proofOf(owner, now);
      try {
        return await inTransaction(db, (tx) => keep(tx, owner, codeId, now));
      } catch (error) {
        // The first call has ended the code meanwhile.
        if (error instanceof ExpectedFailure && error.error === 'code_expired') return proofOf(owner, now);
        throw error;
      }
    },

    /** Hashes a code for the owner of a seal, to recognise its repetition. */
    confirmationHash: (sealHash: string, phone: string, code: string): string =>
      sign(secret, 'confirmed code', `${sealHash} ${phone} ${code}`),

    /** Ends a code that was checked without keeping a proof, for who is let in by it at once. */
    spend: end,

    /** Tells whether a phone was proved by this session or device, or its customer has logged in on the device. */
    knowsCaller: async (
      phone: string,
      sessionId: number | null,
      deviceHash: string | null,
      now: Date,
    ): Promise<boolean> =>
      (await findCaller(db.$client, { phone, phoneHash: phoneHashOf(phone), sessionId }, deviceHash, now)).known,

    /** Tells whether a session has proved a phone, or is its customer's; also inside the caller's transaction. */
    isProved: (sql: Sql, { sessionId, phone }: PhoneOwner, now: Date): Promise<boolean> =>
      isKnownPhone(sql, sessionId, phone, now),

    /** Names the caller who has proved a phone: the customer, or the phone of a session's proof; null for a stranger. */
    async holderOf(
      sql: Sql,
      { sessionId, customerId }: { sessionId: number | null; customerId: number | null },
      now: Date,
    ): Promise<string | null> {
      if (customerId !== null) return `customer ${customerId}`;
      const phone = sessionId === null ? undefined : await findProvedPhone(sql, sessionId, now);
      return phone === undefined ? null : `phone ${phone}`;
    },

    /** Looks for a proof that is not older than `minutes`, before anything dear is done for it; `proof_expired`. */
    async require({ sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await hasProof(db.$client, sessionId, phone, sinceOf(minutes, now), now))) fail('proof_expired');
    },

    /** Takes a proof that is not older than `minutes`: of calls at once, one has it; `proof_expired` for the others. */
    async take(tx: Sql, { sessionId, phone }: PhoneOwner, minutes: number, now: Date): Promise<void> {
      if (!(await deleteProof(tx, sessionId, phone, sinceOf(minutes, now), now))) fail('proof_expired');
    },

    /** Deletes what has served: codes and kept messages of yesterday, ended proofs. Returns how many rows. */
    forget: (now: Date): Promise<number> => deleteOld(db.$client, now),
  };
}

/** Returns how many codes the shop has sent in the last hour, for `/metrics`. */
export const codesOfLastHour = (db: Database): Promise<number> => countLastHour(db.$client);

function sinceOf(minutes: number, now: Date): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
