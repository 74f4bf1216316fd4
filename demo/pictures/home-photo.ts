import { fade, mix } from './colour.ts';
import { LEAF } from './primitives.ts';
import { d, type Pen } from './pen.ts';
import type { Place } from './sketch.ts';

/**
 * Lighting of a buyer's room: the walls, the wood and the cloth in that light, the dark of the corners, and the light's
 * direction.
 */
type Light = {
  readonly wall: string;
  readonly wood: string;
  readonly cloth: string;
  readonly corner: string;
  readonly from: readonly [x: number, y: number];
};

const LIGHTS: readonly Light[] = [
  { wall: '#e3dccd', wood: '#c49a6a', cloth: '#7d94a0', corner: '#3a2c1c70', from: [0.2, 0.2] },
  { wall: '#c9a878', wood: '#8a5a34', cloth: '#6d4a3f', corner: '#1e0f06b0', from: [0.7, 0.15] },
  { wall: '#b9c2c6', wood: '#8d8377', cloth: '#5f6f78', corner: '#1a242c80', from: [0.85, 0.3] },
  { wall: '#9c978c', wood: '#6f5a45', cloth: '#46505a', corner: '#06080acc', from: [0.5, 0.55] },
  { wall: '#dfe6da', wood: '#dcc39a', cloth: '#93a68b', corner: '#2c382a5c', from: [0.1, 0.1] },
];

type Backdrop = (p: Pen, light: Light, shot: number, ground: number) => void;

/** The picture extends beyond the edges, so a tilted camera shows no corner. */
const [LOW, WIDE] = [-120, 1040];

function wallpaper(p: Pen, { wall }: Light, shot: number, ground: number): void {
  p.rect(LOW, LOW, WIDE, ground - LOW, 0, p.lin('v', mix(wall, '#ffffff', 0.22), mix(wall, '#3a3226', 0.12)));
  const pattern = Math.floor(shot / 5) % 3;
  if (pattern === 0)
    p.path(
      Array.from({ length: 7 }, (_, i) => d`M${-60 + i * 150} ${LOW}V${ground}`).join(''),
      'none',
      `stroke="${fade(mix(wall, '#ffffff', 0.5), 0.5)}" stroke-width="44"`,
    );
  if (pattern === 1)
    p.path(
      d`M${LOW} ${ground - 170}h${WIDE}M${LOW} ${ground - 340}h${WIDE}` +
        Array.from({ length: 5 }, (_, i) => d`M${i * 200} ${LOW}V${ground}`).join(''),
      'none',
      `stroke="${fade('#ffffff', 0.42)}" stroke-width="5"`,
    );
}

function windowLight(p: Pen, shot: number, ground: number): void {
  const x = shot % 2 === 0 ? -70 : 520;
  p.rect(x, -60, 300, ground - 142, 0, '#e6f3f6', 'stroke="#f3efe6" stroke-width="30"');
  p.rect(x + 142, -60, 16, ground - 142, 0, '#f3efe6');
  p.path(
    d`M${x - 60} ${LOW}h90q26 ${ground * 0.5} -10 ${ground}h-90zM${x + 280} ${LOW}h90q-30 ${ground * 0.5} 6 ${ground}h-90z`,
    '#e2d3ba',
  );
}

function frame(p: Pen, light: Light, shot: number): void {
  const x = shot % 2 === 0 ? 560 : 70;
  p.rect(x, 80, 180, 140, 3, mix(light.wood, '#2a1c10', 0.4));
  p.rect(x + 12, 92, 156, 116, 0, '#efe9dc');
  p.path(d`M${x + 12} 208l52 -62l40 40l26 -26l38 48z`, light.cloth);
  p.circle(x + 126, 122, 13, '#e6a94a');
}

function flowers(p: Pen, x: number, base: number): void {
  p.path(
    d`M${x} ${base - 70}q-50 -70 -84 -66q10 62 84 66q60 -90 92 -74q-14 66 -92 74q-4 -90 8 -118q22 50 -8 118z`,
    LEAF.lo,
  );
  p.path(d`M${x - 40} ${base - 74}h80l-12 74h-56z`, p.lin('h', '#b4643f', '#7c3d24'));
}

function mug(p: Pen, x: number, base: number, colour: string): void {
  p.path(d`M${x + 62} ${base - 66}q40 0 32 30q-6 22 -38 18`, 'none', `stroke="${colour}" stroke-width="11"`);
  p.path(
    d`M${x} ${base - 84}h70l-6 76q-29 14 -58 0z`,
    p.lin('h', mix(colour, '#ffffff', 0.3), [colour, 0.5], mix(colour, '#000000', 0.3)),
  );
  p.oval(x + 35, base - 84, 35, 9, '#4a2c1a');
}

