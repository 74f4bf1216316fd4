import { z } from 'zod';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { GENDERS, validatePassword } from '#domain/customers/customer.ts';
import { Phone } from '../orders/checkout.ts';
import { Birthday, PersonName } from './customers.ts';
import { endpoint, Id, MANY_BEHIND_ONE_ADDRESS } from '../endpoint.ts';
import { SentCode, SmsCode, Work } from './phone-proof.ts';

/** A password to log in with; any text, so that old ones stay right. */
const Password = z.string().min(1).max(1000);
/** A password to be set: the rules of spec §5. */
const NewPassword = z.string().refine((text) => validatePassword(text) === null);

/** Data that the login moved into the customer's account. */
export const Joined = z.object({
  /** Lines of the guest's cart that were added to the customer's. */
  cartLines: z.number().int(),
  /** Products of which less was taken than both carts wanted: no more can be had. */
  reduced: z.array(z.number().int()),
  /** Orders placed as a guest under the customer's name. */
  orders: z.number().int(),
  /** Those under another name: they join once the customer has confirmed them. */
  claims: z.number().int(),
});
export type Joined = z.infer<typeof Joined>;

/** A customer who has just logged in. */
export const LoggedIn = z.object({
  state: z.literal('logged-in'),
  /** For apps, to be sent as `Authorization: Bearer`; null in a browser, whose cookie has it. */
  token: z.string().nullable(),
  joined: Joined,
});
export type LoggedIn = z.infer<typeof LoggedIn>;

/** One device the customer is logged in on. */
export const Login = z.object({
  id: z.number().int(),
  /** Browser and system, such as "Chrome, Windows". */
  device: z.string(),
  platform: z.enum(['web', 'native']),
  /** Beginning of the address, such as "95.56.*.*". */
  network: z.string(),
  /** City, in the caller's language. */
  city: z.string(),
  /** ISO. */
  createdAt: z.string(),
  /** ISO, to the hour. */
  seenAt: z.string(),
  /** The login that this call uses. */
  current: z.boolean(),
});
export type Login = z.infer<typeof Login>;

export const authContract = {
  'POST /api/auth/code': endpoint({
    summary:
      'Sends a code to a phone, with the same answer for phones the shop knows and does not know. `code_too_soon` and `too_many_codes` tell in `details.seconds` when to ask again; `work_required` has a challenge whose answer goes into `work` of the repeated call.',
    input: z.object({ phone: Phone, work: Work.optional() }),
    output: SentCode,
    errors: ['phone_not_mobile', 'code_too_soon', 'too_many_codes', 'work_required', 'code_not_sent'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/auth/code/confirm': endpoint({
    summary:
      'Logs in by the code. For a phone without a customer the answer is `unregistered`, and the proof is good for a registration for some minutes.',
    input: z.object({ phone: Phone, code: SmsCode }),
    output: z.discriminatedUnion('state', [LoggedIn, z.object({ state: z.literal('unregistered') })]),
    errors: ['code_wrong', 'code_expired'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/auth/password': endpoint({
    summary: 'Logs in by phone and password. Wrong ones are counted; a login by code stays open whatever was guessed.',
    input: z.object({ phone: Phone, password: Password }),
    output: LoggedIn,
    errors: ['login_wrong', 'too_many_tries'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/auth/register': endpoint({
    summary:
      'Registers the customer whose phone the caller has just proved by `POST /api/auth/code/confirm`, and logs in. Consents are recorded with the versions that were shown.',
    input: z.object({
      phone: Phone,
      firstName: PersonName,
      lastName: PersonName,
      password: NewPassword,
      birthday: Birthday.nullable().default(null),
      gender: z.enum(GENDERS).nullable().default(null),
      consents: z.object({
        offer: z.literal(CONSENT_VERSIONS.offer),
        'personal-data': z.literal(CONSENT_VERSIONS['personal-data']),
        news: z.literal(CONSENT_VERSIONS.news).nullable(),
      }),
    }),
    output: LoggedIn,
    errors: ['proof_expired', 'phone_taken', 'password_refused', 'too_many_tries'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/auth/recover': endpoint({
    summary:
      'Sets a new password for the phone the caller has just proved by `POST /api/phone-codes/confirm`, ends all logins of the customer and logs in here.',
    input: z.object({ phone: Phone, password: NewPassword }),
    output: LoggedIn,
    errors: ['proof_expired', 'customer_not_found', 'password_refused'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/auth/logout': endpoint({
    summary: 'Ends the login of this call; no error for a guest.',
    output: z.object({}),
  }),
  'GET /api/auth/state': endpoint({
    summary: 'Who has logged in with this caller; null for a guest, never a refusal.',
    output: z.object({
      customer: z
        .object({
          id: z.number().int(),
          /** The login is good until then without another visit, ISO, to the hour. */
          loginUntil: z.string(),
        })
        .nullable(),
    }),
  }),
  'GET /api/auth/sessions': endpoint({
    summary: 'Devices the customer is logged in on, the current one first.',
    output: z.array(Login),
    access: 'customer',
  }),
  'DELETE /api/auth/sessions/:id': endpoint({
    summary: 'Ends the login of one device.',
    input: z.object({ id: Id }),
    output: z.object({}),
    errors: ['login_not_found'],
    access: 'customer',
  }),
  'POST /api/auth/sessions/end-others': endpoint({
    summary: 'Ends all logins of the customer but this one.',
    output: z.object({ /** How many were ended. */ ended: z.number().int() }),
    access: 'customer',
  }),
  'POST /api/auth/deletion': endpoint({
    summary:
      'Asks for the account to be erased: all logins end, and after the days of grace a job deletes the customer with everything no law keeps. Until then `DELETE /api/auth/deletion` takes it back. `password` is asked of who has one.',
    input: z.object({ password: Password.optional() }),
    output: z.object({ /** When the account is erased, ISO. */ deleteAfter: z.string() }),
    errors: ['login_wrong', 'too_many_tries'],
    access: 'customer',
    perMinute: 10,
  }),
  'DELETE /api/auth/deletion': endpoint({
    summary: 'Takes back that the account is to be erased; no error when nobody has asked for that.',
    output: z.object({}),
    access: 'customer',
  }),
  'PUT /api/auth/password': endpoint({
    summary:
      'Changes the password and ends the other logins. `current` is asked of who has a password; a wrong one is `login_wrong`.',
    input: z.object({ current: Password.optional(), password: NewPassword }),
    output: z.object({}),
    errors: ['login_wrong', 'too_many_tries', 'password_refused'],
    access: 'customer',
    perMinute: 20,
  }),
};
