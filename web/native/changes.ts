import type { EndpointKey } from '#contract/index.ts';

/** Calls that wait for a connection, by the kind of their content. The shop accepts a repeat without a second effect. */
export const POST_KINDS = {
  'POST /api/pages/profile/reviews': 'review',
  'POST /api/product-questions': 'question',
  'POST /api/product-answers': 'answer',
  'POST /api/pages/profile/add-address': 'address',
  'PUT /api/pages/profile/edit-address': 'address',
  'DELETE /api/pages/profile/delete-address': 'address',
  'PUT /api/pages/profile/select-address': 'address',
} as const satisfies Partial<Record<EndpointKey, string>>;
export type QueuedCall = keyof typeof POST_KINDS;

/** Whether a call waits for a connection. */
export const isQueuedCall = (key: EndpointKey): key is QueuedCall => key in POST_KINDS;

/**
 * An unsent change; `name` identifies it to the customer and may be unknown. A change of the cart is the wanted
 * quantity, with the one before the first change. A post is a call to repeat; `temporaryId` is the negative id that the
 * screens have for what it creates.
 */
export type Change = { id: string; name: string } & (
  | { kind: 'cart'; productId: number; before: number; quantity: number }
  | { kind: 'service'; productId: number; code: string; quantity: number }
  | { kind: 'favourite'; productId: number; isFavourite: boolean }
  | { kind: 'post'; call: QueuedCall; input: object; temporaryId: number }
);
