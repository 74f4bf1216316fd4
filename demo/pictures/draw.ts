import { calmColours, mix, softTint } from './colour.ts';
import { createPen } from './pen.ts';
import { drawHomePhoto } from './home-photo.ts';
import { KINDS } from './registry.ts';
import { FALLBACK_KIND, VIEWS, hash, requestKey, sketchOn, type PictureRequest } from './request.ts';
import { drawScene } from './scenes.ts';
import type { Draw, Kind, Sketch, View } from './sketch.ts';

export { parsePictureUrl, type PictureRequest } from './request.ts';
export type { View } from './sketch.ts';

export type Picture = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** A soft `#rrggbb` for the card behind the picture. */
  readonly dominantColor: string;
};

const SIZE = 800;

function drawDetail(kind: Kind, s: Sketch, tint: string): void {
  const { x, y, zoom, view = 'front' } = kind.focus;
  s.p.rect(0, 0, SIZE, SIZE, 0, s.p.lin('d', mix(tint, '#ffffff', 0.5), mix(tint, '#5c6766', 0.12)));
  s.p.group(`translate(${Math.round(400 - x * zoom)} ${Math.round(400 - y * zoom)})scale(${zoom})`, () =>
    (kind[view] ?? kind.front)(s),
  );
}

// A name comes from an address: `constructor` is no kind.
function kindOf(name: string): Kind | undefined {
  return Object.hasOwn(KINDS, name) ? KINDS[name] : KINDS[FALLBACK_KIND];
}

function paint(kind: Kind, request: PictureRequest, s: Sketch, tint: string): void {
  const plain: Draw | undefined =
    request.view === 'front'
      ? kind.front
      : request.view === 'back'
        ? kind.back
        : request.view === 'side'
          ? kind.side
          : undefined;
  if (request.view === 'detail') drawDetail(kind, s, tint);
  else if (request.view === 'scene') drawScene(s.p, kind.place, s.n, () => kind.front(s));
  else if (request.view === 'home') paintHome(kind, s);
  else if (kind.lift === undefined) (plain ?? kind.front)(s);
  else s.p.group(`translate(0 ${-kind.lift})`, () => (plain ?? kind.front)(s));
}

function paintHome(kind: Kind, s: Sketch): void {
  const shot = Math.trunc(s.num('shot', s.n, 0, 99));
  const turned = s.num('turn', 0, 0, 1) === 1 ? kind.side : undefined;
  drawHomePhoto(s.p, kind.place, shot, () => (turned ?? kind.front)(s));
}

/** Draws one view of one product as a self-contained 800×800 SVG; the same request always gives the same text. */
export function drawPicture(request: PictureRequest): Picture {
  const kind = kindOf(request.kind);
  const tint = softTint(request.color);
  const p = createPen(
    `p${(hash(requestKey(request)) >>> 2).toString(36)}`,
    request.view === 'scene' || request.view === 'home',
  );
  const s = sketchOn(p, request);
  if (kind !== undefined) paint(kind, request, s, tint);
  return { svg: p.finish(SIZE, SIZE), width: SIZE, height: SIZE, dominantColor: tint };
}

/** Draws the calm warm-grey picture of a kind: category tiles, and the stand-in for a missing product picture. */
export function drawCategoryIcon(kind: string): Picture {
  const picture = drawPicture({
    kind,
    view: 'front',
    color: 'd9d5cc',
    accent: 'b9b3a6',
    params: { n: '0', icon: '1' },
  });
  return { ...picture, svg: calmColours(picture.svg), dominantColor: '#f3f0e9' };
}

/** Names every kind the maker knows. */
export function pictureKinds(): string[] {
  return Object.keys(KINDS);
}

/** Names the views a kind really has; others are answered with its front. */
export function viewsOf(kind: string): View[] {
  const known = kindOf(kind);
  return VIEWS.filter(
    (view) =>
      view === 'front' || view === 'detail' || view === 'scene' || view === 'home' || known?.[view] !== undefined,
  );
}
