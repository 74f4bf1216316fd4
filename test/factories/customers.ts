import { createHash, randomBytes } from 'node:crypto';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import {
  createAuthService,
  type MergeGuestData,
  type LoginCall,
} from '#server/features/customers/auth/auth.service.ts';
import { createCustomersService } from '#server/features/customers/customers/customers.service.ts';
import { createPhoneVerificationService } from '#server/features/customers/phone-verification/phone-verification.service.ts';
import { createSessionService } from '#server/features/customers/session/session.service.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { Database } from '#server/platform/database/db.ts';
import { almaty, noon } from './orders/ordering.ts';

const secret = 'customers-test-secret';

/**
 * Cheap hashing, because tests try hundreds of passwords; its real cost is tested in
 * `server/platform/secrets/passwords.test.ts`.
 */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 };

/** A strong password. */
export const PASSWORD = 'үш тиін 42';

/** Body of a registration form. */
export const registration = {
  firstName: 'Әсел',
  lastName: 'Ким',
  password: PASSWORD,
  birthday: null,
  gender: null,
  consents: [
    { document: 'offer' as const, version: CONSENT_VERSIONS.offer, given: true },
    { document: 'personal-data' as const, version: CONSENT_VERSIONS['personal-data'], given: true },
    { document: 'news' as const, version: CONSENT_VERSIONS.news, given: false },
  ],
};

/** Creates the login services, with helpers that log a customer in. */
export function createLogins(
  db: Database,
  { settings = {}, guestMergers = [] }: { settings?: Partial<Settings>; guestMergers?: readonly MergeGuestData[] } = {},
) {
  const current: Settings = { ...defaultSettings, ...settings };
  const reader = { current: () => current };
  const sessions = createSessionService({ db });
  const customers = createCustomersService({ db, secret });
  const phoneVerification = createPhoneVerificationService({
    db,
    sms: createOutboxSms({ db }),
    secret,
    settings: reader,
  });
  const auth = createAuthService({
    db,
    customers,
    phoneVerification,
    sessions,
    settings: reader,
    guestMergers,
    passwordCost,
  });

  /** A call of a guest with its own session. */
  const guest = async (overrides: Partial<LoginCall> = {}): Promise<LoginCall> => ({
    customerId: null,
    loginId: null,
    sessionId: (await sessions.create()).sessionId,
    platform: 'native',
    sendToken: (token) => token,
    ip: '203.0.113.7',
    origin: 'https://shop.example',
    language: 'ru',
    city: almaty,
    now: noon,
    ...overrides,
  });

  /** The call of a device with a token. */
  const deviceCall = async (token: string | null, overrides: Partial<LoginCall> = {}): Promise<LoginCall> => {
    const login = await auth.findByToken(token ?? undefined, overrides.now ?? noon);
    if (!login) throw new Error('the token opens nothing');
    const { customerId, loginId, sessionId } = login;
    return { ...(await guest(overrides)), customerId, loginId, sessionId };
  };

  /** The newest code sent to a phone. */
  const lastCode = async (phone: string): Promise<string> => {
    const [row] = await db.$client<{ text: string }[]>`
      select text from sent_messages where recipient = ${phone} order by id desc limit 1`;
    return /#(\d{6})$/.exec(row?.text ?? '')?.[1] ?? '';
  };

  /** Requests a code and confirms it. */
  const logIn = async (phone: string, call: LoginCall) => {
    await auth.sendCode(phone, call.sessionId!, call);
    return auth.confirmCode(phone, await lastCode(phone), call);
  };

  /** Registers the customer of a phone and returns the call of the device. */
  const register = async (phone: string, overrides: Partial<LoginCall> = {}): Promise<LoginCall> => {
    const call = await guest(overrides);
    await logIn(phone, call);
    return deviceCall((await auth.register({ ...registration, phone }, call)).token, overrides);
  };

  return { db, auth, customers, phoneVerification, sessions, guest, deviceCall, lastCode, logIn, register };
}

/** The fixture's services. */
export type Logins = ReturnType<typeof createLogins>;

/** Deletes every customer, session, counted attempt, log entry and message. */
export const deleteCustomers = (db: Database) =>
  db.$client`truncate customers, sessions, auth_attempts, account_log, sent_messages cascade`;

/** Counts the open logins. */
export async function countLogins(db: Database): Promise<number> {
  return Number((await db.$client`select count(*)::int as count from customer_logins`)[0]!.count);
}

/** Opens a login of a customer at the current moment; returns its token. */
export async function insertLogin(db: Database, customerId: number, platform: 'web' | 'native'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await db.$client`
    insert into customer_logins (token_hash, customer_id, platform, device, network, city_id, created_at, seen_at, expires_at)
    values (${tokenHash}, ${customerId}, ${platform}, 'Chrome', '127.0.0', 1, now(), now(), now() + interval '1 day')`;
  return token;
}

/** Inserts a customer with a session, for tests with another subject. */
export async function insertCustomer(
  db: Database,
  phone: string,
): Promise<{ customerId: number; sessionId: number; phone: string }> {
  const [customer] = await db.$client<{ id: number }[]>`
    insert into customers (phone, first_name, last_name, language, city_id, created_at, updated_at)
    values (${phone}, 'Әсел', 'Ким', 'ru', 1, ${noon}, ${noon}) returning id`;
  const customerId = customer!.id;
  const sessionId = await createSessionService({ db }).ensureForCustomer(db.$client, customerId);
  return { customerId, sessionId, phone };
}
