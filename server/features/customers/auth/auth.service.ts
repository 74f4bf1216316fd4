import { createHash, randomBytes } from 'node:crypto';
import type { MergedData, LoginResult } from '#contract/customers/auth.ts';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import type { Gender } from '#domain/customers/customer.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { networkAddress } from '../../../platform/http/client-address.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import { signatureMatches } from '../../../platform/secrets/secrets.ts';
import { hashPassword, passwordMatches, type PasswordCost } from '../../../platform/secrets/passwords.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CustomersService, ConsentRecord, Identity } from '../customers/customers.service.ts';
import {
  REPEAT_MS,
  type CodeCall,
  type PhoneVerificationService,
} from '../phone-verification/phone-verification.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { logAction, type LoggedCall } from './account-log.service.ts';
import { describeDevice, knownDevicePause, truncateAddress, passwordPause, registrationPause } from './auth.policy.ts';
import { isCommonPassword } from './common-passwords.ts';
import { insertConfirmation, replaceToken, claimConfirmation } from './login-confirmations.queries.ts';
import {
  deleteAttempts,
  deleteLogin,
  deleteLogins,
  deleteOld,
  findAttempts,
  findLogin,
  findLogins,
  insertAttempt,
  insertLogin,
  lockAttempts,
  extendLogin,
  type Attempt,
} from './auth.queries.ts';

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A call that logs a customer in. */
export type LoginCall = Pick<
  CallContext,
  | 'customerId'
  | 'loginId'
  | 'sessionId'
  | 'sealHash'
  | 'platform'
  | 'sendToken'
  | 'ip'
  | 'deviceHash'
  | 'origin'
  | 'language'
  | 'city'
  | 'now'
  | 'raw'
>;

/** Caller of a password check. */
type PasswordCall = Pick<LoginCall, 'ip' | 'deviceHash' | 'customerId' | 'loginId' | 'now'> &
  Partial<Pick<LoginCall, 'sessionId'>>;

/** The guest's session and the account it merges into. */
type GuestMerge = {
  /** Guest's session; null when there is none or another customer was logged in. */
  from: number | null;
  /** The customer's session. */
  to: number;
  customerId: number;
  /** The phone, if just verified by a code. */
  verifiedPhone: string | null;
};

/** Merges part of a guest's data into the account within the login transaction; the session is deleted afterwards. */
export type MergeGuestData = (tx: Sql, merge: GuestMerge, call: LoginCall) => Promise<Partial<MergedData>>;

/** Input of a registration; the phone is ten digits after +7. */
export type Registration = {
  phone: string;
  firstName: string;
  lastName: string;
  /** If undefined, the customer can log in by SMS code only. */
  password?: string | undefined;
  birthday: string | null;
  gender: Gender | null;
  consents: readonly ConsentRecord[];
};

/** Manages logins of customers. */
export type AuthService = ReturnType<typeof createAuthService>;

type Deps = {
  db: Database;
  customers: CustomersService;
  phoneVerification: PhoneVerificationService;
  sessions: SessionService;
  settings: Pick<SettingsReader, 'current'>;
  /** Merge steps of higher layers, injected by the composition root. */
  guestMergers: readonly MergeGuestData[];
  /** Cost of password hashing; reduced in unrelated tests. */
  passwordCost?: PasswordCost;
};

