import { z } from 'zod';
import type { ServerAddress } from '#domain/addresses/address-book.ts';
import { toServerNames } from '#domain/addresses/address.ts';
import { MAX_ADDRESS_RESULTS, MAX_STREET_RESULTS } from '#domain/addresses/geocoding-limits.ts';
import { GEO_KINDS, PRECISIONS } from '#domain/addresses/geocoding.ts';
import { endpoint, Id, CityName, Line, Position } from '../endpoint.ts';
import { addressInputs, addressOutputs } from './address-fields.ts';

/** Max length of a search text. */
const MAX_TEXT = 200;
const SearchText = Line.min(1).max(MAX_TEXT);
/** Degrees as a number or as the text of a URL. */
const degrees = (max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(-max).max(max));

/** Geocoded address of spec §3; unknown parts are empty. */
export const GeocodedAddress = z.object({
  country: z.string(),
  province: z.string(),
  locality: z.string(),
  district: z.string(),
  street: z.string(),
  house: z.string(),
  coordinates: Position.nullable(),
  fullAddress: z.string(),
  precision: z.enum(PRECISIONS),
  /** The position is interpolated or of the whole street; the shopper may have to move the pin. */
  isApproximate: z.boolean(),
});
export type GeocodedAddress = z.infer<typeof GeocodedAddress>;

/** An address or a street to choose while typing. */
export const AddressSuggestion = z.object({
  kind: z.enum(GEO_KINDS),
  /** Label: street and house. */
  text: z.string(),
  street: z.string(),
  house: z.string(),
  district: z.string(),
  coordinates: Position.nullable(),
  /** See `GeocodedAddress`. */
  isApproximate: z.boolean(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

/** Address input of the profile calls (spec §3, §7); coordinates come as a pair or not at all (spec §5). */
export const AddressInput = z
  .object({
    /** A served city by its name in either language. */
    city_name: Line.min(1).max(100),
    city_id: z.string().max(10).default('8'),
    ...toServerNames(addressInputs),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), { path: ['longitude'] });
export type AddressInput = z.infer<typeof AddressInput>;

/** A saved address with the fields of spec §3; shown as saved, without validation. */
export const SavedAddress = z.object({
  id: z.number().int(),
  city_name: z.string(),
  /** Location id of the apps. */
  city_id: z.string(),
  ...toServerNames(addressOutputs),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Used by the checkout; at most one per customer. */
  is_selected: z.boolean(),
}) satisfies z.ZodType<ServerAddress>;
export type SavedAddress = z.infer<typeof SavedAddress>;

const SavedResult = z.object({ data: SavedAddress });

export const addressesContract = {
  'GET /api/pages/profile/addresses': endpoint({
    summary: "The customer's addresses, newest first (spec §7).",
    output: z.array(SavedAddress),
    access: 'customer',
  }),
  'POST /api/pages/profile/add-address': endpoint({
    summary: 'Saves an address and selects it. The result is in `data.data` (spec §4, §7).',
    input: AddressInput,
    output: SavedResult,
    access: 'customer',
    errors: ['invalid_input', 'address_outside_city', 'too_many_addresses'],
    perMinute: 60,
  }),
  'PUT /api/pages/profile/edit-address': endpoint({
    summary: 'Changes an address and selects it (spec §4, §7).',
    input: AddressInput.safeExtend({ id: Id }),
    output: SavedResult,
    access: 'customer',
    errors: ['invalid_input', 'address_outside_city', 'saved_address_not_found'],
  }),
  'DELETE /api/pages/profile/delete-address': endpoint({
    summary: 'Removes an address; `code` is 0 on success (spec §7).',
    input: z.object({ id: Id }),
    output: z.object({}),
    access: 'customer',
    errors: ['saved_address_not_found'],
  }),
  'PUT /api/pages/profile/select-address': endpoint({
    summary: 'Selects one address instead of any other.',
    input: z.object({ id: Id }),
    output: z.array(SavedAddress),
    access: 'customer',
    errors: ['saved_address_not_found'],
  }),
  'GET /api/addresses/suggest': endpoint({
    summary:
      'Address suggestions in the city: exact names, then prefixes, then similar ones, each alphabetically (spec §5, §9; decisions §13).',
    input: z.object({ text: SearchText }),
    output: z.array(AddressSuggestion).max(MAX_ADDRESS_RESULTS),
    perMinute: 240,
  }),
  'GET /api/addresses/streets': endpoint({
    summary: 'Streets of the city by part of the name (spec §5, §9).',
    input: z.object({ text: SearchText }),
    output: z.array(AddressSuggestion).max(MAX_STREET_RESULTS),
    perMinute: 240,
  }),
  'GET /api/addresses/geocode': endpoint({
    summary: 'Finds "city, street, house"; `trusted` is an address chosen from a list (spec §5).',
    input: z.object({ address: SearchText, trusted: z.enum(['true', 'false']).optional() }),
    output: GeocodedAddress,
    errors: ['address_not_found'],
    perMinute: 60,
  }),
  'GET /api/addresses/reverse': endpoint({
    summary: 'Reverse geocodes a position in the city.',
    input: z.object({ latitude: degrees(90), longitude: degrees(180), city: CityName }),
    output: GeocodedAddress,
    errors: ['position_without_address'],
    perMinute: 60,
  }),
};
