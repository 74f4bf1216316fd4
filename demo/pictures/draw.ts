import { calmColours, mix, normaliseHex, softTint, toneOf } from './colour.ts';
import { createPen } from './pen.ts';
import { KINDS } from './registry.ts';
import { drawScene } from './scenes.ts';
import type { Draw, Kind, Sketch, View } from './sketch.ts';

export type PictureRequest = {
  readonly kind: string;
  readonly view: View;
  /** Hex without `#`. */
  readonly color: string;
  readonly accent?: string;
  readonly params: Readonly<Record<string, string>>;
};

export type Picture = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** A soft `#rrggbb` for the card behind the picture. */
  readonly dominantColor: string;
};

const SIZE = 800;
const VIEWS: readonly View[] = ['front', 'back', 'side', 'detail', 'scene'];
const FALLBACK_KIND = 'box';

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

function requestKey(request: PictureRequest): string {
  const params = Object.entries(request.params).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return [request.kind, request.view, request.color, request.accent ?? '', ...params].join('&');
}

function sketchOf(request: PictureRequest, prefix: string): Sketch {
  const numberOf = (name: string, usual: number, least: number, most: number): number => {
    const value = Number.parseFloat((request.params[name] ?? '').replace(',', '.'));
    return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
  };
  return {
    p: createPen(prefix, request.view === 'scene'),
    t: toneOf(request.color),
    a: toneOf(request.accent ?? '00a9bf'),
    n: Math.trunc(numberOf('n', hash(request.kind + request.color) % 8, 0, 9999)),
    num: numberOf,
    str: (name, usual) => request.params[name] ?? usual,
  };
}

function drawDetail(kind: Kind, s: Sketch, tint: string): void {
  const { x, y, zoom, view = 'front' } = kind.focus;
  s.p.rect(0, 0, SIZE, SIZE, 0, s.p.lin('d', mix(tint, '#ffffff', 0.5), mix(tint, '#5c6766', 0.12)));
  s.p.group(`translate(${Math.round(400 - x * zoom)} ${Math.round(400 - y * zoom)})scale(${zoom})`, () => (kind[view] ?? kind.front)(s));
}

function paint(kind: Kind, request: PictureRequest, s: Sketch, tint: string): void {
  const plain: Draw | undefined = request.view === 'front' ? kind.front : request.view === 'back' ? kind.back : request.view === 'side' ? kind.side : undefined;
  if (request.view === 'detail') drawDetail(kind, s, tint);
  else if (request.view === 'scene') drawScene(s.p, kind.place, s.n, () => kind.front(s));
  else if (kind.lift === undefined) (plain ?? kind.front)(s);
  else s.p.group(`translate(0 ${-kind.lift})`, () => (plain ?? kind.front)(s));
}

/** Draws one view of one product as a self-contained 800×800 SVG; the same request always gives the same text. */
export function drawPicture(request: PictureRequest): Picture {
  const kind = KINDS[request.kind] ?? KINDS[FALLBACK_KIND];
  const tint = softTint(request.color);
  const s = sketchOf(request, `p${hash(requestKey(request)).toString(36)}`);
  if (kind !== undefined) paint(kind, request, s, tint);
  return { svg: s.p.finish(SIZE, SIZE), width: SIZE, height: SIZE, dominantColor: tint };
}

/** Draws the calm warm-grey picture of a kind: category tiles, and the stand-in for a missing product picture. */
export function drawCategoryIcon(kind: string): Picture {
  const picture = drawPicture({ kind, view: 'front', color: 'd9d5cc', accent: 'b9b3a6', params: { n: '0', icon: '1' } });
  return { ...picture, svg: calmColours(picture.svg), dominantColor: '#f3f0e9' };
}

/** Reads `demo:phone/front?color=1b1b1d&cameras=3`; gives undefined for anything that is no such address. */
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

/** Names every kind the maker knows. */
export function pictureKinds(): string[] {
  return Object.keys(KINDS);
}

/** Names the views a kind really has; others are answered with its front. */
export function viewsOf(kind: string): View[] {
  const known = KINDS[kind] ?? KINDS[FALLBACK_KIND];
  return VIEWS.filter((view) => view === 'front' || view === 'detail' || view === 'scene' || known?.[view] !== undefined);
}
