import { z } from 'zod';
import { Id } from '../endpoint.ts';
import { DEVICES, MAX_VIEWS_PER_REPORT, MAX_VITAL, PAGE_KINDS, VITALS } from '#domain/customers/counting.ts';

const count = z.number().int().min(0);

/**
 * Report sent when a page is left (`POST /api/counts`, not a call: it has no answer). Only kinds, numbers and
 * product ids are accepted: no address, no personal id, no typed text.
 */
export const PageReport = z.strictObject({
  language: z.enum(['ru', 'kk']),
  device: z.enum(DEVICES),
  /** The page was opened from outside the shop. */
  visit: z.boolean(),
  /** Pages shown since the last report, by kind. */
  views: z.partialRecord(z.enum(PAGE_KINDS), z.number().int().min(1).max(MAX_VIEWS_PER_REPORT)),
  /** Ids of the product pages among them. */
  products: z.array(Id).max(MAX_VIEWS_PER_REPORT).optional(),
  /** Web vitals of the document, by the kind of its first page. */
  kind: z.enum(PAGE_KINDS),
  vitals: z.strictObject(
    Object.fromEntries(VITALS.map((name) => [name, z.number().min(0).max(MAX_VITAL[name]).optional()])) as Record<
      (typeof VITALS)[number],
      z.ZodOptional<z.ZodNumber>
    >,
  ),
});
export type PageReport = z.infer<typeof PageReport>;

/** Configured analytics services: ids and script URLs. Loaded only after consent. */
export const Analytics = z.object({
  ga4: z.object({ id: z.string(), script: z.string() }).optional(),
  metrica: z.object({ id: z.string(), script: z.string() }).optional(),
});
export type Analytics = z.infer<typeof Analytics>;

/** Traffic report: daily numbers (Almaty, oldest first), their breakdown and web vitals. */
export const CountingReport = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      visits: count,
      views: count,
      searches: count,
      emptySearches: count,
      cartAdds: count,
      /** Placed orders, including cancelled ones. */
      orders: count,
      /** Tenge of the orders that were not cancelled. */
      sum: count,
    }),
  ),
  /** Hourly views of the last two days; `at` is the start of the hour. */
  hours: z.array(z.object({ at: z.string(), views: count })),
  kinds: z.array(z.object({ kind: z.enum(PAGE_KINDS), views: count, phone: count, tablet: count, desktop: count })),
  languages: z.object({ ru: count, kk: count }),
  /** Funnel from visit to an order that was not cancelled, summed over all days. */
  funnel: z.array(
    z.object({
      step: z.enum([
        'visit',
        'product',
        'cart',
        'checkout',
        'checkout_contact',
        'checkout_delivery',
        'checkout_payment',
        'order',
        'kept',
      ]),
      count,
    }),
  ),
  vitals: z.array(
    z.object({
      kind: z.enum(PAGE_KINDS),
      device: z.enum(DEVICES),
      /** The 75th percentile; ms, CLS without unit. */
      p75: z.object({
        LCP: z.number().nullable(),
        INP: z.number().nullable(),
        CLS: z.number().nullable(),
        TTFB: z.number().nullable(),
      }),
      /** Documents that reported it. */
      documents: count,
    }),
  ),
});
export type CountingReport = z.infer<typeof CountingReport>;
