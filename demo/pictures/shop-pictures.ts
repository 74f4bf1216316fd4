import { fade, mix } from './colour.ts';
import { ORNAMENT_BOX, ornamentPath } from './ornament.ts';
import { createPen, d, type Pen } from './pen.ts';
import { KINDS } from './registry.ts';
import { placeRender, renderOfKind } from './rendered/embed.ts';
import { sketchOn } from './request.ts';

export type ShopView = 'front' | 'hall';

/** Number of distinct shop looks; further shops repeat them. */
export const SHOP_LOOKS = 8;

const [WIDTH, HEIGHT] = [1200, 675];
const GROUND = 560;
const BRAND = '#00707f';

type Look = { sky: readonly [string, string]; wall: string; mountains: boolean; evening: boolean };
const LOOKS: readonly Look[] = [
  { sky: ['#cfe9f2', '#fbf3df'], wall: '#efe7d8', mountains: true, evening: false },
  { sky: ['#bfe0ee', '#eef6f6'], wall: '#dfe5e3', mountains: false, evening: false },
  { sky: ['#f6d9a8', '#fbf0dc'], wall: '#e7d9c4', mountains: true, evening: false },
  { sky: ['#14313a', '#2c5157'], wall: '#3a4a4c', mountains: false, evening: true },
];

/** Products in the windows and on the tables, three per shop. */
const SHOWN: readonly (readonly string[])[] = [
  ['tv', 'washer', 'coffee-machine'],
  ['fridge', 'laptop', 'stick-vacuum'],
  ['washer', 'speaker', 'tv'],
  ['laptop', 'air-purifier', 'kettle'],
  ['monitor', 'fridge', 'robot-vacuum'],
  ['coffee-machine', 'tv', 'smartwatch'],
  ['stick-vacuum', 'monitor', 'washer'],
  ['speaker', 'phone', 'fridge'],
];
const COLOURS = ['f3f4f2', '232629', 'c3c9cd', '0f7a86'];

function put(p: Pen, kind: string, x: number, base: number, scale: number, colour: string): void {
  const render = renderOfKind(kind, 0, colour);
  if (render !== undefined) {
    placeRender(p, render, x, base, 800 * scale * 0.72);
    return;
  }
  const request = { kind, color: colour, accent: 'ffb417', view: 'front' as const, params: { n: '0' } };
  p.group(d`translate(${x - 400 * scale} ${base - 704 * scale})scale(${String(scale)})`, () =>
    KINDS[kind]?.front(sketchOn(p, request)),
  );
}

function ornament(p: Pen, x: number, y: number, scale: number, count: number, colour: string): void {
  for (let i = 0; i < count; i++)
    p.line(
      ornamentPath,
      colour,
      2.6,
      d`transform="translate(${x + i * ORNAMENT_BOX.width * scale} ${y})scale(${String(scale)})" opacity=".7"`,
    );
}

/** The street with the shop: sky, mountains, the wall with its sign, two windows and a door between them. */
function drawFront(p: Pen, look: number): void {
  const { sky, wall, mountains, evening } = LOOKS[look % LOOKS.length] ?? LOOKS[0]!;
  const glass = evening ? '#ffe9b8' : '#d9eef0';
  p.rect(0, 0, WIDTH, HEIGHT, 0, p.lin('v', ...sky));
  if (mountains) {
    p.path('M0 330L150 190L260 280L420 120L560 270L700 160L880 300L1010 200L1200 330V560H0z', fade('#7fa3ad', 0.55));
    p.path('M420 120l44 47l-30 -6l-22 22l-30 -20zM700 160l36 32l-26 -2l-18 14l-22 -14z', '#ffffff');
  } else
    for (let i = 0; i < 9; i++)
      p.rect(i * 140 - 20, 190 + ((i * 53) % 90), 110, 400, 4, mix(sky[1], evening ? '#0b1f22' : '#8fb2b4', 0.45));
  p.rect(
    0,
    GROUND,
    WIDTH,
    HEIGHT - GROUND,
    0,
    p.lin('v', evening ? '#2b3432' : '#cfc9bd', evening ? '#1b2322' : '#b9b2a4'),
  );
  p.rect(0, GROUND, WIDTH, 10, 0, evening ? '#414c4a' : '#e4dfd4');
  p.rect(110, 150, 980, GROUND - 150, 10, p.lin('v', mix(wall, '#ffffff', 0.2), wall));
  p.rect(110, 150, 980, 104, 10, BRAND);
  ornament(p, 174, 158, 0.84, 3, '#ffb417');
  ornament(p, 724, 158, 0.84, 3, '#ffb417');
  p.circle(600, 202, 62, '#ffb417');
  ornament(p, 546, 152, 0.9, 1, BRAND);
  const shown = SHOWN[look % SHOWN.length] ?? [];
  for (const [index, x] of [150, 720].entries()) {
    p.rect(x, 290, 330, 250, 6, p.lin('v', glass, mix(glass, '#ffffff', 0.4)), 'stroke="#26393a" stroke-width="6"');
    p.rect(x, 500, 330, 40, 0, mix(wall, '#3a3226', 0.25));
    put(p, shown[index] ?? 'tv', x + 110, 500, 0.23, COLOURS[(look + index) % COLOURS.length] ?? 'f3f4f2');
    put(p, shown[2] ?? 'kettle', x + 238, 500, 0.2, COLOURS[(look + index + 1) % COLOURS.length] ?? 'f3f4f2');
    p.path(d`M${x + 30} 290h70l-90 250h-10v-175z`, fade('#ffffff', 0.28));
  }
  p.rect(
    515,
    280,
    170,
    GROUND - 280,
    4,
    p.lin('v', glass, mix(glass, '#ffffff', 0.3)),
    'stroke="#26393a" stroke-width="7"',
  );
  p.rect(597, 280, 6, GROUND - 280, 0, '#26393a');
  p.rect(578, 410, 8, 60, 4, '#ffb417');
  p.rect(614, 410, 8, 60, 4, '#ffb417');
  p.rect(490, GROUND - 6, 220, 22, 4, evening ? '#56615f' : '#a39c8e');
  for (const x of [60, 1140]) {
    p.rect(x - 5, 410, 10, 150, 3, '#6d5238');
    p.circle(x, 370, 58, evening ? '#2f5a45' : look % 2 === 0 ? '#5f9a67' : '#c9953f');
    p.circle(x - 26, 400, 40, evening ? '#274c3b' : look % 2 === 0 ? '#4f8859' : '#b98433');
  }
}

