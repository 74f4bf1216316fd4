import { z } from 'zod';
import { SHOP_SERVICES } from '#domain/delivery/shop-services.ts';
import { endpoint } from '../endpoint.ts';

/** City with the fields of spec §3; `name` in the caller's language. */
export const City = z.object({
  name: z.string(),
  nameRu: z.string(),
  nameKk: z.string(),
  keyword: z.string(),
  cityIdInFO: z.number().int(),
  /** Location id of the apps. */
  codeForMobApi: z.string(),
  code: z.string(),
  regionId: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
  hasExpress: z.boolean(),
});
export type City = z.infer<typeof City>;

/** Store open to visitors. */
export const Shop = z.object({
  id: z.number().int(),
  cityKeyword: z.string(),
  name: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Opening hours in the format of `domain/delivery/pickup.ts`. */
  hours: z.string(),
  /** Slug of its page. */
  slug: z.string(),
  services: z.array(z.enum(SHOP_SERVICES)),
});
export type Shop = z.infer<typeof Shop>;

export const geoContract = {
  'GET /api/pages/shops/allcities': endpoint({
    summary: 'All served cities; cached unless `force_update=true` (spec §7).',
    input: z.object({ force_update: z.enum(['true', 'false']).optional() }),
    output: z.array(City),
    envelope: false,
    errors: ['unexpected'],
  }),
  'GET /api/shops': endpoint({
    summary: "Shops of the caller's city, or of every city.",
    input: z.object({ all: z.enum(['true']).optional() }),
    output: z.array(Shop),
  }),
};
