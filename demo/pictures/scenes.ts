import { fade, mix } from './colour.ts';
import { LEAF } from './primitives.ts';
import { d, type Pen } from './pen.ts';
import type { Place } from './sketch.ts';

type Room = { readonly wall: string; readonly shape: string; readonly ground: string; readonly spot: string };

const ROOMS: readonly Room[] = [
  { wall: '#dcecec', shape: '#c6e0e1', ground: '#efe6d4', spot: '#ffd98a' },
  { wall: '#f3ecdd', shape: '#e9dcc0', ground: '#d8e6e4', spot: '#8fcfd6' },
  { wall: '#e6e9e4', shape: '#d3dcd3', ground: '#ecdcc2', spot: '#f6c766' },
];

function plant(p: Pen, x: number, base: number, size: number): void {
  const leaf = (angle: number, long: number, colour: string) =>
    p.path(
      d`M${x} ${base - size * 0.3}q${-size * 0.16} ${-long * 0.6} 0 ${-long}q${size * 0.16} ${long * 0.4} 0 ${long}z`,
      colour,
      d`transform="rotate(${angle} ${x} ${base - size * 0.3})"`,
    );
  for (const [angle, long, dark] of [
    [-50, 0.62, 1],
    [48, 0.6, 1],
    [-26, 0.86, 0],
    [24, 0.82, 0],
    [-2, 1, 0],
  ] as const)
    leaf(angle, size * long, dark === 1 ? LEAF.lo : LEAF.base);
  p.path(
    d`M${x - size * 0.2} ${base - size * 0.34}h${size * 0.4}l${-size * 0.05} ${size * 0.34}h${-size * 0.3}z`,
    p.lin('h', '#e7d3b4', '#b99a6e'),
  );
}

function table(p: Pen, room: Room, n: number, ground: number): void {
  p.rect(0, 0, 800, 800, 0, p.lin('d', mix(room.wall, '#ffffff', 0.35), room.wall));
  const x = n % 2 === 0 ? 500 : 90;
  p.path(d`M${x} ${ground}V250a105 105 0 0 1 210 0V${ground}z`, room.shape);
  p.circle(n % 2 === 0 ? 170 : 640, 190, 74, fade(room.spot, 0.75));
  plant(p, n % 2 === 0 ? 700 : 100, ground + 24, 250);
  p.rect(
    0,
    ground,
    800,
    800 - ground,
    0,
    p.lin('v', mix(room.ground, '#ffffff', 0.3), mix(room.ground, '#6b5a3c', 0.12)),
  );
  p.rect(0, ground, 800, 4, 0, '#ffffff80');
}

function kitchen(p: Pen, room: Room, n: number, ground: number): void {
  p.rect(0, 0, 800, ground, 0, p.lin('d', mix(room.wall, '#ffffff', 0.4), room.wall));
  const tiles =
    Array.from({ length: 6 }, (_, i) => d`M0 ${ground - 80 - i * 80}h800`).join('') +
    Array.from({ length: 6 }, (_, i) => d`M${70 + i * 132} ${ground - 400}V${ground}`).join('');
  p.path(tiles, 'none', 'stroke="#ffffff90" stroke-width="3"');
  p.rect(0, 120, 800, 20, 0, mix(room.ground, '#6b5a3c', 0.2));
  for (const [x, h, colour] of [
    [90, 74, room.spot],
    [150, 54, '#00a9bf'],
    [610, 66, room.shape],
    [672, 86, mix(room.ground, '#6b5a3c', 0.35)],
  ] as const)
    p.rect(x, 120 - h, 46, h, 10, fade(colour, 0.8));
  plant(p, n % 2 === 0 ? 90 : 710, ground + 20, 190);
  p.rect(0, ground, 800, 46, 0, p.lin('v', '#fbf8f1', '#ddd2bd'));
  p.rect(0, ground + 46, 800, 800, 0, mix(room.shape, '#00707f', 0.22));
  p.path(d`M266 ${ground + 60}V800M534 ${ground + 60}V800`, 'none', 'stroke="#00000022" stroke-width="4"');
}

function niche(p: Pen, room: Room, _n: number, ground: number): void {
  p.rect(0, 0, 800, ground, 0, p.lin('d', mix(room.wall, '#ffffff', 0.4), room.wall));
  p.rect(0, ground, 800, 800 - ground, 0, p.lin('v', mix(room.ground, '#6b5a3c', 0.12), room.ground));
  const front = mix(room.shape, '#00707f', 0.14);
  for (const x of [-60, 620]) {
    p.rect(x, 430, 240, ground - 430, 0, p.lin('d', mix(front, '#ffffff', 0.2), front));
    p.rect(x, 412, 240, 22, 0, '#f7f1e4');
    p.path(d`M${x} 550h240M${x + 90} 480h60M${x + 90} 590h60`, 'none', 'stroke="#00000030" stroke-width="4"');
    p.rect(x, 40, 240, 190, 0, p.lin('d', mix(front, '#ffffff', 0.35), front));
  }
  plant(p, 90, 416, 150);
  p.oval(700, 396, 40, 18, fade(room.spot, 0.9));
}

