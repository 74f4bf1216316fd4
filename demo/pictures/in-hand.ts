import { mix } from './colour.ts';
import { shadow } from './primitives.ts';
import { d, type Pen } from './pen.ts';
import type { Place } from './sketch.ts';

/** Real size of a product, cm. */
export type Size = { readonly width: number; readonly height: number };

type Skin = { readonly light: string; readonly base: string; readonly dark: string };

const SKINS: readonly Skin[] = [
  { light: '#f6d7be', base: '#e8bd9c', dark: '#c9946f' },
  { light: '#ecc5a3', base: '#d6a37c', dark: '#ad7650' },
  { light: '#d9a780', base: '#bd8459', dark: '#8f5c38' },
];
const SLEEVES = ['#00707f', '#c8a15a', '#4b5a6b', '#7a4a63', '#5d7a5b'] as const;
const WALLS = ['#e6efee', '#f3ecdd', '#e9e6ef', '#e4ebe2'] as const;

/**
 * Longest sides, cm: a product that lies on a palm (flat ones up to `HELD_CM`), one held in a hand, one shown next to a
 * hand. Larger ones stand next to a person.
 */
const LYING_CM = 9.5;
const HELD_CM = 18;
const TOUCHED_CM = 70;
const PALM_CM = 9;
const PERSON_CM = 172;
/** Longest side of a drawing, px; drawings stand on y = 704. */
const DRAWN_PX = 560;
const FLOOR = 704;

/** Drawings in these positions have a known centre instead of a known base. */
const CENTRED: ReadonlySet<Place> = new Set(['flat', 'close', 'wall']);

/** Draws the product at `scale`, with its centre at `x`, its base at `y` and its height `h` px. */
type Put = (x: number, y: number, scale: number, h: number) => void;

function sleeve(p: Pen, colour: string, from: string): void {
  p.path(from, p.lin('h', mix(colour, '#ffffff', 0.18), [colour, 0.5], mix(colour, '#000000', 0.25)));
}

function finger(p: Pen, skin: Skin, x: number, y: number, long: number, thick: number, angle: number): void {
  p.rect(
    x,
    y - thick / 2,
    long,
    thick,
    thick / 2,
    p.lin('v', skin.light, [skin.base, 0.6], skin.dark),
    d`transform="rotate(${angle} ${x + long / 2} ${y})"`,
  );
  p.rect(
    x + (angle > 60 ? 4 : 3),
    y - thick * 0.28,
    thick * 0.62,
    thick * 0.5,
    thick * 0.24,
    mix(skin.light, '#ffffff', 0.45),
    d`transform="rotate(${angle} ${x + long / 2} ${y})"`,
  );
}

/** A hand holds it from below: the palm behind, the thumb and three fingertips in front. */
function hold(p: Pen, skin: Skin, cloth: string, size: Size, put: Put): void {
  const longest = Math.max(size.width, size.height);
  const pxPerCm = Math.min(34, 430 / longest);
  const [w, h] = [size.width * pxPerCm, size.height * pxPerCm];
  const palm = PALM_CM * pxPerCm;
  const foot = 400 + h * 0.42;
  const wrist = Math.min(foot + palm * 0.55, 690);
  sleeve(
    p,
    cloth,
    d`M${400 - palm * 0.62} 820L${400 - palm * 0.44} ${wrist + 40}h${palm * 0.9}L${400 + palm * 0.66} 820z`,
  );
  p.path(
    d`M${400 - palm * 0.36} ${wrist + 60}Q${400 - palm * 0.62} ${foot - palm * 0.3} ${400 - Math.max(palm * 0.5, w * 0.4)} ${foot - palm * 0.75}
Q400 ${foot - palm * 1.2} ${400 + Math.max(palm * 0.5, w * 0.4)} ${foot - palm * 0.75}Q${400 + palm * 0.62} ${foot - palm * 0.2} ${400 + palm * 0.36} ${wrist + 60}z`.replace(
      '\n',
      '',
    ),
    p.lin('h', skin.dark, [skin.base, 0.35], [skin.light, 0.6], skin.base),
  );
  put(400, foot, (longest * pxPerCm) / DRAWN_PX, h);
  const thick = palm * 0.22;
  const reach = Math.min(palm * 0.5, w * 0.42 + thick * 0.4);
  for (let i = 0; i < 3; i++)
    finger(p, skin, 400 + w / 2 - reach * 0.55, foot - palm * (0.24 + i * 0.25), reach, thick, 0);
  finger(p, skin, 400 - w / 2 - reach * 0.62, foot - palm * 0.5, reach * 1.25, thick * 1.15, -38);
}

