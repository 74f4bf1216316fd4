import type { EndpointKey } from '#contract/index.ts';
import type { OwnReview, OwnReviews } from '#contract/customers/own-reviews.ts';
import type { SavedAddress } from '#contract/places/addresses.ts';
import { POST_KINDS, type Change, type QueuedCall } from './changes.ts';

/** Response to a queued call, the customer's name for it, and the cached read that it changes. */
type Prediction = { output: unknown; name: string; read?: EndpointKey; cached?: unknown };
type ReadStored = (key: EndpointKey, input: object) => Promise<unknown>;

/** Max length of a text that names a question or an answer. */
const MAX_NAME = 60;

/** Predicts the response to a call that will be sent later; undefined if it cannot wait. */
export async function predictPost(
  call: QueuedCall,
  input: object,
  temporaryId: number,
  read: ReadStored,
): Promise<Prediction | undefined> {
  const kind = POST_KINDS[call];
  if (kind === 'address') return predictAddress(call, input as SavedAddress, temporaryId, read);
  if (kind === 'review') return predictReview(input as ReviewInput, temporaryId, read);
  const { text } = input as { text: string };
  return { output: { id: temporaryId }, name: text.length > MAX_NAME ? `${text.slice(0, MAX_NAME)}…` : text };
}

type ReviewInput = Pick<OwnReview, 'stars' | 'advantages' | 'flaws' | 'comment'> & {
  productId: number;
  photos: string[];
};

async function predictReview(
  { productId, photos, ...texts }: ReviewInput,
  id: number,
  read: ReadStored,
): Promise<Prediction> {
  const reviews = (await read('GET /api/pages/profile/reviews', {})) as OwnReviews | undefined;
  const page = (await read('GET /api/catalog/products/:id', { id: productId })) as { name: string } | undefined;
  const product = reviews?.waiting.find((bought) => bought.product.id === productId)?.product;
  const prediction = { output: { id, verified: false }, name: product?.name ?? page?.name ?? '' };
  if (!reviews || !product) return prediction;
  const review: OwnReview = {
    ...texts,
    id,
    product,
    verified: false,
    status: 'waiting',
    photos: photos.length,
    answer: null,
    at: new Date().toISOString(),
  };
  const waiting = reviews.waiting.filter((bought) => bought.product !== product);
  return {
    ...prediction,
    read: 'GET /api/pages/profile/reviews',
    cached: { mine: [review, ...reviews.mine], waiting },
  };
}

async function predictAddress(
  call: QueuedCall,
  input: SavedAddress,
  temporaryId: number,
  read: ReadStored,
): Promise<Prediction | undefined> {
  const key = 'GET /api/pages/profile/addresses';
  const stored = (await read(key, {})) as SavedAddress[] | undefined;
  const id = input.id ?? temporaryId;
  const current = stored?.find((address) => address.id === id);
  const saved = { ...current, ...input, id, is_selected: true };
  const name = `${saved.street_name ?? ''} ${saved.house_number ?? ''}`.trim();
  const others = stored?.filter((address) => address !== current) ?? [];
  if (call.startsWith('DELETE')) return { output: {}, name, read: key, cached: others };
  const selected = stored?.map((address) => (address === current ? saved : { ...address, is_selected: false }));
  if (call === 'PUT /api/pages/profile/select-address')
    return selected && { output: selected, name, read: key, cached: selected };
  const cached = current ? selected : [saved, ...others.map((address) => ({ ...address, is_selected: false }))];
  return { output: { data: saved }, name, ...(stored && { read: key, cached }) };
}

/** Adds a call to the queue. A change of an address that waits itself changes what waits. */
export function queuePost(pending: readonly Change[], post: Change & { kind: 'post' }): Change[] {
  const { id, ...input } = post.input as { id?: number };
  const isTarget = (change: Change) => change.kind === 'post' && change.temporaryId === id;
  if (id === undefined || !pending.some(isTarget)) return [...pending, post];
  if (post.call.startsWith('DELETE')) return pending.filter((change) => !isTarget(change));
  if (post.call === 'PUT /api/pages/profile/select-address') return [...pending];
  return pending.map((change) => (isTarget(change) ? { ...change, input, name: post.name } : change));
}
