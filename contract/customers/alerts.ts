import { z } from 'zod';
import { NOTICE_CHANNELS } from '#domain/customers/notice-choices.ts';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint, Id, Money } from '../endpoint.ts';

/** Trigger of an alert: the product is available again, or it costs less. */
export const AlertKind = z.enum(['stock', 'price']);
export type AlertKind = z.infer<typeof AlertKind>;
/** Channel of the alert. */
export const AlertChannel = z.enum(NOTICE_CHANNELS);
export type AlertChannel = z.infer<typeof AlertChannel>;

/** Max pending alerts per customer. */
export const MAX_ALERTS = 200;

/** A pending alert with its product in the alert's city. */
export const Alert = z.object({
  id: z.number().int(),
  kind: AlertKind,
  channel: AlertChannel,
  product: ProductCard,
  cityName: z.string(),
  /** Price threshold in tenge; null for a stock alert. */
  below: Money.nullable(),
  createdAt: z.string(),
});
export type Alert = z.infer<typeof Alert>;

const Alerts = z.object({
  alerts: z.array(Alert),
  /** Channels that can reach the customer now, by kind: enabled ones, mail with an address, push with a device. */
  channels: z.object({ stock: z.array(AlertChannel), price: z.array(AlertChannel) }),
  /** Channels switched off in the customer's settings, by kind. */
  switchedOff: z.object({ stock: z.array(AlertChannel), price: z.array(AlertChannel) }),
});

export const alertsContract = {
  'GET /api/alerts': endpoint({
    summary: "The customer's pending alerts, newest first, optionally of one product.",
    input: z.object({ productId: Id.optional() }),
    output: Alerts,
    access: 'customer',
  }),
  'PUT /api/alerts': endpoint({
    summary:
      "Requests one notification about a product in the caller's city; a repeat changes the channel. `alert_needless` when the product is already available.",
    input: z.object({ productId: Id, kind: AlertKind, channel: AlertChannel }),
    output: Alerts,
    errors: ['product_not_found', 'alert_needless', 'alert_unreachable', 'alerts_full'],
    access: 'customer',
    perMinute: 60,
  }),
  'DELETE /api/alerts/:id': endpoint({
    summary: 'Ends an alert.',
    input: z.object({ id: Id }),
    output: z.object({ deleted: z.boolean() }),
    errors: ['alert_not_found'],
    access: 'customer',
    perMinute: 60,
  }),
};
