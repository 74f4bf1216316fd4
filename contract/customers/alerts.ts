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

/** Alerts that one customer can have waiting. */
export const MAX_ALERTS = 200;

/** An alert that waits, with its product as the city of the alert shows it. */
export const Alert = z.object({
  id: z.number().int(),
  kind: AlertKind,
  channel: AlertChannel,
  product: ProductCard,
  cityName: z.string(),
  /** Price the next one has to be below, tenge; null for an alert of stock. */
  below: Money.nullable(),
  createdAt: z.string(),
});
export type Alert = z.infer<typeof Alert>;

const Alerts = z.object({
  alerts: z.array(Alert),
  /** Channels by which each kind would reach the customer now: those that are allowed, mail with an address, push with a device. */
  channels: z.object({ stock: z.array(AlertChannel), price: z.array(AlertChannel) }),
  /** Channels that the customer has switched off for each kind in the settings. */
  switchedOff: z.object({ stock: z.array(AlertChannel), price: z.array(AlertChannel) }),
});

export const alertsContract = {
  'GET /api/alerts': endpoint({
    summary: "The customer's alerts that wait, newest first; of one product when it is named.",
    input: z.object({ productId: Id.optional() }),
    output: Alerts,
    access: 'customer',
  }),
  'PUT /api/alerts': endpoint({
    summary:
      "Asks to be told of a product in the caller's city, once; the same again changes the channel. `alert_needless` when the product can be bought already.",
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
