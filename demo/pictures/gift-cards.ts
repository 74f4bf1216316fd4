import type { GiftColour, GiftDesign } from '#domain/gifts/gift-purchase.ts';
import { ORNAMENT_BOX, ornamentPath } from './ornament.ts';
import { createPen, d, type Pen } from './pen.ts';
import { KINDS } from './registry.ts';
import { hash, sketchOn } from './request.ts';

/** Size of a gift card's picture, px: the proportions of a bank card. */
export const GIFT_CARD_BOX = { width: 640, height: 404 } as const;

/** Colours of a gift card: the background gradient, three tones of shapes, the thin line and the brightest tone. */
type Palette = {
  readonly back: readonly [from: string, to: string];
  readonly mid: string;
  readonly bright: string;
  readonly deep: string;
  readonly line: string;
  readonly light: string;
};

const PALETTES: Readonly<Record<GiftColour, Palette>> = {
  turquoise: {
    back: ['#007f8e', '#04444e'],
    mid: '#00a9bf',
    bright: '#ffb417',
    deep: '#035762',
    line: '#8fe0e6',
    light: '#e9fbfb',
  },
  gold: {
    back: ['#ffd877', '#f5ab1a'],
    mid: '#ffe9b8',
    bright: '#00707f',
    deep: '#dd9109',
    line: '#9a5b00',
    light: '#fff8e8',
  },
  night: {
    back: ['#22345c', '#0c1428'],
    mid: '#35508a',
    bright: '#ffc043',
    deep: '#0a1020',
    line: '#8ba5e0',
    light: '#eaf0ff',
  },
  rose: {
    back: ['#b8325a', '#651233'],
    mid: '#d9577d',
    bright: '#ffcfae',
    deep: '#520e2c',
    line: '#ffb3c7',
    light: '#fff0f3',
  },
  meadow: {
    back: ['#2a8453', '#11462a'],
    mid: '#4eae78',
    bright: '#ffd34d',
    deep: '#0e3b22',
    line: '#a7e3bf',
    light: '#eefbf2',
  },
  paper: {
    back: ['#fdf9ef', '#ece0c6'],
    mid: '#e6d4aa',
    bright: '#00707f',
    deep: '#d2bd8c',
    line: '#b97f10',
    light: '#ffffff',
  },
};

const horn = (p: Pen, x: number, y: number, scale: number, colour: string, width: number, opacity = 1): void =>
  p.line(
    ornamentPath,
    colour,
    width / scale,
    d`transform="translate(${x} ${y})scale(${String(scale)})" opacity="${String(opacity)}"`,
  );

/** A star with four points. */
const spark = (p: Pen, x: number, y: number, r: number, fill: string): void =>
  p.path(
    d`M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q${-r * 0.84} ${r * 0.16} ${-r} ${r}q${-r * 0.16} ${-r * 0.84} ${-r} ${-r}q${r * 0.84} ${-r * 0.16} ${r} ${-r}z`,
    fill,
  );

/** A steppe tulip: stem, two leaves and the cup; `x` and `y` are its base. */
function tulip(p: Pen, x: number, y: number, height: number, cup: string, green: string): void {
  const size = height * 0.3;
  p.line(d`M${x} ${y}q${size * 0.12} ${-height / 2} 0 ${size - height}`, green, height * 0.045);
  p.path(
    d`M${x} ${y}q${-size * 1.1} ${-size * 0.5} ${-size} ${-height * 0.52}q${size * 0.9} ${size * 0.5} ${size} ${height * 0.42}z`,
    green,
  );
  p.path(
    d`M${x} ${y}q${size} ${-size * 0.3} ${size * 1.05} ${-height * 0.4}q${-size} ${size * 0.3} ${-size * 1.05} ${height * 0.34}z`,
    green,
  );
  const top = y - height;
  p.path(
    d`M${x - size * 0.62} ${top}q${size * 0.3} ${size * 0.12} ${size * 0.31} ${size * 0.34}q${size * 0.06} ${-size * 0.42} ${size * 0.31} ${-size * 0.5}q${size * 0.25} ${size * 0.08} ${size * 0.31} ${size * 0.5}q${0} ${-size * 0.22} ${size * 0.31} ${-size * 0.34}q${size * 0.16} ${size * 1.25} ${-size * 0.62} ${size * 1.3}q${-size * 0.78} ${-size * 0.05} ${-size * 0.62} ${-size * 1.3}z`,
    cup,
  );
}