/** It lies on an open palm. */
function lie(p: Pen, skin: Skin, cloth: string, size: Size, put: Put): void {
  const longest = Math.max(size.width, size.height);
  const pxPerCm = 33;
  const palm = PALM_CM * pxPerCm;
  const top = 400 - palm * 0.36;
  const bottom = 400 + palm * 0.72;
  sleeve(
    p,
    cloth,
    d`M${400 - palm * 0.5} 820L${400 - palm * 0.36} ${bottom + 30}h${palm * 0.72}L${400 + palm * 0.5} 820z`,
  );
  const thick = palm * 0.225;
  for (const [i, long] of [0.74, 0.86, 0.8, 0.58].entries())
    p.rect(
      400 - palm * 0.48 + i * palm * 0.245,
      top - palm * long + 40,
      thick,
      palm * long + 20,
      thick / 2,
      p.lin('h', skin.dark, [skin.base, 0.3], [skin.light, 0.65], skin.base),
      d`transform="rotate(${(i - 1.5) * 5} ${400 - palm * 0.37 + i * palm * 0.245} ${top})"`,
    );
  p.rect(
    400 + palm * 0.34,
    400 - palm * 0.2,
    thick * 1.15,
    palm * 0.72,
    thick * 0.55,
    p.lin('h', skin.dark, [skin.base, 0.3], [skin.light, 0.65], skin.base),
    d`transform="rotate(38 ${400 + palm * 0.42} ${400 + palm * 0.4})"`,
  );
  p.path(
    d`M${400 - palm * 0.5} ${top + 30}Q${400} ${top - 20} ${400 + palm * 0.5} ${top + 30}Q${400 + palm * 0.56} ${400 + palm * 0.4} ${400 + palm * 0.36} ${bottom + 44}H${400 - palm * 0.36}Q${400 - palm * 0.56} ${400 + palm * 0.3} ${400 - palm * 0.5} ${top + 30}z`,
    p.lin('d', skin.light, [skin.base, 0.6], skin.dark),
  );
  p.path(
    d`M${400 - palm * 0.3} ${400 - palm * 0.1}q${palm * 0.3} ${-palm * 0.12} ${palm * 0.62} ${palm * 0.06}M${400 + palm * 0.3} ${400 + palm * 0.02}q${-palm * 0.3} ${palm * 0.16} ${-palm * 0.28} ${palm * 0.56}`,
    'none',
    `stroke="${skin.dark}" stroke-width="5" stroke-linecap="round" opacity=".45"`,
  );
  const h = size.height * pxPerCm;
  p.oval(404, 420, size.width * pxPerCm * 0.5, h * 0.46, '#00000026');
  put(400, 410 + h / 2, (longest * pxPerCm) / DRAWN_PX, h);
}

/** A hand from the side as a size reference. */
function touch(p: Pen, skin: Skin, cloth: string, size: Size, put: Put): void {
  const longest = Math.max(size.width, size.height);
  const pxPerCm = 470 / longest;
  const [w, h] = [size.width * pxPerCm, size.height * pxPerCm];
  const palm = Math.min(PALM_CM * pxPerCm, 190);
  const foot = Math.min(700, 400 + h / 2 + 40);
  shadow(p, 360, foot, w * 0.5, 16);
  put(360, foot, (longest * pxPerCm) / DRAWN_PX, h);
  const tip = { x: Math.min(360 + w * 0.36, 560), y: foot - h * 0.42 };
  p.group(d`rotate(24 ${tip.x} ${tip.y})`, () => {
    sleeve(
      p,
      cloth,
      d`M${tip.x + palm * 1.9} ${tip.y - palm * 0.3}L${tip.x + 900} ${tip.y - palm * 0.7}V${tip.y + palm * 1.5}L${tip.x + palm * 1.9} ${tip.y + palm * 0.85}z`,
    );
    p.path(
      d`M${tip.x + palm * 0.75} ${tip.y - palm * 0.16}Q${tip.x + palm * 1.3} ${tip.y - palm * 0.34} ${tip.x + palm * 2} ${tip.y - palm * 0.2}V${tip.y + palm * 0.74}Q${tip.x + palm * 1.3} ${tip.y + palm * 0.98} ${tip.x + palm * 0.85} ${tip.y + palm * 0.62}z`,
      p.lin('v', skin.light, [skin.base, 0.5], skin.dark),
    );
    for (const i of [2, 1]) finger(p, skin, tip.x + palm * 0.62, tip.y + palm * 0.24 * i, palm * 0.62, palm * 0.24, 0);
    finger(p, skin, tip.x, tip.y, palm * 1.1, palm * 0.24, 0);
    finger(p, skin, tip.x + palm * 0.7, tip.y - palm * 0.26, palm * 0.6, palm * 0.25, 22);
  });
}

