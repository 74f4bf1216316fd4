import { z } from 'zod';
import { MAX_ADDRESS_RESULTS, MAX_STREET_RESULTS } from '#domain/geocoding-limits.ts';
import { GEO_KINDS, PRECISIONS } from '#domain/geocoding.ts';
import { endpoint } from './endpoint.ts';

/** Longest text that is searched for. */
const MAX_TEXT = 200;
const Asked = z.string().trim().min(1).max(MAX_TEXT);
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

/** Latitude and longitude, degrees. */
export const Position = z.tuple([z.number(), z.number()]);

/** Geocoded address of spec §3; unknown parts are empty. */
export const FoundAddress = z.object({
  country: z.string(),
  province: z.string(),
  locality: z.string(),
  district: z.string(),
  street: z.string(),
  house: z.string(),
  coordinates: Position.nullable(),
  fullAddress: z.string(),
  precision: z.enum(PRECISIONS),
  /** The position is counted or of the whole street: the pin may have to be moved. */
  isApproximate: z.boolean(),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

/** An address or a street to choose while typing. */
export const AddressSuggestion = z.object({
  kind: z.enum(GEO_KINDS),
  /** What is chosen by: street and house. */
  text: z.string(),
  street: z.string(),
  house: z.string(),
  district: z.string(),
  coordinates: Position.nullable(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const addressesContract = {
  'GET /api/addresses/suggest': endpoint({
    summary: 'Addresses of the city that a typed text may begin, in the order of the alphabet (spec §5, §9).',
    input: z.object({ text: Asked }),
    output: z.array(AddressSuggestion).max(MAX_ADDRESS_RESULTS),
    perMinute: 240,
  }),
  'GET /api/addresses/streets': endpoint({
    summary: 'Streets of the city by a part of their name (spec §5, §9).',
    input: z.object({ text: Asked }),
    output: z.array(AddressSuggestion).max(MAX_STREET_RESULTS),
    perMinute: 240,
  }),
  'GET /api/addresses/geocode': endpoint({
    summary: 'Finds "city, street, house"; `trusted` is an address chosen from a list (spec §5).',
    input: z.object({ address: Asked, trusted: z.enum(['true', 'false']).optional() }),
    output: FoundAddress,
    errors: ['address_not_found'],
    perMinute: 60,
  }),
  'GET /api/addresses/reverse': endpoint({
    summary: 'Names the address of a position in the city.',
    input: z.object({ latitude: degrees(90), longitude: degrees(180) }),
    output: FoundAddress,
    errors: ['position_without_address'],
    perMinute: 60,
  }),
  'POST /api/get-yandex-api-token': endpoint({
    summary: "Key of the map's script; empty when none is set, and the shop's own map is shown (spec §7).",
    output: z.string(),
    perMinute: 60,
  }),
};
