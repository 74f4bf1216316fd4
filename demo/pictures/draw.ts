import { findBackView, hasBack } from './back-view.ts';
import { calmColours, mix, softTint } from './colour.ts';
import { createPen, d } from './pen.ts';
import { drawHomePhoto, markAsDemo } from './home-photo.ts';
import { KINDS } from './registry.ts';
import { placeRender, renderOfKind } from './rendered/embed.ts';
import { FALLBACK_KIND, VIEWS, hash, requestKey, sketchOn, type PictureRequest } from './request.ts';
import { drawRoom, drawScene } from './scenes.ts';
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

// Names come from an address: `constructor` is not a kind.
function findKind(name: string): Kind | undefined {
  return Object.hasOwn(KINDS, name) ? KINDS[name] : KINDS[FALLBACK_KIND];
}

/** Models of one kind differ slightly in width and height; kinds seen from above keep their circles round. */
const WIDER = [1, 0.95, 1.045, 0.975, 1.02, 0.96, 1.035];
const TALLER = [1, 1.025, 0.965, 1.035, 0.98];

function proportioned(kind: Kind, s: Sketch): Kind {
  const model = Math.trunc(s.num('m', 0, 0, 9999));
  if (model === 0 || kind.place === 'flat' || kind.place === 'close') return kind;
  const scale = d`translate(400 704)scale(${WIDER[model % WIDER.length] ?? 1} ${TALLER[model % TALLER.length] ?? 1})translate(-400 -704)`;
  const within =
    (draw: Draw): Draw =>
    (item) =>
      item.p.group(scale, () => draw(item));
  return {
    ...kind,
    front: within(kind.front),
    ...(kind.back && { back: within(kind.back) }),
    ...(kind.side && { side: within(kind.side) }),
  };
}

function paint(kind: Kind, request: PictureRequest, s: Sketch, tint: string): void {
  const plain: Draw | undefined =
    request.view === 'front'
      ? kind.front
      : request.view === 'back'
        ? (kind.back ?? findBackView(request.kind, kind.front))
        : request.view === 'side'
          ? kind.side
          : undefined;
  if (request.view === 'detail') drawDetail(kind, s, tint);
  else if (request.view === 'scene') paintScene(kind, s);
  else if (request.view === 'home') paintHome(kind, s);
  else if (kind.lift === undefined) (plain ?? kind.front)(s);
  else s.p.group(`translate(0 ${-kind.lift})`, () => (plain ?? kind.front)(s));
}

function paintScene(kind: Kind, s: Sketch): void {
  const render = s.str('render', '');
  if (render === '') drawScene(s.p, kind.place, s.n, () => kind.front(s));
  else drawRoom(s.p, kind.place, s.n, (x, stand, size) => placeRender(s.p, render, x, stand, size));
}

function paintHome(kind: Kind, s: Sketch): void {
  const shot = Math.trunc(s.num('shot', s.n, 0, 99));
  const turned = s.num('turn', 0, 0, 1) === 1 ? kind.side : undefined;
  const render = s.str('render', '');
  drawHomePhoto(s.p, kind.place, shot, () => {
    if (render === '') (turned ?? kind.front)(s);
    else placeRender(s.p, render, SIZE / 2, 714, SIZE * 0.8);
  });
  markAsDemo(s.p);
}

/** Draws one view of one product as a self-contained 800×800 SVG; deterministic for the same request. */
export function drawPicture(request: PictureRequest): Picture {
  const kind = findKind(request.kind);
  const tint = softTint(request.color);
  const p = createPen(
    `p${(hash(requestKey(request)) >>> 2).toString(36)}`,
    request.view === 'scene' || request.view === 'home',
  );
  const s = sketchOn(p, request);
  if (kind !== undefined) paint(proportioned(kind, s), request, s, tint);
  return { svg: p.finish(SIZE, SIZE), width: SIZE, height: SIZE, dominantColor: tint };
}

/** Picture of a kind: category tiles, and the placeholder of a missing product picture. A render, or a warm-grey drawing. */
export function drawCategoryIcon(kind: string): Picture {
  const render = renderOfKind(kind);
  if (render !== undefined) {
    const p = createPen('k');
    p.image(render, 0, 0, SIZE);
    return { svg: p.finish(SIZE, SIZE), width: SIZE, height: SIZE, dominantColor: '#f3f0e9' };
  }
  const picture = drawPicture({
    kind,
    view: 'front',
    color: 'd9d5cc',
    accent: 'b9b3a6',
    params: { n: '0', icon: '1' },
  });
  return { ...picture, svg: calmColours(picture.svg), dominantColor: '#f3f0e9' };
}

/** Draws a kind in a room: a render, or its drawing. */
export function drawKindInRoom(kind: string, variant: number, color: string): string {
  const render = renderOfKind(kind, variant, color);
  const params = { n: String(variant), ...(render === undefined ? {} : { render }) };
  return drawPicture({ kind, view: 'scene', color, accent: 'ffb417', params }).svg;
}

/** Lists every kind that can be drawn. */
export function pictureKinds(): string[] {
  return Object.keys(KINDS);
}

const ALWAYS: ReadonlySet<View> = new Set(['front', 'detail', 'scene', 'home']);

/** Lists the views of a kind; requests for others get its front. */
export function listViews(kind: string): View[] {
  const known = findKind(kind);
  return VIEWS.filter(
    (view) => ALWAYS.has(view) || known?.[view as 'back' | 'side'] !== undefined || (view === 'back' && hasBack(kind)),
  );
}
