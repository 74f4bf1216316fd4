import { normaliseHex, findTone } from './colour.ts';
import type { Pen } from './pen.ts';
import type { Sketch, View } from './sketch.ts';

export type PictureRequest = {
  readonly kind: string;
  readonly view: View;
  /** Hex without `#`. */
  readonly color: string;
  readonly accent?: string;
  readonly params: Readonly<Record<string, string>>;
};

export const VIEWS: readonly View[] = ['front', 'back', 'side', 'detail', 'scene', 'home'];

/** The fallback drawing for an unknown kind. */
export const FALLBACK_KIND = 'box';

/** Hashes a text to 32 bits (FNV-1a), for stable ids and small variations; not secure. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

/** Serialises a request: equal requests give equal texts in any order of their parameters. */
export function requestKey(request: PictureRequest): string {
  const params = Object.entries(request.params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return [request.kind, request.view, request.color, request.accent ?? '', ...params].join('&');
}

/** Prepares the tones and parameters of a request for drawing with the given pen. */
export function sketchOn(p: Pen, request: PictureRequest): Sketch {
  const readNumber = (name: string, usual: number, lowest: number, highest: number): number => {
    const value = Number.parseFloat((request.params[name] ?? '').replace(',', '.'));
    return Number.isFinite(value) ? Math.min(highest, Math.max(lowest, value)) : usual;
  };
  return {
    p,
    t: findTone(request.color),
    a: findTone(request.accent ?? '00a9bf'),
    n: Math.trunc(readNumber('n', hash(request.kind + request.color) % 8, 0, 9999)),
    num: readNumber,
    str: (name, usual) => request.params[name] ?? usual,
  };
}

/** Parses `demo:phone/front?color=1b1b1d&cameras=3`; returns undefined for any other address. */
export function parsePictureUrl(url: string): PictureRequest | undefined {
  const match = /^demo:([a-z][a-z0-9-]*)\/([a-z]+)(?:\?(.*))?$/.exec(url.trim());
  if (match === null) return undefined;
  const params: Record<string, string> = {};
  for (const pair of (match[3] ?? '').split('&')) {
    const [name = '', value = ''] = pair.split('=');
    if (/^[a-z][a-z0-9-]*$/i.test(name)) params[name] = safeDecode(value);
  }
  const { color = '', accent, ...rest } = params;
  return {
    kind: match[1] ?? FALLBACK_KIND,
    view: VIEWS.find((view) => view === match[2]) ?? 'front',
    color: normaliseHex(color).slice(1),
    ...(accent === undefined ? {} : { accent: normaliseHex(accent).slice(1) }),
    params: rest,
  };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