const DRAWINGS: Readonly<Record<GiftDesign, (p: Pen, colours: Palette) => void>> = {
  ornament(p, { mid, bright, line, deep }) {
    p.circle(500, 196, 150, deep, 'opacity=".5"');
    p.circle(500, 196, 112, mid, 'opacity=".55"');
    horn(p, 380, 84, 2, bright, 7);
    for (const [x, y] of [
      [352, 330],
      [424, 330],
      [496, 330],
      [568, 330],
    ] as const)
      horn(p, x, y, 0.5, line, 1.8, 0.7);
  },
  birthday(p, { mid, bright, deep, light, line }) {
    p.oval(490, 352, 150, 18, deep, 'opacity=".6"');
    p.rect(378, 256, 224, 92, 18, light);
    p.path(
      'M378 286V274a18 18 0 0 1 18-18H584a18 18 0 0 1 18 18V286c0 30-38 30-38 4c0 22-37 22-37 0c0 30-37 30-37 0c0 22-37 22-37 0c0 26-75 30-75-4z',
      bright,
    );
    p.rect(410, 184, 160, 76, 16, mid);
    p.path(
      'M410 212v-12a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16v12c0 22-32 22-32 0c0 18-32 18-32 0c0 22-32 22-32 0c0 18-32 18-32 0c0 22-32 22-32 0z',
      light,
      'opacity=".9"',
    );
    for (const x of [446, 490, 534]) {
      p.rect(x - 5, 136, 10, 50, 4, line);
      p.path(d`M${x} 98c16 18 14 34 0 36c-14-2-16-18 0-36z`, bright);
    }
    for (const [x, y, turn, colour] of [
      [366, 120, 20, bright],
      [602, 86, -30, light],
      [404, 66, 50, line],
      [582, 170, 15, bright],
      [370, 214, -20, light],
      [520, 52, 70, mid],
      [616, 240, 40, line],
    ] as const)
      p.rect(-9, -4, 18, 8, 3, colour, d`transform="translate(${x} ${y})rotate(${turn})"`);
  },
  nauryz(p, { mid, bright, deep, light, line }) {
    p.circle(500, 190, 84, bright);
    for (let at = 0; at < 20; at++)
      p.line('M0 -100v-22', bright, 5, d`transform="translate(500 190)rotate(${at * 18})"`);
    p.path('M236 404q110-120 254-130t150-44v174z', mid, 'opacity=".75"');
    p.path('M260 404q110-96 220-66t160-30v96z', deep);
    for (const [x, y, height] of [
      [404, 392, 96],
      [456, 396, 132],
      [512, 394, 108],
      [566, 398, 148],
      [612, 396, 100],
    ] as const)
      tulip(p, x, y, height, light, line);
  },
  'new-year'(p, { mid, bright, deep, light, line }) {
    p.circle(496, 220, 158, deep, 'opacity=".45"');
    p.rect(484, 330, 24, 34, 4, deep);
    for (const [y, half] of [
      [96, 62],
      [164, 86],
      [236, 112],
    ] as const) {
      p.path(d`M496 ${y - 30}L${496 + half} ${y + 92}q${-half} 26 ${-2 * half} 0z`, mid);
      p.line(d`M${496 - half * 0.72} ${y + 66}q${half * 0.72} 30 ${half * 1.44} 0`, light, 4, 'opacity=".75"');
    }
    spark(p, 496, 58, 26, bright);
    for (const [x, y] of [
      [470, 142],
      [518, 176],
      [462, 214],
      [540, 244],
      [444, 284],
      [498, 268],
      [560, 312],
    ] as const)
      p.circle(x, y, 9, bright);
    for (const [x, y, r] of [
      [376, 96, 5],
      [398, 190, 4],
      [362, 262, 6],
      [612, 118, 6],
      [596, 206, 4],
      [622, 290, 5],
      [420, 52, 4],
      [574, 50, 5],
    ] as const)
      spark(p, x, y, r * 2, line);
  },
  wedding(p, { mid, bright, deep, light, line }) {
    p.circle(484, 200, 156, deep, 'opacity=".4"');
    p.circle(438, 218, 82, 'none', `stroke="${bright}" stroke-width="15"`);
    p.circle(532, 218, 82, 'none', `stroke="${light}" stroke-width="15"`);
    // The first ring crosses over the second one where they meet below.
    p.line('M494 278a82 82 0 0 0 25-46', bright, 15);
    p.path('M438 84l20 22l-20 34l-20-34z', light);
    p.path('M418 106h40l-20 34z', mid, 'opacity=".6"');
    for (const [x, y, r] of [
      [384, 104, 12],
      [596, 96, 16],
      [612, 330, 10],
      [396, 336, 14],
    ] as const)
      spark(p, x, y, r, line);
    horn(p, 528, 34, 0.5, line, 2, 0.8);
  },
  thanks(p, { mid, bright, deep, light, line }) {
    p.circle(496, 206, 152, deep, 'opacity=".4"');
    p.rect(386, 156, 220, 150, 16, light);
    p.path('M386 180l110 78l110-78v110a16 16 0 0 1-16 16H402a16 16 0 0 1-16-16z', mid, 'opacity=".4"');
    p.line('M394 168l102 74l102-74', line, 5);
    p.path('M496 236c-66-44-74-98-36-112c18-6 32 6 36 20c4-14 18-26 36-20c38 14 30 68-36 112z', bright);
    for (const [x, y, r] of [
      [372, 120, 12],
      [614, 118, 15],
      [622, 330, 9],
      [380, 336, 11],
    ] as const)
      spark(p, x, y, r, line);
  },
  steppe(p, { mid, bright, deep, light, line }) {
    p.circle(566, 106, 50, bright);
    p.path('M270 404l116-176l48 60l66-128l70 116l34-44l36 60v112z', mid, 'opacity=".8"');
    p.path('M500 160l26 44l-16 14l-14-10l-18 20l-8-12z', light, 'opacity=".9"');
    p.path('M240 404q160-74 400-40v40z', deep);
    p.path('M392 372v-44q0-12 8-18q34-40 70-40t70 40q8 6 8 18v44z', light);
    p.path('M400 310q34-40 70-40t70 40q-70 22-140 0z', bright);
    p.rect(452, 326, 36, 46, 4, deep);
    p.line('M392 330q78 20 156 0', bright, 5);
    p.line('M470 270v-14m-10 0q10-10 20 0', line, 4);
    p.line('M360 92q18-18 34 0q16-18 34 0', line, 4);
    p.line('M434 58q12-12 22 0q11-12 22 0', line, 3);
  },
  gadgets(p, { mid, bright, deep }) {
    p.path('M330 404V214a156 156 0 0 1 310 -26v216z', mid, 'opacity=".55"');
    p.circle(584, 84, 40, bright);
    p.oval(490, 376, 168, 22, deep, 'opacity=".7"');
    for (const { kind, color, params, x, base, scale } of [
      { kind: 'headphones', color: 'e8d9bd', params: {}, x: 402, base: 360, scale: 0.33 },
      {
        kind: 'phone',
        color: '1d1f22',
        params: { n: '7', cameras: '3', island: 'square' },
        x: 502,
        base: 376,
        scale: 0.4,
      },
      { kind: 'gamepad', color: 'f4f5f4', params: {}, x: 586, base: 392, scale: 0.22 },
    ])
      p.group(d`translate(${x - 400 * scale} ${base - 704 * scale})scale(${String(scale)})`, () =>
        KINDS[kind]?.front(sketchOn(p, { kind, color, accent: 'ffb417', view: 'front', params })),
      );
  },
};

/** Draws a gift card without text: the picture is on the right, the text goes on the left. */
export function drawGiftCard(design: GiftDesign, colour: GiftColour): string {
  const palette = PALETTES[colour];
  const { width, height } = GIFT_CARD_BOX;
  const p = createPen(`g${hash(design + colour).toString(36)}`);
  p.rect(0, 0, width, height, 0, p.lin('d', ...palette.back));
  p.circle(60, 430, 190, palette.mid, 'opacity=".16"');
  p.circle(-20, -30, 150, palette.light, 'opacity=".07"');
  DRAWINGS[design](p, palette);
  for (let at = 0; at < 4; at++) horn(p, 32 + at * ORNAMENT_BOX.width * 0.26, 68, 0.26, palette.line, 1.4, 0.6);
  return p.finish(width, height);
}
