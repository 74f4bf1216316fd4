import { z } from 'zod';
import { GENDERS, validateBirthday, validateEmail, validateName } from '#domain/customers/customer.ts';
import { endpoint } from '../endpoint.ts';

/** A first or last name by the rules of spec §5. */
export const PersonName = z
  .string()
  .trim()
  .normalize('NFC')
  .refine((text) => validateName(text) === null);
/** An email by the rules of spec §5. */
export const Email = z
  .string()
  .trim()
  .refine((text) => validateEmail(text) === null);
/** A birthday, `YYYY-MM-DD`, by the rules of spec §5. */
export const Birthday = z.string().refine((date) => validateBirthday(date) === null);
/** Twelve digits; the check digit is left to the bank (decisions §8). */
const Iin = z.string().regex(/^\d{12}$/);

/** The customer's profile; field names come from spec §3 and §7. */
export const Profile = z.object({
  id: z.number().int(),
  /** Ten digits after +7. */
  phone_number: z.string(),
  /** Subscribed to the shop's news. */
  getIsNews: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  /** `YYYY-MM-DD`. */
  birthday: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  email: z.string().nullable(),
  /** All but the last four digits are hidden; this call never returns the whole IIN. */
  iin_masked: z.string().nullable(),
  /** False for a customer who logs in only by code. */
  has_password: z.boolean(),
  /** When the account will be deleted, ISO; null unless requested. */
  delete_after: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** Editable fields of a customer; null clears a value. */
export const ProfileDetails = z.object({
  first_name: PersonName,
  last_name: PersonName,
  birthday: Birthday.nullable(),
  gender: z.enum(GENDERS).nullable(),
  email: Email.nullable(),
  /** Absent keeps the stored value: the profile shows only its last digits. */
  iin: Iin.nullable().optional(),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

export const customersContract = {
  'GET /api/pages/profile/profile': endpoint({
    summary: 'The customer who has logged in (spec §7).',
    output: Profile,
    access: 'customer',
  }),
  'PUT /api/pages/profile/profile': endpoint({
    summary: 'Changes names, birthday, gender, email and IIN; returns the new profile.',
    input: ProfileDetails,
    output: Profile,
    access: 'customer',
    perMinute: 30,
  }),
};