/** Creates the login service: code, password, registration, recovery, and the list of devices (decisions §8). */
export function createAuthService(deps: Deps) {
  const { db, customers, phoneVerification, sessions, settings, guestMergers, passwordCost } = deps;
  const loginExpiry = (now: Date) => new Date(now.getTime() + settings.current()['auth.loginDays'] * DAY_MS);

  /** Logs a customer in and ends the guest's session, so the next user of the browser finds none of its data. */
  const login = async (tx: Sql, customerId: number, call: LoginCall, verifiedPhone: string | null) => {
    const { now, platform, city, ip, deviceHash, raw } = call;
    // Never merge data from another customer's login.
    const guest = call.customerId === null ? call.sessionId : null;
    const from = guest !== null && (await sessions.lockGuest(tx, guest)) ? guest : null;
    const to = await sessions.ensureForCustomer(tx, customerId);
    const mergedData: MergedData = { cartLines: 0, reduced: [], warranties: [], orders: 0, claims: 0 };
    for (const mergeGuest of guestMergers)
      Object.assign(mergedData, await mergeGuest(tx, { from, to, customerId, verifiedPhone }, call));
    if (from !== null) await sessions.delete(tx, from);
    if (call.customerId !== null && call.loginId !== null) await deleteLogin(tx, call.customerId, call.loginId);
    if (deviceHash) await customers.rememberDevice(tx, customerId, deviceHash, now);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const device = describeDevice(String(raw?.headers['user-agent'] ?? ''));
    const network = truncateAddress(ip);
    const expiresAt = loginExpiry(now);
    const loginId = await insertLogin(
      tx,
      { tokenHash: hashToken(token), customerId, platform, device, network, cityId: city.id, expiresAt },
      now,
    );
    return { token, joined: mergedData, loginId };
  };

  const toLoginResult = ({ token, joined }: { token: string; joined: MergedData }, call: LoginCall): LoginResult => ({
    state: 'logged-in',
    token: call.sendToken(token),
    joined,
  });

  /** Records an attempt before it is checked, so concurrent attempts all count. Errors: `too_many_tries`. */
  const countAttempt = (attempt: Attempt, computePause: typeof passwordPause, now: Date) =>
    inTransaction(db, async (tx) => {
      await lockAttempts(tx, attempt);
      const seconds = computePause(await findAttempts(tx, attempt, now), now.getTime(), settings.current());
      if (seconds !== null) fail('too_many_tries', { seconds });
      await insertAttempt(tx, attempt, now);
    });

  /**
   * Checks a password and counts wrong ones. The logged-in customer and sessions or devices known for the phone have
   * separate counters, so attackers cannot lock them out. Errors: `login_wrong`, `too_many_tries`.
   */
  const checkPassword = async (
    customer: Identity | undefined,
    phone: string,
    password: string,
    { ip, deviceHash = null, sessionId = null, customerId, loginId, now }: PasswordCall,
  ) => {
    const knownIdentity = async (): Promise<string | null> => {
      if (customer !== undefined && customerId === customer.id) return `login ${loginId}`;
      // Count by the known identity only: a verified session could send another device id with every attempt.
      if (deviceHash !== null && (await phoneVerification.isKnownCaller(phone, null, deviceHash, now)))
        return `device ${deviceHash}`;
      const isVerified = sessionId !== null && (await phoneVerification.isKnownCaller(phone, sessionId, null, now));
      return isVerified ? `session ${sessionId}` : null;
    };
    const identity = await knownIdentity();
    const source =
      identity === null ? { address: ip, network: networkAddress(ip) } : { address: identity, network: null };
    const attempt = { kind: 'password' as const, phone, ...source };
    await countAttempt(attempt, identity === null ? passwordPause : knownDevicePause, now);
    if (!(await passwordMatches(password, customer?.passwordHash ?? null, passwordCost))) fail('login_wrong');
    await deleteAttempts(db.$client, attempt);
  };

  /**
   * Replays a code login whose response was lost and revokes its first token; null if this call is not a retry.
   */
  const replayLogin = async (phone: string, code: string, call: LoginCall): Promise<LoginResult | null> => {
    const { sealHash = null, loginId, now } = call;
    const bounds = { maxTries: settings.current()['phone.codeTries'], since: new Date(now.getTime() - REPEAT_MS) };
    const confirmation = await claimConfirmation(db.$client, { sealHash, loginId }, bounds);
    if (!confirmation) return null;
    const confirmationHash = phoneVerification.confirmationHash(confirmation.sealHash, phone, code);
    if (!signatureMatches(confirmationHash, confirmation.codeHash)) return null;
    // The browser has the cookie; only the body was lost.
    if (confirmation.loginId === loginId && call.platform === 'web')
      return { state: 'logged-in', token: null, joined: confirmation.joined };
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const isReplaced = await replaceToken(db.$client, confirmation.loginId, hashToken(token));
    return isReplaced ? toLoginResult({ token, joined: confirmation.joined }, call) : null;
  };

  /**
   * Logs in with a code, or stores the verification if the phone has no account. Errors: `code_wrong`, `code_expired`.
   */
  const logInWithCode = async (
    phone: string,
    code: string,
    call: LoginCall,
  ): Promise<LoginResult | { state: 'unregistered' }> => {
    // A caller without a session was never sent a code.
    if (call.sessionId === null) fail('code_expired');
    const owner = { phone, sessionId: call.sessionId };
    const { codeId, isRepeat } = await phoneVerification.check(owner, code, call.now);
    if (isRepeat) {
      await phoneVerification.replayConfirmation(owner, call.now);
      return { state: 'unregistered' };
    }
    const result = await inTransaction(db, async (tx) => {
      const customer = await customers.byPhone(tx, phone);
      if (!customer) return void (await phoneVerification.keep(tx, owner, codeId, call.now));
      await phoneVerification.spend(tx, codeId, call.now);
      const loggedIn = await login(tx, customer.id, call, phone);
      const { sealHash } = call;
      if (sealHash) {
        const codeHash = phoneVerification.confirmationHash(sealHash, phone, code);
        await insertConfirmation(tx, { sealHash, codeHash, ...loggedIn }, call.now);
      }
      return loggedIn;
    });
    return result ? toLoginResult(result, call) : { state: 'unregistered' };
  };

  return {
    /** Idle lifetime of a login token, in seconds. */
    tokenLifetimeSeconds: (): number => (settings.current()['auth.loginDays'] * DAY_MS) / 1000,

    /**
     * Finds the active login of a token; null for a missing, unknown or expired one. Extends it at most once an hour
     * and then sets `isExtended`.
     */
    async findByToken(token: string | undefined, now: Date) {
      if (token === undefined || !TOKEN_SHAPE.test(token)) return null;
      const found = await findLogin(db.$client, hashToken(token), now);
      if (!found) return null;
      const { stale: isExtended, ...activeLogin } = found;
      if (isExtended) await extendLogin(db.$client, found.loginId, loginExpiry(now), now);
      return { ...activeLogin, isExtended };
    },

    /** Sends a login code. Does not check whether the phone has an account. Errors: see `phoneVerification.send`. */
    sendCode: (phone: string, sessionId: number, call: LoginCall & Pick<CodeCall, 'work'>): Promise<SentCode> =>
      phoneVerification.send({ phone, sessionId }, { ...call, address: call.ip }),

    /**
     * Logs in with a code. If the phone has no account, stores the verification for `register`. The code is consumed in
     * the login's transaction, so a lost connection costs an attempt but not the code. A retry by the same session
     * within two minutes gets the first response. Errors: `code_wrong`, `code_expired`.
     */
    async confirmCode(phone: string, code: string, call: LoginCall): Promise<LoginResult | { state: 'unregistered' }> {
      const canReplay = call.sessionId === null || call.loginId !== null;
      const replayedLogin = canReplay ? await replayLogin(phone, code, call) : null;
      if (replayedLogin) return replayedLogin;
      try {
        return await logInWithCode(phone, code, call);
      } catch (error) {
        // Lost a race: a concurrent call consumed the code or deleted the session it was sent to.
        const lostRace = !canReplay && error instanceof ExpectedFailure && error.error === 'code_expired';
        const replayed = lostRace ? await replayLogin(phone, code, call) : null;
        if (replayed) return replayed;
        throw error;
      }
    },

    /** Logs in with a password. Takes the same time for an unknown phone. Errors: `login_wrong`, `too_many_tries`. */
    async logInWithPassword(phone: string, password: string, call: LoginCall): Promise<LoginResult> {
      const customer = await customers.byPhone(db.$client, phone);
      await checkPassword(customer, phone, password, call);
      if (!customer) fail('login_wrong');
      return toLoginResult(await inTransaction(db, (tx) => login(tx, customer.id, call, null)), call);
    },

    /**
     * Registers the owner of a just verified phone and logs in. Errors: `proof_expired`, `phone_taken`,
     * `password_refused`, `too_many_tries`.
     */
    async register({ phone, password, consents, ...details }: Registration, call: LoginCall): Promise<LoginResult> {
      const { sessionId, now, language, city } = call;
      if (sessionId === null) fail('proof_expired');
      const verificationMinutes = settings.current()['auth.proofMinutes'];
      // Check before hashing and counting, or unverified callers could exhaust both for everyone.
      await phoneVerification.require({ phone, sessionId }, verificationMinutes, now);
      if (password !== undefined && isCommonPassword(password)) fail('password_refused');
      const from = { address: call.ip, network: networkAddress(call.ip) };
      await countAttempt({ kind: 'registration', phone, ...from }, registrationPause, now);
      const passwordHash = password === undefined ? null : await hashPassword(password, passwordCost);
      const wantsNews = consents.some((consent) => consent.document === 'news' && consent.given);
      const result = await inTransaction(db, async (tx) => {
        await phoneVerification.consume(tx, { phone, sessionId }, verificationMinutes, now);
        const customer = { ...details, phone, passwordHash, wantsNews, language, cityId: city.id };
        const customerId = await customers.create(tx, customer, consents, now);
        if (customerId === undefined) fail('phone_taken');
        return login(tx, customerId, call, phone);
      });
      return toLoginResult(result, call);
    },

    /**
     * Sets a new password for a just verified phone, ends all the customer's logins and logs in here. Errors:
     * `proof_expired`, `customer_not_found`, `password_refused`.
     */
    async recover(phone: string, password: string, call: LoginCall): Promise<LoginResult> {
      const { sessionId, now } = call;
      if (sessionId === null) fail('proof_expired');
      const verificationMinutes = settings.current()['auth.proofMinutes'];
      await phoneVerification.require({ phone, sessionId }, verificationMinutes, now);
      const passwordHash = await hashNewPassword(password, passwordCost);
      const result = await inTransaction(db, async (tx) => {
        await phoneVerification.consume(tx, { phone, sessionId }, verificationMinutes, now);
        const customer = await customers.byPhone(tx, phone);
        if (!customer) fail('customer_not_found');
        await customers.setPassword(tx, customer.id, passwordHash, now);
        await deleteLogins(tx, customer.id, null);
        await logAction(tx, customer.id, 'password-changed', call);
        return login(tx, customer.id, call, phone);
      });
      return toLoginResult(result, call);
    },

    /**
     * Changes the password and ends the other logins. Errors: `password_refused`; if a password is set, also
     * `login_wrong`, `too_many_tries`.
     */
    async changePassword(
      customerId: number,
      { current, password }: { current?: string | undefined; password: string },
      call: LoggedCall & PasswordCall,
    ): Promise<void> {
      const customer = (await customers.byId(db.$client, customerId)) ?? fail('unauthorised');
      if (customer.passwordHash !== null) await checkPassword(customer, customer.phone, current ?? '', call);
      const passwordHash = await hashNewPassword(password, passwordCost);
      await inTransaction(db, async (tx) => {
        await customers.setPassword(tx, customerId, passwordHash, call.now);
        if (call.deviceHash) await customers.rememberDevice(tx, customerId, call.deviceHash, call.now);
        await deleteLogins(tx, customerId, call.loginId);
        await logAction(tx, customerId, 'password-changed', call);
      });
    },

    /**
     * Schedules the deletion of the account, ends all logins and returns the deletion time. Requires the password if
     * one is set. Errors: `login_wrong`, `too_many_tries`.
     */
    async scheduleDeletion(
      customerId: number,
      password: string | undefined,
      call: LoggedCall & PasswordCall,
    ): Promise<Date> {
      const customer = (await customers.byId(db.$client, customerId)) ?? fail('unauthorised');
      if (customer.passwordHash !== null) await checkPassword(customer, customer.phone, password ?? '', call);
      const deleteAfter = new Date(call.now.getTime() + settings.current()['auth.deletionDays'] * DAY_MS);
      await inTransaction(db, async (tx) => {
        await customers.deleteAfter(tx, customerId, deleteAfter);
        await deleteLogins(tx, customerId, null);
        await logAction(tx, customerId, 'deletion-asked', call);
      });
      return deleteAfter;
    },

    /** Cancels a scheduled deletion, as offered at login during the grace period. */
    cancelDeletion: (customerId: number, call: LoggedCall): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (await customers.cancelDeletion(tx, customerId))
          await logAction(tx, customerId, 'deletion-taken-back', call);
      }),

    /** Lists a customer's logins, newest visit first. */
    logins: (customerId: number, now: Date) => findLogins(db.$client, customerId, now),

    /** Ends a customer's login. Errors: `login_not_found`. */
    async end(customerId: number, loginId: number): Promise<void> {
      if (!(await deleteLogin(db.$client, customerId, loginId))) fail('login_not_found');
    },

    /** Ends the caller's login, if any. */
    async logOut({ customerId, loginId }: Pick<LoginCall, 'customerId' | 'loginId'>): Promise<void> {
      if (customerId !== null && loginId !== null) await deleteLogin(db.$client, customerId, loginId);
    },

    /** Ends all logins of a customer except `loginId`; returns how many. */
    endOthers: (customerId: number, loginId: number | null): Promise<number> =>
      deleteLogins(db.$client, customerId, loginId),

    /** Deletes expired logins and attempts older than a day; returns how many. */
    deleteExpired: (now: Date): Promise<number> => deleteOld(db.$client, now),
  };
}

/** Hashes a new password. Errors: `password_refused` for one of the most common passwords. */
async function hashNewPassword(password: string, cost?: PasswordCost): Promise<string> {
  if (isCommonPassword(password)) fail('password_refused');
  return hashPassword(password, cost);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