/** A person stands next to it. */
function beside(p: Pen, skin: Skin, cloth: string, size: Size, place: Place, put: Put): void {
  const pxPerCm = Math.min(3.6, 640 / size.height, 430 / size.width);
  const longest = Math.max(size.width, size.height);
  const tall = PERSON_CM * pxPerCm;
  const x = 640;
  const floor = FLOOR + 20;
  p.rect(0, floor - 30, 800, 130, 0, '#00000012');
  shadow(p, x, floor, tall * 0.16, 12);
  const head = tall * 0.068;
  const shoulder = floor - tall * 0.82;
  const hip = floor - tall * 0.47;
  for (const side of [-1, 1])
    p.path(
      d`M${x + side * 2} ${hip}L${x + side * tall * 0.085} ${hip}L${x + side * tall * 0.06} ${floor}H${x + side * tall * 0.012}z`,
      p.lin('h', '#39444d', '#262e35'),
    );
  sleeve(
    p,
    cloth,
    d`M${x - tall * 0.115} ${shoulder + tall * 0.03}Q${x} ${shoulder - tall * 0.03} ${x + tall * 0.115} ${shoulder + tall * 0.03}L${x + tall * 0.095} ${hip + tall * 0.02}H${x - tall * 0.095}z`,
  );
  p.line(
    d`M${x + tall * 0.105} ${shoulder + tall * 0.05}q${tall * 0.05} ${tall * 0.16} ${tall * 0.01} ${tall * 0.32}`,
    mix(cloth, '#000000', 0.14),
    tall * 0.05,
  );
  p.line(
    d`M${x - tall * 0.105} ${shoulder + tall * 0.05}q${-tall * 0.07} ${tall * 0.12} ${-tall * 0.13} ${tall * 0.2}`,
    mix(cloth, '#ffffff', 0.08),
    tall * 0.05,
  );
  p.circle(x - tall * 0.24, shoulder + tall * 0.26, tall * 0.026, skin.base);
  p.rect(x - tall * 0.028, shoulder - tall * 0.045, tall * 0.056, tall * 0.06, 6, skin.dark);
  p.oval(x, shoulder - tall * 0.09, head * 0.86, head, p.lin('h', skin.light, skin.base));
  p.path(
    d`M${x - head * 0.9} ${shoulder - tall * 0.09}Q${x - head} ${shoulder - tall * 0.19} ${x} ${shoulder - tall * 0.178}Q${x + head * 1.05} ${shoulder - tall * 0.18} ${x + head * 0.9} ${shoulder - tall * 0.085}Q${x + head * 0.5} ${shoulder - tall * 0.15} ${x - head * 0.9} ${shoulder - tall * 0.09}z`,
    '#2b211c',
  );
  const foot = place === 'wall' || place === 'above' ? floor - tall * 0.52 : floor;
  put(Math.max(40 + (size.width * pxPerCm) / 2, 300), foot, (longest * pxPerCm) / DRAWN_PX, size.height * pxPerCm);
}

/** Draws the product in a hand, next to one or next to a person, by its real size. */
export function drawInHand(p: Pen, place: Place, n: number, size: Size, drawThing: () => void): void {
  const skin = SKINS[n % SKINS.length] ?? (SKINS[0] as Skin);
  const cloth = SLEEVES[n % SLEEVES.length] ?? SLEEVES[0];
  const wall = WALLS[n % WALLS.length] ?? WALLS[0];
  p.rect(0, 0, 800, 800, 0, p.lin('d', mix(wall, '#ffffff', 0.5), wall));
  const isCentred = CENTRED.has(place);
  const put: Put = (x, y, scale, h) =>
    p.group(
      d`translate(${x - 400 * scale} ${isCentred ? y - h / 2 - 400 * scale : y - FLOOR * scale})scale(${String(Math.round(scale * 1000) / 1000)})`,
      drawThing,
    );
  const longest = Math.max(size.width, size.height);
  const isLying = longest <= LYING_CM || (place === 'flat' && longest <= HELD_CM);
  if (isLying) lie(p, skin, cloth, size, put);
  else if (longest <= HELD_CM) hold(p, skin, cloth, size, put);
  else if (longest <= TOUCHED_CM) touch(p, skin, cloth, size, put);
  else beside(p, skin, cloth, size, place, put);
}