/** Interior: a bright hall with a wall of screens, tables with products, the counter and its ornament. */
function drawHall(p: Pen, look: number): void {
  const floor = look % 2 === 0 ? '#e9e0cf' : '#dfe3e0';
  p.rect(0, 0, WIDTH, HEIGHT, 0, p.lin('v', '#f7f5ee', '#ffffff'));
  p.path(d`M0 430L1200 430V675H0z`, p.lin('v', mix(floor, '#3a3226', 0.12), floor));
  for (let i = -4; i < 10; i++)
    p.path(
      d`M${600 + (i - 3) * 90} 430L${600 + (i - 3) * 330} 675`,
      'none',
      `stroke="${fade('#ffffff', 0.5)}" stroke-width="3"`,
    );
  for (let i = 0; i < 4; i++) p.rect(120 + i * 260, 36, 180, 14, 7, '#fff3cf', 'stroke="#e6dcc0"');
  p.rect(60, 110, 520, 290, 8, mix(BRAND, '#ffffff', 0.1));
  for (const [x, y] of [
    [90, 134],
    [255, 134],
    [420, 134],
    [90, 268],
    [255, 268],
    [420, 268],
  ] as const) {
    p.rect(x, y, 136, 96, 5, '#10181a');
    p.rect(x + 5, y + 5, 126, 84, 3, p.lin('d', (x + y + look) % 2 === 0 ? '#1b7f8c' : '#e8a53a', '#14313a'));
    p.path(d`M${x + 5} ${y + 89}l40 -40l30 24l26 -34l30 50z`, fade('#ffffff', 0.35));
  }
  p.rect(820, 250, 330, 180, 10, p.lin('v', '#ffffff', '#e9e4d8'), 'stroke="#d8d0bf"');
  p.rect(800, 236, 370, 22, 8, mix('#c49a6a', '#ffffff', 0.15));
  p.rect(820, 110, 330, 90, 8, BRAND);
  ornament(p, 842, 126, 0.52, 4, '#ffb417');
  p.rect(1040, 190, 70, 48, 5, '#17201f');
  p.rect(1070, 236, 10, 4, 0, '#17201f');
  const shown = SHOWN[(look + 3) % SHOWN.length] ?? [];
  for (const [index, x] of [180, 600, 1010].entries()) {
    p.oval(x, 650, 180, 20, fade('#3a3226', 0.16));
    p.rect(x - 150, 560, 300, 22, 8, mix('#c49a6a', '#ffffff', 0.1));
    p.rect(x - 130, 582, 14, 66, 4, '#8a7a66');
    p.rect(x + 116, 582, 14, 66, 4, '#8a7a66');
    put(p, shown[index] ?? 'tv', x - 50, 562, 0.24, COLOURS[(look + index) % COLOURS.length] ?? 'f3f4f2');
    put(
      p,
      shown[(index + 1) % 3] ?? 'kettle',
      x + 85,
      562,
      0.16,
      COLOURS[(look + index + 2) % COLOURS.length] ?? '232629',
    );
  }
}

/** Draws a shop of the demo chain, 1200×675, without text; deterministic by number. */
export function drawShop(shop: number, view: ShopView): { svg: string; width: number; height: number } {
  const look = Math.abs(Math.trunc(shop)) % SHOP_LOOKS;
  const p = createPen(`s${look}${view.slice(0, 1)}`, true);
  (view === 'front' ? drawFront : drawHall)(p, look);
  return { svg: p.finish(WIDTH, HEIGHT), width: WIDTH, height: HEIGHT };
}
