import type { SentCode } from '#contract/phone-proof.ts';
import type { Language } from '#domain/language.ts';
import { isKazakhMobile } from '#domain/phone.ts';
import type { SmsSender } from '#server/gateways/sms/sms.ts';
import { networkAddress } from '../../platform/client-address.ts';
import { inTransaction, type Database } from '../../platform/db.ts';
import { fail } from '../../platform/failure.ts';
import { sign, signatureMatches } from '../../platform/secrets.ts';
import type { Sql } from '../../platform/sql.ts';
import type { SettingsReader } from '../../platform/store-settings.ts';
import { codeText, drawCode, refusalOf } from './phone-proof.policy.ts';
import {
  countLastHour,
  deleteOld,
  deleteProof,
  endCode,
  findSentBefore,
  hasProof,
  isKnownPhone,
  insertCode,
  insertProof,
  insertProvedDevice,
  isKnownDevice,
  lockSending,
  takeTry,
} from './phone-proof.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
  now: Date;
};

type Deps = { db: Database; sms: SmsSender; secret: string; settings: Pick<SettingsReader, 'current'>; log?: Log };

/**
 * Creates the service that sends codes and checks them (decisions §8). Its limits are counted in the database, so they
 * hold over all processes and restarts; it knows no customers, so its answers tell nothing about them.
 */
export function createPhoneProofService({ db, sms, secret, settings, log = NO_LOG }: Deps) {
  const hashOf = ({ sessionId, phone }: PhoneOwner, code: string) =>
    sign(secret, 'phone-code', `${sessionId} ${phone} ${code}`);

  /**
   * Checks a code and returns its id; `code_wrong` with `details.left`, `code_expired`. Every try counts, so it is written
   * before anything else and outside the caller's transaction.
   */
  const check = async (owner: PhoneOwner, code: string, now: Date): Promise<number> => {
    const tries = settings.current()['phone.codeTries'];
    const kept = await takeTry(db.$client, owner.sessionId, owner.phone, tries, now);
    if (!kept) fail('code_expired');
    if (!signatureMatches(hashOf(owner, code), kept.codeHash)) fail('code_wrong', { left: tries - kept.tries });
    return kept.id;
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

  let alarmedAt = 0;
  /** Wakes somebody up, once a minute: so many codes are an attack, or a very good day. */
  const alarm = (now: Date, cap: number) => {
    if (now.getTime() - alarmedAt < MINUTE_MS) return;
    alarmedAt = now.getTime();
    log.error({ cap }, 'the hourly cap of codes is reached: only known devices get one');
  };

  /** Writes a code that is to be sent, if the limits allow it; an older one of the session ends. */
  const write = async (owner: PhoneOwner, { address, deviceHash = null, now }: CodeCall): Promise<string> => {
    if (!isKazakhMobile(owner.phone)) fail('phone_not_mobile');
    const current = settings.current();
    const code = drawCode();
    const { phone } = owner;
    const asker = { address, network: networkAddress(address), deviceHash };
    await inTransaction(db, async (tx) => {
      await lockSending(tx, owner.phone, address);
      const known = await isKnownDevice(tx, { phone, phoneHash: phoneHashOf(phone) }, deviceHash);
      const before = await findSentBefore(tx, owner.phone, asker, current['phone.codesOfShop'], now);
      const refusal = refusalOf(before, known, now.getTime(), current);
      if (refusal?.cap) alarm(now, current['phone.codesOfShop']);
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
     * Sends a code; `phone_not_mobile`, `code_too_soon`, `too_many_codes`, both with `details.seconds`, `code_not_sent`. An
     * older code of the session ends.
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
      const tries = settings.current()['phone.codeTries'];
      const kept = await takeTry(db.$client, sessionId, phone, tries, now);
      return kept ? tries - kept.tries : fail('code_expired');
    },

    check,
    keep,

    /** Checks a code and keeps the proof; failures as of `check`. */
    async confirm(owner: PhoneOwner, code: string, now: Date): Promise<{ provedUntil: string }> {
      const codeId = await check(owner, code, now);
      return inTransaction(db, (tx) => keep(tx, owner, codeId, now));
    },

    /** Ends a code that was checked without keeping a proof, for who is let in by it at once. */
    spend: end,

    /** Tells whether a session has proved a phone, or is its customer's; also inside the caller's transaction. */
    isProved: (sql: Sql, { sessionId, phone }: PhoneOwner, now: Date): Promise<boolean> =>
      isKnownPhone(sql, sessionId, phone, now),

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
