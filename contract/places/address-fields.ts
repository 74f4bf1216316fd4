import { z } from 'zod';
import {
  mapAddressFields,
  isFloor,
  type AddressFlagFieldName,
  type AddressTextFieldName,
  type RequiredAddressFieldName,
} from '#domain/addresses/address.ts';
import { Line } from '../endpoint.ts';

type AddressInputs = Record<RequiredAddressFieldName, z.ZodType<string, string>> &
  Record<Exclude<AddressTextFieldName, RequiredAddressFieldName>, z.ZodType<string, string | undefined>> &
  Record<AddressFlagFieldName, z.ZodType<boolean, boolean | undefined>>;

/** Contains at least one letter or digit. */
const readable = /[\p{L}\d]/u;

/** Address fields as typed. Optional fields have defaults, so clients that do not know a new field are not refused. */
export const addressInputs: AddressInputs = mapAddressFields(
  (name, { max = 0, isRequired: required }) => {
    const text = (name === 'comment' ? z.string().trim().normalize('NFC') : Line).max(max);
    if (required) return text.regex(readable);
    return (name === 'floor' ? text.refine(isFloor) : text).default('') as unknown as z.ZodString;
  },
  () => z.boolean().default(false),
);

/** Stored address fields; not validated, since they may predate today's rules. */
export const addressOutputs = mapAddressFields(
  () => z.string(),
  () => z.boolean(),
);
