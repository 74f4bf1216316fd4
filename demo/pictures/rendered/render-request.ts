import { normaliseHex } from '../colour.ts';
import { listRenders } from './packed.ts';

/** One rendered picture: `render:phone/square3/front?color=1b1b1d&screen=phone-3`. */
export type RenderRequest = {
  /** `kind/silhouette/view` of a committed render. */
  readonly name: string;
  /** Hex of the body, without `#`. */
  readonly color: string;
  /** Content of the screen, such as `film-2`; null for none. */
  readonly screen: string | null;
  /** Room behind the product, such as `kitchen-1`; null for none. */
  readonly room: string | null;
};

/** Size of a composed picture, px. */
export const RENDER_SIZE = 720;

/** Parses a `render:` address; returns undefined for others and for pictures that are not committed. */
export function parseRenderUrl(url: string): RenderRequest | undefined {
  const match = /^render:([a-z0-9-]+\/[a-z0-9-]+\/[a-z]+)(?:\?(.*))?$/.exec(url.trim());
  const name = match?.[1];
  if (name === undefined || !Object.hasOwn(listRenders(), name)) return undefined;
  const query = new URLSearchParams(match?.[2] ?? '');
  const word = (key: string) => /^[a-z]+-\d{1,2}$/.exec(query.get(key) ?? '')?.[0] ?? null;
  return { name, color: normaliseHex(query.get('color') ?? '').slice(1), screen: word('screen'), room: word('room') };
}

/** Writes the address of a rendered picture. */
export function renderUrl(name: string, { color, screen, room }: Partial<RenderRequest> & { color: string }): string {
  const query = new URLSearchParams({ color, ...(screen ? { screen } : {}), ...(room ? { room } : {}) });
  return `render:${name}?${query.toString()}`;
}
