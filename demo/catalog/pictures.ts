import { createSpecReaders } from './assortment.ts';
import { listViews, type View } from '../pictures/draw.ts';
import { listRenders } from '../pictures/rendered/packed.ts';
import { renderUrl } from '../pictures/rendered/render-request.ts';
import { findScreenContent, findSilhouette } from '../pictures/rendered/silhouettes.ts';
import { BODIES } from '../pictures/sketch.ts';
import { rollBetween } from './random.ts';
import type { Product } from './assortment.ts';

/** The order of a product's pictures; a kind shows its existing views. */
const VIEWS: readonly View[] = ['front', 'side', 'back', 'detail', 'scene'];
const NOT_OF_DIGITAL: ReadonlySet<View> = new Set(['scene']);
const NEUTRAL = 'e4e1da';
/** Colours of lamps, displays and trims, one per brand. */
const ACCENTS = ['00a9bf', 'e0762f', '3f7fd0', '5aa469', 'c2477e', '8f6fd1', 'd1a12b', '2fa39a', 'c8433f'];

/** Returns the body of a product's drawing: neighbours of one brand differ, colours of one model do not. */
const readBodyIndex = (product: Product): number =>
  (rollBetween(`body ${product.brand}`, 0, BODIES - 1) + product.groupId) % BODIES;

function createLook(product: Product): URLSearchParams {
  const [number, text] = createSpecReaders(product);
  const [width, height] = product.size;
  const query = new URLSearchParams({
    color: product.colour?.hex ?? NEUTRAL,
    w: String(width),
    h: String(height),
    n: String(product.groupId % 10),
    m: String(product.groupId % 35),
    body: String(readBodyIndex(product)),
    accent: ACCENTS[rollBetween(`accent ${product.brand}`, 0, ACCENTS.length - 1)] ?? '00a9bf',
  });
  for (const [key, value] of Object.entries(product.kind.picture?.(number, text) ?? {})) query.set(key, String(value));
  return query;
}

/** The order of a product's rendered pictures. */
const RENDERED_VIEWS = ['front', 'side', 'back', 'detail'] as const;

/** Returns the rendered pictures of a product; none when its shape is not rendered. */
function findRenderUrls(product: Product): string[] {
  const kind = product.category.drawing;
  const params = Object.fromEntries(createLook(product));
  const spread = rollBetween(`silhouette ${product.brand}`, 0, 9) + product.groupId;
  const silhouette = findSilhouette(kind, { brand: product.brand, model: product.model, params, spread });
  if (silhouette === undefined) return [];
  const look = {
    color: product.colour?.hex ?? NEUTRAL,
    screen: findScreenContent(kind, silhouette, product.groupId, params.rgb === '1' && kind === 'laptop'),
  };
  return RENDERED_VIEWS.map((view) => `${kind}/${silhouette}/${view}`)
    .filter((name) => Object.hasOwn(listRenders(), name))
    .map((name) => renderUrl(name, look));
}

/** Returns the drawings of a product: `demo:phone/front?color=1f2023&n=3`. */
function listDrawings(product: Product): string[] {
  const query = createLook(product);
  const has = new Set(listViews(product.category.drawing));
  const views = VIEWS.filter((view) => has.has(view) && !(product.kind.digital === true && NOT_OF_DIGITAL.has(view)));
  return views
    .slice(0, rollBetween(`pictures ${product.groupId}`, 4, 5))
    .map((view) => `demo:${product.category.drawing}/${view}?${query.toString()}`);
}

/** Returns the address of a product's render in a drawn room. */
function inRoom(product: Product, render: string): string {
  const query = createLook(product);
  query.set('render', render);
  return `demo:${product.category.drawing}/scene?${query.toString()}`;
}

/** Returns addresses of a product's pictures: its renders and a room, or drawings of a shape that is not rendered. */
export function listPictures(product: Product): string[] {
  const renders = findRenderUrls(product);
  return renders[0] === undefined ? listDrawings(product) : [...renders, inRoom(product, renders[0])];
}

const SHOTS = 100;
/** Shots within this distance share light and wallpaper: they are from one home. */
const SAME_HOME = 15;

/** Returns addresses of a buyer's photos of a product at home; they carry a demo mark. */
export function listHomePhotos(product: Product, key: string, count: number): string[] {
  const home = rollBetween(`${key} home`, 0, SHOTS - 1);
  return Array.from({ length: count }, (_, index) => {
    const query = createLook(product);
    query.set('shot', String((home + index * SAME_HOME) % SHOTS));
    if (index % 2 === 1) query.set('turn', '1');
    const [render] = findRenderUrls(product);
    if (render !== undefined) query.set('render', render);
    return `demo:${product.category.drawing}/home?${query.toString()}`;
  });
}
