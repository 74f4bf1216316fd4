import { z } from 'zod';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { GENDERS, validatePassword } from '#domain/customers/customer.ts';
import { Phone } from '../orders/checkout.ts';
import { Birthday, PersonName } from './customers.ts';
import { endpoint, Id, SHARED_ADDRESS_PER_MINUTE } from '../endpoint.ts';
import { SentCode, SmsCode, Work } from './phone-proof.ts';

/** A password to log in with; any text, so passwords set under older rules still work. */
const Password = z.string().min(1).max(1000);
/** A new password; validated by the rules of spec §5. */
const NewPassword = z.string().refine((text) => validatePassword(text) === null);

/** Data that the login moved into the customer's account. */
export const MergedData = z.object({
  /** Lines of the guest's cart that were added to the customer's. */
  cartLines: z.number().int(),
  /** Products whose merged quantity was limited by stock. */
  reduced: z.array(z.number().int()),
  /** Products whose extended warranty was replaced by the guest's. */
  warranties: z.array(z.number().int()),
  /** Guest orders in the customer's name, attached to the account. */
  orders: z.number().int(),
  /** Guest orders in another name, attached after the customer confirms them. */
  claims: z.number().int(),
});
export type MergedData = z.infer<typeof MergedData>;

/** A customer who has just logged in. */
export const LoginResult = z.object({
  state: z.literal('logged-in'),
  /** For apps, sent as `Authorization: Bearer`; null in a browser, which gets a cookie. */
  token: z.string().nullable(),
  joined: MergedData,
});
export type LoginResult = z.infer<typeof LoginResult>;

/** One device the customer is logged in on. */
export const Login = z.object({
  id: z.number().int(),
  /** Browser and system, such as "Chrome, Windows". */
  device: z.string(),
  platform: z.enum(['web', 'native']),
  /** IP address prefix, such as "95.56.*.*". */
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
      'Sends a code to a phone; the answer is the same for known and unknown phones. `code_too_soon` and `too_many_codes` have the wait in `details.seconds`; `work_required` has a challenge whose answer goes into `work` of the next call.',
    input: z.object({ phone: Phone, work: Work.optional() }),
    output: SentCode,
    errors: ['phone_not_mobile', 'code_too_soon', 'too_many_codes', 'work_required', 'code_not_sent'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/auth/code/confirm': endpoint({
    summary:
      'Logs in with a code. Returns `unregistered` for a phone without a customer; the verification then allows registration for some minutes.',
    input: z.object({ phone: Phone, code: SmsCode }),
    output: z.discriminatedUnion('state', [LoginResult, z.object({ state: z.literal('unregistered') })]),
    errors: ['code_wrong', 'code_expired'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/auth/password': endpoint({
    summary: 'Logs in with phone and password. Wrong passwords are counted; login with a code always stays available.',
    input: z.object({ phone: Phone, password: Password }),
    output: LoginResult,
    errors: ['login_wrong', 'too_many_tries'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/auth/register': endpoint({
    summary:
      'Registers a customer with the phone just verified by `POST /api/auth/code/confirm`, and logs in. Consents are stored with the versions shown.',
    input: z.object({
      phone: Phone,
      firstName: PersonName,
      lastName: PersonName,
      /** Without one, the customer logs in with a code. */
      password: NewPassword.optional(),
      birthday: Birthday.nullable().default(null),
      gender: z.enum(GENDERS).nullable().default(null),
      consents: z.object({
        offer: z.literal(CONSENT_VERSIONS.offer),
        'personal-data': z.literal(CONSENT_VERSIONS['personal-data']),
        news: z.literal(CONSENT_VERSIONS.news).nullable(),
      }),
    }),
    output: LoginResult,
    errors: ['proof_expired', 'phone_taken', 'password_refused', 'too_many_tries'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/auth/recover': endpoint({
    summary:
      'Sets a new password for the phone just verified by `POST /api/phone-codes/confirm`, ends all other logins and logs in.',
    input: z.object({ phone: Phone, password: NewPassword }),
    output: LoginResult,
    errors: ['proof_expired', 'customer_not_found', 'password_refused'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/auth/logout': endpoint({
    summary: 'Ends the login of this call; no error for a guest.',
    output: z.object({}),
  }),
  'GET /api/auth/state': endpoint({
    summary: 'The logged-in customer; null for a guest, never an error.',
    output: z.object({
      customer: z
        .object({
          id: z.number().int(),
          /** When the login expires without another visit; ISO, to the hour. */
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
    output: z.object({ /** Number of ended logins. */ ended: z.number().int() }),
    access: 'customer',
  }),
  'POST /api/auth/deletion': endpoint({
    summary:
      'Requests account deletion: ends all logins; after a grace period a job deletes all data that no law requires to keep. `DELETE /api/auth/deletion` cancels it until then. `password` is required if one is set.',
    input: z.object({ password: Password.optional() }),
    output: z.object({ /** When the account is erased, ISO. */ deleteAfter: z.string() }),
    errors: ['login_wrong', 'too_many_tries'],
    access: 'customer',
    perMinute: 10,
  }),
  'DELETE /api/auth/deletion': endpoint({
    summary: 'Cancels a requested account deletion; no error without one.',
    output: z.object({}),
    access: 'customer',
  }),
  'PUT /api/auth/password': endpoint({
    summary:
      'Changes the password and ends other logins. `current` is required if a password is set; a wrong one is `login_wrong`.',
    input: z.object({ current: Password.optional(), password: NewPassword }),
    output: z.object({}),
    errors: ['login_wrong', 'too_many_tries', 'password_refused'],
    access: 'customer',
    perMinute: 20,
  }),
};
