import { z } from 'zod';
import { ProductCard } from '../catalog/catalog.ts';
import { Phone } from '../orders/checkout.ts';
import { Block, Moved } from './content.ts';
import { endpoint, Id } from '../endpoint.ts';

/** A product launch, in the caller's language. */
export const Launch = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: z.string(),
  language: z.enum(['ru', 'kk']),
  preview: z.boolean(),
  blocks: z.array(Block),
  /** Start of the sale, ISO. */
  starts: z.string(),
  /** `queue` before the start, `sale` while sold only through the queue, `over` once sold normally. */
  state: z.enum(['queue', 'sale', 'over']),
  /** Products on sale. */
  products: z.array(ProductCard),
});
export type Launch = z.infer<typeof Launch>;

/** A customer's place in the queue. */
const LaunchPlace = z.object({
  number: z.number().int(),
  productId: z.number().int(),
  /** Buyers ahead in the queue. */
  ahead: z.number().int(),
});
type LaunchPlace = z.infer<typeof LaunchPlace>;

/** The queue as a customer sees it; `place` is null for a customer who has not joined. */
export const LaunchQueue = z.object({ place: LaunchPlace.nullable(), taken: z.number().int() });
export type LaunchQueue = z.infer<typeof LaunchQueue>;

/** Recipient of a launch notification: a verified phone, an email confirmed by code, or this device. */
export const SubscriptionInput = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), phone: Phone }),
  z.object({
    channel: z.literal('mail'),
    email: z.email().max(200),
    /** Six-digit code from the email; without it the code is sent. */
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  }),
  z.object({ channel: z.literal('push') }),
]);
export type SubscriptionInput = z.infer<typeof SubscriptionInput>;

/** Result: a code was emailed, or the contact is subscribed. */
export const SubscriptionState = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('code_sent'),
    /** Seconds until another email may be requested. */
    resendSeconds: z.number().int(),
  }),
  z.object({ state: z.literal('subscribed') }),
]);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

const Key = z.object({ launch: z.string().max(100) });

export const launchesContract = {
  'GET /api/launches/:launch': endpoint({
    summary: 'A launch with its products and start time, or its new address.',
    input: Key.extend({ preview: z.string().max(200).optional() }),
    output: z.union([Launch, Moved]),
    errors: ['page_not_found'],
  }),
  'GET /api/launches/:launch/place': endpoint({
    summary: "The customer's place in the queue of a launch.",
    input: Key,
    output: LaunchQueue,
    access: 'customer',
    errors: ['page_not_found'],
  }),
  'PUT /api/launches/:launch/place': endpoint({
    summary: 'Joins the queue, or chooses another version and keeps the number.',
    input: Key.extend({ productId: Id }),
    output: LaunchQueue,
    access: 'customer',
    errors: ['page_not_found', 'product_not_found', 'launch_begun'],
    perMinute: 20,
  }),
  'DELETE /api/launches/:launch/place': endpoint({
    summary: 'Leaves the queue.',
    input: Key,
    output: LaunchQueue,
    access: 'customer',
    errors: ['page_not_found'],
    perMinute: 20,
  }),
  'POST /api/launches/:launch/subscriptions': endpoint({
    summary:
      'Subscribes a verified contact, without an account, to one notification when the sale starts or stock returns.',
    input: Key.extend({ to: SubscriptionInput }),
    output: SubscriptionState,
    errors: [
      'page_not_found',
      'proof_expired',
      'alert_unreachable',
      'code_too_soon',
      'too_many_codes',
      'code_not_sent',
      'code_wrong',
      'code_expired',
    ],
    perMinute: 20,
  }),
  'DELETE /api/launch-subscriptions/:token': endpoint({
    summary: 'Ends a subscription by the token from its messages; idempotent.',
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ deleted: z.literal(true) }),
    errors: ['page_not_found'],
    perMinute: 20,
  }),
};
