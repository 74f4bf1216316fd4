import { z } from 'zod';
import { MAX_SERVICE_PRICE, MAX_SERVICE_RATES, SERVICE_KINDS } from '#domain/orders/service-offer.ts';
import { endpoint, Id, Line, Money } from '../endpoint.ts';

/** Code of a service, such as `install-washer`. */
export const ServiceCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

const MAX_TEXT = 500;
const MAX_MONTHS = 120;
const MAX_GRAMS = 1_000_000;
/** Max categories or cities of a rate. */
const MAX_PLACES = 100;

/** A service offered with a product in the caller's city. */
export const ServiceOffer = z.object({
  code: z.string(),
  kind: z.enum(SERVICE_KINDS),
  name: z.string(),
  /** Included work. */
  included: z.string(),
  /** Term of a warranty; null for other kinds. */
  months: z.number().int().nullable(),
  /** Price per unit. */
  price: Money,
  /** Done at the buyer's address, so the order needs a courier. */
  visit: z.boolean(),
});
export type ServiceOffer = z.infer<typeof ServiceOffer>;

/** A service of a cart line: offered, or chosen when `quantity` is above 0. */
export const CartService = ServiceOffer.extend({
  quantity: z.number().int(),
  /** Price the shopper last accepted. */
  priceSeen: Money,
  /** `repriced`: the price differs from `priceSeen`; `unavailable`: no longer offered, left out of the totals. */
  state: z.enum(['ok', 'repriced', 'unavailable']),
});
export type CartService = z.infer<typeof CartService>;

/** A service with its rates in the caller's city. */
export const ListedService = ServiceOffer.omit({ price: true }).extend({
  rates: z.array(
    z.object({
      /** Categories it applies to with their drawing kinds; empty for all. */
      categories: z.array(z.object({ slug: z.string(), name: z.string(), kind: z.string() })),
      fromGrams: z.number().int(),
      belowGrams: z.number().int().nullable(),
      /** Price per unit, or percent of the product's price. */
      price: Money.nullable(),
      percent: z.number().nullable(),
    }),
  ),
});
export type ListedService = z.infer<typeof ListedService>;

const RateTarget = {
  /** Slugs of categories, subcategories included; empty for all. */
  categories: z.array(Slug).max(MAX_PLACES).default([]),
  /** Keywords of cities; empty for all. */
  cities: z.array(Slug).max(MAX_PLACES).default([]),
  /** Product weight, grams; `belowGrams` is exclusive. */
  fromGrams: z.number().int().min(0).max(MAX_GRAMS).default(0),
  belowGrams: z.number().int().min(1).max(MAX_GRAMS).nullable().default(null),
};
/** A rate: tenge per unit, or percent of the product's price. */
export const ServiceRateInput = z.union([
  z.strictObject({
    ...RateTarget,
    price: z.number().int().min(1).max(MAX_SERVICE_PRICE),
    percent: z.null().default(null),
  }),
  z.strictObject({ ...RateTarget, price: z.null().default(null), percent: z.number().min(0.01).max(100) }),
]);

const Text = Line.trim().min(1).max(MAX_TEXT);

/** Terms of a service. */
export const ServiceInput = z
  .object({
    kind: z.enum(SERVICE_KINDS),
    nameRu: Text,
    nameKk: Text,
    includedRu: Text,
    includedKk: Text,
    months: z.number().int().min(1).max(MAX_MONTHS).nullable().default(null),
    /** The first rate that matches product and city is charged; without one the service is not offered. */
    rates: z.array(ServiceRateInput).min(1).max(MAX_SERVICE_RATES),
    active: z.boolean().default(true),
  })
  .refine(({ kind, months }) => (kind === 'warranty') === (months !== null), 'only a warranty has a term');
export type ServiceInput = z.infer<typeof ServiceInput>;

export const servicesContract = {
  'GET /api/services': endpoint({
    summary: "Services with their prices in the caller's city.",
    output: z.array(ListedService),
  }),
  'GET /api/products/:id/services': endpoint({
    summary: "Services offered with a product in the caller's city.",
    input: z.object({ id: Id }),
    output: z.array(ServiceOffer),
  }),
};
