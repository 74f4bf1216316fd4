import { z } from 'zod';
import {
  byAddressField,
  isFloor,
  type AddressFlagName,
  type AddressTextName,
  type RequiredAddressName,
} from '#domain/addresses/address.ts';

type Inputs = Record<RequiredAddressName, z.ZodType<string, string>> &
  Record<Exclude<AddressTextName, RequiredAddressName>, z.ZodType<string, string | undefined>> &
  Record<AddressFlagName, z.ZodType<boolean, boolean | undefined>>;

/** Something a courier can read: a letter or a digit among the signs. */
const readable = /[\p{L}\d]/u;

/**
 * The fields of an address as typed. Optional fields have a default, so that an app or an open page that does not know
 * a new field yet is not refused.
 */
export const addressInputs: Inputs = byAddressField(
  (name, { max = 0, required }) => {
    const text = z.string().trim().normalize('NFC').max(max);
    if (required) return text.regex(readable);
    return (name === 'floor' ? text.refine(isFloor) : text).default('') as unknown as z.ZodString;
  },
  () => z.boolean().default(false),
);

/** The same as they are stored: valid by the rules of their own day, so no rule of today is applied. */
export const addressOutputs = byAddressField(
  () => z.string(),
  () => z.boolean(),
);