function books(p: Pen, x: number, base: number): void {
  for (const [y, w, colour] of [
    [0, 150, '#2f5d73'],
    [22, 128, '#b4533c'],
    [44, 140, '#d8c08a'],
  ] as const)
    p.rect(x + (150 - w) / 2, base - 22 - y, w, 22, 3, colour);
}

function carton(p: Pen, x: number, base: number, size: number): void {
  p.path(d`M${x} ${base - size}h${size * 1.2}v${size}h${-size * 1.2}z`, p.lin('d', '#d2a873', '#a97c48'));
  p.path(
    d`M${x} ${base - size}l${-size * 0.34} ${-size * 0.22}h${size * 0.9}l${size * 0.24} ${size * 0.22}z`,
    '#e3bf8c',
  );
}

function boards(p: Pen, { wood }: Light, ground: number, isFloor: boolean): void {
  p.rect(
    LOW,
    ground,
    WIDE,
    920 - ground,
    0,
    p.lin('v', mix(wood, '#ffffff', isFloor ? 0.12 : 0.26), mix(wood, '#20140a', 0.22)),
  );
  const seam = fade(mix(wood, '#1a1008', 0.55), 0.5);
  const lines = isFloor
    ? Array.from({ length: 7 }, (_, i) => d`M${400 + (i - 3) * 96} ${ground}L${400 + (i - 3) * 330} 920`).join('') +
      d`M${LOW} ${ground + 90}h${WIDE}`
    : d`M${LOW} ${ground + 70}h${WIDE}M${LOW} ${ground + 168}h${WIDE}`;
  p.path(lines, 'none', `stroke="${seam}" stroke-width="3"`);
  p.rect(LOW, ground, WIDE, 6, 0, fade('#ffffff', 0.3));
}

const onTable: Backdrop = (p, light, shot, ground) => {
  wallpaper(p, light, shot, ground);
  if (shot % 3 === 0) windowLight(p, shot, ground);
  else frame(p, light, shot);
  boards(p, light, ground, false);
  if (shot % 4 === 0) flowers(p, shot % 2 === 0 ? 706 : 96, ground + 34);
  if (shot % 4 === 1) mug(p, 640, ground + 66, '#c9503c');
  if (shot % 4 === 2) books(p, 30, ground + 40);
  if (shot % 4 === 3) carton(p, -40, ground + 50, 150);
};

const inKitchen: Backdrop = (p, light, shot, ground) => {
  wallpaper(p, light, 5, ground);
  p.rect(LOW, LOW, WIDE, 190, 0, p.lin('v', mix(light.wood, '#ffffff', 0.2), mix(light.wood, '#1c120a', 0.15)));
  p.path(d`M180 ${LOW}V70M470 ${LOW}V70`, 'none', 'stroke="#00000030" stroke-width="4"');
  p.rect(LOW, ground, WIDE, 92, 0, p.lin('v', mix(light.wall, '#ffffff', 0.5), mix(light.wood, '#5a4a3a', 0.3)));
  p.rect(LOW, ground + 92, WIDE, 300, 0, mix(light.cloth, '#ffffff', 0.25));
  p.path(d`M220 ${ground + 100}V920M600 ${ground + 100}V920`, 'none', 'stroke="#00000030" stroke-width="5"');
  if (shot % 3 === 0) mug(p, 660, ground + 40, '#3f7d8c');
  if (shot % 3 === 1) flowers(p, 90, ground + 30);
  if (shot % 3 === 2) p.path(d`M640 ${ground + 34}v-150q40 -22 80 0v150z`, p.lin('h', '#dfe9e4', '#a8bdb4'));
};

const onFloor: Backdrop = (p, light, shot, ground) => {
  wallpaper(p, light, shot, ground);
  if (shot % 2 === 0) windowLight(p, shot + (Math.floor(shot / 2) % 2), ground - 40);
  p.rect(LOW, ground - 26, WIDE, 26, 0, '#efe9dd');
  boards(p, light, ground, true);
  if (shot % 3 !== 1) {
    p.oval(
      400,
      ground + 150,
      450,
      98,
      mix(light.cloth, '#ffffff', 0.1),
      `stroke="${fade('#f3e6c8', 0.5)}" stroke-width="12"`,
    );
  }
  if (shot % 3 === 1) carton(p, 620, ground + 130, 190);
  else if (shot % 4 === 3) flowers(p, 90, ground + 60);
};

const onWall: Backdrop = (p, light, shot) => {
  wallpaper(p, light, shot, 760);
  p.rect(LOW, 760, WIDE, 160, 0, mix(light.wood, '#20140a', 0.2));
  p.rect(90, 640, 620, 130, 6, p.lin('v', mix(light.wood, '#ffffff', 0.2), light.wood));
  p.path('M400 650V764', 'none', 'stroke="#00000038" stroke-width="5"');
  if (shot % 2 === 0) flowers(p, 640, 640);
  else books(p, 120, 640);
};

