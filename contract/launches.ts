import { z } from 'zod';
import { ProductCard } from './catalog.ts';
import { Block, Moved } from './content.ts';
import { endpoint, Id } from './endpoint.ts';

/** A launch as its pages show it, in the caller's language. */
export const Launch = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  kind: z.string(),
  language: z.enum(['ru', 'kk']),
  preview: z.boolean(),
  blocks: z.array(Block),
  /** Moment the sale begins, ISO. */
  starts: z.string(),
  /** `queue` until then, `sale` while its products are sold through the queue alone, `over` when they are sold as others are. */
  state: z.enum(['queue', 'sale', 'over']),
  /** What is sold. */
  products: z.array(ProductCard),
});
export type Launch = z.infer<typeof Launch>;

/** A customer's place in the queue. */
export const LaunchPlace = z.object({
  number: z.number().int(),
  productId: z.number().int(),
  /** People who stand before it. */
  ahead: z.number().int(),
});
export type LaunchPlace = z.infer<typeof LaunchPlace>;

/** The queue as a customer sees it; `place` is null for one who does not stand in it. */
export const LaunchQueue = z.object({ place: LaunchPlace.nullable(), taken: z.number().int() });
export type LaunchQueue = z.infer<typeof LaunchQueue>;

const Key = z.object({ launch: z.string().max(100) });

export const launchesContract = {
  'GET /api/launches/:launch': endpoint({
    summary: 'A launch with its products and the moment its sale begins, or where it has moved to.',
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
    summary: 'Takes a place in the queue, or chooses another version: the number stays.',
    input: Key.extend({ productId: Id }),
    output: LaunchQueue,
    access: 'customer',
    errors: ['page_not_found', 'product_not_found', 'launch_begun'],
    perMinute: 20,
  }),
  'DELETE /api/launches/:launch/place': endpoint({
    summary: 'Gives the place up.',
    input: Key,
    output: LaunchQueue,
    access: 'customer',
    errors: ['page_not_found'],
    perMinute: 20,
  }),
};