function living(p: Pen, room: Room, n: number, ground: number): void {
  p.rect(0, 0, 800, ground, 0, p.lin('d', mix(room.wall, '#ffffff', 0.4), room.wall));
  p.rect(0, ground - 20, 800, 20, 0, '#ffffffb0');
  p.rect(0, ground, 800, 800 - ground, 0, p.lin('v', mix(room.ground, '#6b5a3c', 0.14), room.ground));
  p.rect(n % 2 === 0 ? 90 : 560, 110, 150, 200, 4, '#ffffffb0');
  p.circle(n % 2 === 0 ? 165 : 635, 210, 44, room.spot);
  p.path(d`M${n % 2 === 0 ? 470 : 70} ${ground - 20}V230a130 130 0 0 1 260 0V${ground - 20}z`, room.shape);
  p.oval(400, ground + 90, 360, 70, fade('#00a9bf', 0.16));
  plant(p, n % 2 === 0 ? 690 : 110, ground + 30, 330);
}

function wall(p: Pen, room: Room, n: number): void {
  p.rect(0, 0, 800, 800, 0, p.lin('d', mix(room.wall, '#ffffff', 0.45), room.wall));
  p.rect(0, 716, 800, 84, 0, room.ground);
  p.rect(150, 600, 500, 110, 10, p.lin('v', '#e4cfa9', '#c4a473'));
  p.path('M400 606V704M300 648h40M460 648h40', 'none', 'stroke="#00000030" stroke-width="4"');
  p.rect(182, 710, 14, 40, 0, '#a98a5c');
  p.rect(604, 710, 14, 40, 0, '#a98a5c');
  plant(p, n % 2 === 0 ? 590 : 220, 604, 170);
  p.rect(n % 2 === 0 ? 220 : 480, 560, 110, 40, 4, fade(room.spot, 0.9));
}

function close(p: Pen, room: Room, n: number): void {
  p.rect(0, 0, 800, 800, 0, p.lin('d', mix(room.wall, '#ffffff', 0.4), room.wall));
  p.path(d`M0 ${620}H800V800H0z`, mix(room.ground, '#ffffff', 0.2));
  p.rect(0, 612, 800, 12, 0, '#ffffffc0');
  p.path(d`M${n % 2 === 0 ? 420 : -60} 620V330a220 220 0 0 1 440 0V620z`, room.shape);
  p.circle(n % 2 === 0 ? 120 : 680, 150, 70, fade(room.spot, 0.8));
  plant(p, n % 2 === 0 ? 90 : 710, 830, 420);
}

function flat(p: Pen, room: Room, n: number): void {
  p.rect(0, 0, 800, 800, 0, p.lin('d', mix(room.ground, '#ffffff', 0.45), room.ground));
  p.rect(-80, 520, 460, 400, 20, fade(room.wall, 0.9), 'transform="rotate(-12 150 700)"');
  const x = n % 2 === 0 ? 690 : 110;
  p.circle(x + 6, 134, 92, '#00000018');
  p.circle(x, 126, 92, '#ffffff');
  p.circle(x, 126, 62, p.rad(0.4, 0.4, 0.7, '#9a6840', '#5d3a20'));
  for (const angle of [-30, 5, 40])
    p.path(
      'M760 830q-50 -120 0 -240q50 120 0 240z',
      angle === 5 ? LEAF.base : LEAF.lo,
      `transform="rotate(${angle - 20} 760 830)"`,
    );
}

const SIZE = 800;

type Setting = {
  readonly paint: (p: Pen, room: Room, n: number, ground: number) => void;
  readonly ground: number;
  readonly scale: number;
  readonly stand: number;
  readonly anchor: number;
};

const SETTINGS: Readonly<Record<Place, Setting>> = {
  table: { paint: table, ground: 590, scale: 0.74, stand: 660, anchor: 704 },
  desk: { paint: table, ground: 560, scale: 0.74, stand: 650, anchor: 704 },
  kitchen: { paint: kitchen, ground: 610, scale: 0.7, stand: 634, anchor: 704 },
  above: { paint: kitchen, ground: 610, scale: 0.76, stand: 0, anchor: 114 },
  niche: { paint: niche, ground: 680, scale: 0.86, stand: 704, anchor: 704 },
  floor: { paint: living, ground: 610, scale: 0.8, stand: 700, anchor: 704 },
  wall: { paint: wall, ground: 0, scale: 0.7, stand: 320, anchor: 400 },
  close: { paint: close, ground: 0, scale: 0.72, stand: 400, anchor: 400 },
  flat: { paint: flat, ground: 0, scale: 0.78, stand: 410, anchor: 400 },
};

/** Share of the room that a rendered product takes. */
const RENDERED = 0.78;

/** Paints a room and places a picture of a product: its middle, the line that it stands on, its size. */
export function drawRoom(p: Pen, place: Place, n: number, put: (x: number, stand: number, size: number) => void): void {
  const setting = SETTINGS[place];
  const room = ROOMS[n % ROOMS.length] ?? ROOMS[0]!;
  setting.paint(p, room, n, setting.ground);
  const size = SIZE * setting.scale * RENDERED;
  // Hanging and lying products are centred where their drawing is.
  const isCentred = setting.anchor !== 704;
  const middle = setting.stand + (400 - setting.anchor) * setting.scale;
  put(SIZE / 2, isCentred ? middle + size / 2 : setting.stand + 8, size);
}

/** Paints a muted room in brand colours and puts the product into it. */
export function drawScene(p: Pen, place: Place, n: number, drawThing: () => void): void {
  const setting = SETTINGS[place];
  const room = ROOMS[n % ROOMS.length] ?? { wall: '#dcecec', shape: '#c6e0e1', ground: '#efe6d4', spot: '#ffd98a' };
  setting.paint(p, room, n, setting.ground);
  p.group(
    d`translate(${400 - 400 * setting.scale} ${setting.stand - setting.anchor * setting.scale})scale(${String(setting.scale)})`,
    drawThing,
  );
}
