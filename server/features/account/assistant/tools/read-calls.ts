import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Contract, EndpointKey } from '#contract/index.ts';

/**
 * The only calls that tools make. All of them only read, and run with the caller's own session, so a model can neither
 * change anything nor reach data of another customer.
 */
export const READ_CALLS = [
  'GET /api/catalog/listing',
  'GET /api/catalog/products/:id',
  'GET /api/catalog/products/:id/related',
  'GET /api/catalog/compare',
  'GET /api/content/page',
  'GET /api/content/promos',
  'GET /api/content/promos/:id',
  'GET /api/shops/of-city',
  'GET /api/support/questions',
  'GET /api/support/topics',
  'GET /api/orders',
  'POST /api/orders/lookup',
] as const satisfies readonly EndpointKey[];
/** One of `READ_CALLS`. */
type ReadCall = (typeof READ_CALLS)[number];

/** Makes a reading call as the caller. */
export type ReadShop = <K extends ReadCall>(key: K, input: InputOf<Contract[K]>) => Promise<OutputOf<Contract[K]>>;