const onCloth: Backdrop = (p, light, shot) => {
  p.rect(LOW, LOW, WIDE, WIDE, 0, p.lin('d', mix(light.cloth, '#ffffff', 0.3), mix(light.cloth, '#000000', 0.12)));
  const folds = [
    'M-120 180q300 -70 560 20t500 -30',
    'M-120 620q260 80 520 0t560 50',
    'M120 -120q60 300 -40 560t60 480',
  ].join('');
  p.path(folds, 'none', `stroke="${fade('#ffffff', 0.16)}" stroke-width="26" stroke-linecap="round"`);
  p.path(folds, 'none', `stroke="${fade('#000000', 0.14)}" stroke-width="12" transform="translate(0 24)"`);
  if (shot % 2 === 0) p.rect(560, -90, 330, 300, 6, p.lin('d', '#d2a873', '#b58a56'), 'transform="rotate(14 700 100)"');
};

type Spot = {
  readonly paint: Backdrop;
  readonly ground: number;
  readonly stand: number;
  readonly anchor: number;
  readonly scale: number;
};

const SPOTS: Readonly<Record<Place, Spot>> = {
  table: { paint: onTable, ground: 540, stand: 690, anchor: 704, scale: 0.78 },
  desk: { paint: onTable, ground: 520, stand: 680, anchor: 704, scale: 0.84 },
  kitchen: { paint: inKitchen, ground: 580, stand: 640, anchor: 704, scale: 0.76 },
  above: { paint: inKitchen, ground: 640, stand: 30, anchor: 114, scale: 0.8 },
  niche: { paint: onFloor, ground: 640, stand: 716, anchor: 704, scale: 0.92 },
  floor: { paint: onFloor, ground: 560, stand: 716, anchor: 704, scale: 0.84 },
  wall: { paint: onWall, ground: 0, stand: 330, anchor: 400, scale: 0.76 },
  close: { paint: onCloth, ground: 0, stand: 400, anchor: 400, scale: 0.86 },
  flat: { paint: onCloth, ground: 0, stand: 400, anchor: 400, scale: 0.88 },
};

/**
 * Small products lie flat and are photographed from above, at any angle; standing ones are photographed almost
 * straight.
 */
const LYING: ReadonlySet<Place> = new Set(['close', 'flat']);
const STANDING: ReadonlySet<Place> = new Set(['niche', 'floor', 'wall', 'above']);

/** Draws the product as a buyer photographs it: `shot` chooses the light, the room, the tilt and the distance. */
export function drawHomePhoto(p: Pen, place: Place, shot: number, drawThing: () => void): void {
  const light = LIGHTS[shot % LIGHTS.length] ?? (LIGHTS[0] as Light);
  const spot = SPOTS[place];
  const tilt = LYING.has(place) ? ((shot * 37) % 50) - 25 : (((shot * 29) % 9) - 4) * (STANDING.has(place) ? 0.5 : 0.8);
  const near = 1 + ((shot * 13) % 7) * 0.035;
  const aside = (((shot * 17) % 7) - 3) * 12;
  p.group(d`translate(400 400)scale(${String(near)})translate(${-400 + aside} ${-420})`, () => {
    p.group(d`rotate(${LYING.has(place) ? 0 : tilt} 400 440)`, () => {
      spot.paint(p, light, shot, spot.ground);
      const turn = LYING.has(place) ? d`rotate(${tilt} 400 400)` : '';
      p.group(
        d`${turn}translate(${400 - 400 * spot.scale} ${spot.stand - spot.anchor * spot.scale})scale(${String(spot.scale)})`,
        drawThing,
      );
    });
  });
  const [x, y] = light.from;
  p.rect(
    0,
    0,
    800,
    800,
    0,
    p.rad(x, y, 1.05, ['#fff6dc4d', 0], [fade(light.corner.slice(0, 7), 0), 0.42], [light.corner, 1]),
  );
}

/** Strokes of the letters D, E, M, O in 10 × 14 boxes, 14 apart. */
const DEMO_LETTERS =
  'M0 0v14h5q5 0 5 -7t-5 -7zM24 0h-10v14h10M14 7h8M28 14v-14l5 8l5 -8v14M47 0q-5 0 -5 7t5 7q5 0 5 -7t-5 -7z';

/** Marks an invented photo of a buyer as a demonstration. */
export function markAsDemo(p: Pen): void {
  p.rect(28, 716, 128, 56, 28, '#14201fb8');
  p.line(DEMO_LETTERS, '#ffffff', 2.4, 'transform="translate(53 731) scale(1.5 1.85)"');
}
