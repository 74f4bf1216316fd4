import { mix } from '../colour.ts';

/*
 * Contents of screens, without text: `film` (a frame of a film or of sport), `game`, `desktop`, `phone` and `tablet`
 * (a wallpaper with icons), `text` (a page of a book), `watch` (a dial). Each has variants by number.
 */
type Paint = (w: number, h: number, n: number) => string;

const PAINTS: Readonly<Record<string, Paint>> = { film, game, desktop, phone, tablet: phone, text, watch };

/** Draws the content of a screen such as `film-2` as SVG. */
export function drawScreen(content: string, width: number, height: number): string {
  const [kind = '', number = '0'] = content.split('-');
  const paint = Object.hasOwn(PAINTS, kind) ? PAINTS[kind] : undefined;
  const body = (paint ?? film)(width, height, Number(number));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Palettes from dark to light: sky, distance, ground, light. */
const PALETTES = [
  ['#1b2a52', '#5a4b8f', '#e2725b', '#ffd08a'],
  ['#08313a', '#0d6b73', '#3fb6a8', '#f4e7b0'],
  ['#2b1233', '#7a1f5c', '#e0524f', '#ffc46b'],
  ['#10263f', '#2f6f9f', '#7fc4dd', '#f7f3e4'],
  ['#172017', '#3c5f3a', '#9bb55b', '#f3eab5'],
  ['#24130c', '#7a3b1c', '#d98b3f', '#ffe3a8'],
  ['#0f1030', '#33308f', '#8a5fd6', '#ffb6e1'],
  ['#20242a', '#586574', '#a9b8c2', '#f5f2ea'],
] as const;

const pickPalette = (n: number) => PALETTES[n % PALETTES.length] ?? PALETTES[0];
const round = (value: number) => Math.round(value * 10) / 10;

function gradient(id: string, colours: readonly string[], angle = 90): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${round((100 * at) / (colours.length - 1))}%" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stops.join('')}</linearGradient>`;
}

const fill = (w: number, h: number, paint: string) => `<rect width="${w}" height="${h}" fill="${paint}"/>`;

/** A wavy ridge from the left edge to the right one, filled to the bottom. */
function ridge(w: number, h: number, base: number, swing: number, phase: number, colour: string): string {
  const points = Array.from({ length: 25 }, (_, at) => {
    const x = at / 24;
    const y =
      base +
      swing * (Math.sin(x * 7 + phase) * 0.6 + Math.sin(x * 17 + phase * 2.3) * 0.28 + Math.sin(x * 41 + phase) * 0.12);
    return `L${round(x * w)} ${round(y * h)}`;
  });
  return `<path d="M0 ${h}${points.join('')}L${w} ${h}z" fill="${colour}"/>`;
}

function film(w: number, h: number, n: number): string {
  const [dark, middle, warm, light] = pickPalette(n);
  const scenes = [
    // Hills at sunset.
    () =>
      `<defs>${gradient('s', [dark, middle, warm, light])}</defs>${fill(w, h, 'url(#s)')}<circle cx="${w * 0.66}" cy="${h * 0.56}" r="${h * 0.13}" fill="${light}"/>` +
      ridge(w, h, 0.62, 0.1, n, mix(middle, warm, 0.3)) +
      ridge(w, h, 0.74, 0.08, n + 2, middle) +
      ridge(w, h, 0.87, 0.06, n + 4, dark),
    // A city at night.
    () => {
      const towers = Array.from({ length: 16 }, (_, at) => {
        const height = h * (0.25 + 0.42 * Math.abs(Math.sin(at * 2.7 + n)));
        const x = (at * w) / 16;
        const windows = Array.from({ length: 10 }, (_, i) =>
          Math.sin(at * 5 + i * 3 + n) > 0.1
            ? `<rect x="${round(x + w * 0.012 + (i % 2) * w * 0.02)}" y="${round(h - height + h * 0.03 + Math.floor(i / 2) * h * 0.06)}" width="${round(w * 0.011)}" height="${round(h * 0.026)}" fill="${light}" opacity=".85"/>`
            : '',
        );
        return `<rect x="${round(x)}" y="${round(h - height)}" width="${round(w / 17)}" height="${round(height)}" fill="${mix(dark, '#000000', 0.2 + (at % 3) * 0.15)}"/>${windows.join('')}`;
      });
      return `<defs>${gradient('s', [dark, middle, warm])}</defs>${fill(w, h, 'url(#s)')}<circle cx="${w * 0.24}" cy="${h * 0.24}" r="${h * 0.07}" fill="${light}"/>${towers.join('')}`;
    },
    // The sea with a sail.
    () =>
      `<defs>${gradient('s', [middle, mix(light, middle, 0.3), light])}${gradient('w', [mix(middle, dark, 0.3), dark])}</defs>${fill(w, h, 'url(#s)')}<rect y="${h * 0.58}" width="${w}" height="${h * 0.42}" fill="url(#w)"/>` +
      `<path d="M${w * 0.58} ${h * 0.2}L${w * 0.58} ${h * 0.62}L${w * 0.75} ${h * 0.62}z" fill="#fff"/><path d="M${w * 0.565} ${h * 0.28}L${w * 0.565} ${h * 0.62}L${w * 0.47} ${h * 0.62}z" fill="${light}"/><path d="M${w * 0.45} ${h * 0.65}h${w * 0.32}l${-w * 0.05} ${h * 0.07}h${-w * 0.21}z" fill="${warm}"/>` +
      Array.from(
        { length: 9 },
        (_, at) =>
          `<rect x="${round(((at * 0.37 + n * 0.13) % 1) * w)}" y="${round(h * (0.66 + at * 0.035))}" width="${round(w * 0.12)}" height="${round(h * 0.006)}" rx="1" fill="#fff" opacity=".35"/>`,
      ).join(''),
    // A stadium.
    () =>
      `<defs>${gradient('s', [dark, middle])}${gradient('g', ['#3f8f4a', '#2a6b39'])}</defs>${fill(w, h, 'url(#s)')}<path d="M0 ${h * 0.5}H${w}V${h}H0z" fill="url(#g)"/>` +
      Array.from(
        { length: 6 },
        (_, at) =>
          `<path d="M${w * (0.08 + at * 0.15)} ${h * 0.5}L${w * (-0.15 + at * 0.26)} ${h}h${w * 0.13}L${w * (0.155 + at * 0.15)} ${h * 0.5}z" fill="#fff" opacity=".09"/>`,
      ).join('') +
      Array.from(
        { length: 160 },
        (_, at) =>
          `<circle cx="${round(((at * 0.618) % 1) * w)}" cy="${round(h * (0.24 + 0.24 * ((at * 0.755) % 1)))}" r="${round(h * 0.009)}" fill="${[light, warm, '#ffffff', middle][at % 4]}" opacity=".75"/>`,
      ).join('') +
      `<ellipse cx="${w / 2}" cy="${h * 0.74}" rx="${w * 0.16}" ry="${h * 0.1}" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/><circle cx="${w * 0.55}" cy="${h * 0.75}" r="${h * 0.02}" fill="#fff"/>`,
    // A flower in close-up.
    () =>
      `<defs>${gradient('s', [dark, middle, dark], 30)}</defs>${fill(w, h, 'url(#s)')}` +
      Array.from(
        { length: 16 },
        (_, at) =>
          `<ellipse cx="${w / 2}" cy="${h * 0.26}" rx="${h * 0.1}" ry="${h * 0.27}" fill="${mix(warm, at % 2 ? light : middle, 0.35)}" opacity=".92" transform="rotate(${at * 22.5 + n * 7} ${w / 2} ${h / 2})"/>`,
      ).join('') +
      `<circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.13}" fill="${light}"/><circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.08}" fill="${mix(warm, dark, 0.4)}"/>`,
  ];
  return (scenes[n % scenes.length] ?? scenes[0]!)();
}

function game(w: number, h: number, n: number): string {
  const [dark, middle, warm, light] = pickPalette(n + 2);
  const cx = w * 0.5;
  const horizon = h * 0.46;
  const lines = Array.from(
    { length: 13 },
    (_, at) =>
      `<path d="M${round(cx + (at - 6) * w * 0.025)} ${horizon}L${round(cx + (at - 6) * w * 0.22)} ${h}" stroke="${warm}" stroke-width="1.5" opacity=".75"/>`,
  );
  const rows = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M0 ${round(horizon + (h - horizon) * (at / 8) ** 1.8)}H${w}" stroke="${warm}" stroke-width="1.2" opacity=".7"/>`,
  );
  const hero = `<path d="M${cx} ${h * 0.58}l${w * 0.1} ${h * 0.22}l${-w * 0.03} ${-h * 0.02}h${-w * 0.14}l${-w * 0.03} ${h * 0.02}z" fill="${light}"/><path d="M${cx - w * 0.022} ${h * 0.79}h${w * 0.044}l${-w * 0.022} ${h * 0.12}z" fill="${warm}"/>`;
  return `<defs>${gradient('s', [dark, mix(dark, middle, 0.6), warm])}</defs>${fill(w, h, mix(dark, '#000000', 0.35))}<rect width="${w}" height="${horizon}" fill="url(#s)"/><circle cx="${cx}" cy="${horizon * 0.86}" r="${h * 0.2}" fill="${light}" clip-path="inset(0 0 ${h - horizon}px 0)"/>${ridge(w, horizon, 0.8, 0.14, n, mix(dark, middle, 0.3)).replace(`${w} ${horizon}z`, `${w} ${horizon}z`)}${lines.join('')}${rows.join('')}${hero}<rect x="${w * 0.03}" y="${h * 0.05}" width="${w * 0.22}" height="${h * 0.025}" rx="4" fill="#000" opacity=".5"/><rect x="${w * 0.03}" y="${h * 0.05}" width="${w * 0.15}" height="${h * 0.025}" rx="4" fill="${light}"/><circle cx="${w * 0.92}" cy="${h * 0.14}" r="${h * 0.09}" fill="#000" opacity=".45"/><circle cx="${w * 0.92}" cy="${h * 0.14}" r="${h * 0.05}" fill="none" stroke="${light}" stroke-width="2"/>`;
}

const ICONS = ['#f2f4f5', '#2f7df0', '#30b463', '#f2703a', '#e23d7a', '#8a5bf0', '#f0b42a', '#1fb3ad'] as const;
const iconAt = (at: number) => ICONS[at % ICONS.length] ?? ICONS[0];

/** Strokes of icons in a 10 × 10 box: chat, mail, map, film, chart, clock, photo, music. */
const GLYPHS = [
  'M2 2.6h6v4h-3.6l-1.6 1.5v-1.5h-.8z',
  'M1.8 2.8h6.4v4.4h-6.4zM1.8 2.8l3.2 2.6l3.2 -2.6',
  'M5 8.3s2.5 -2.3 2.5 -4.1a2.5 2.5 0 0 0 -5 0c0 1.8 2.5 4.1 2.5 4.1zM5 4.2v.01',
  'M3.6 2.4v5.2l4.2 -2.6z',
  'M2.4 7.6v-2.4M4.2 7.6v-4M6 7.6v-3M7.8 7.6v-5.4',
  'M5 2.1a2.9 2.9 0 1 0 .01 0zM5 3.4v1.7l1.2 .8',
  'M2 2.4h6v5.2h-6zM2 6.6l1.9 -2.2l1.6 1.6l.9 -.9l1.6 1.5',
  'M3.9 7v-4.4l3.4 -.6v4.2M3.9 7a.9 .9 0 1 1 -.01 -.2zM7.3 6.2a.9 .9 0 1 1 -.01 -.2z',
] as const;

const radial = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop offset="0%" stop-color="${colour}"/><stop offset="100%" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Wallpaper: soft light, hazy hills or a planet. */
function wallpaper(w: number, h: number, n: number): string {
  const [dark, middle, warm, light] = pickPalette(n);
  const long = Math.max(w, h);
  const glow = (id: string, x: number, y: number, r: number) =>
    `<circle cx="${round(w * x)}" cy="${round(h * y)}" r="${round(long * r)}" fill="url(#${id})"/>`;
  const defs = `<defs>${gradient('b', [dark, middle], 60)}${gradient('o', [warm, middle, dark], 50)}${radial('x', warm)}${radial('y', light)}${radial('z', mix(middle, '#ffffff', 0.25))}</defs>`;
  const scenes = [
    () =>
      glow('z', 0.1, 0.2, 0.6) + glow('x', 0.95, 0.5, 0.62) + glow('y', 0.55, 1.02, 0.5) + glow('x', 0.15, 0.9, 0.4),
    () =>
      `${glow('x', 0.5, 0.62, 0.6)}${glow('y', 0.62, 0.42, 0.32)}<circle cx="${round(w * 0.62)}" cy="${round(h * 0.42)}" r="${round(long * 0.06)}" fill="${light}"/>` +
      Array.from({ length: 4 }, (_, at) =>
        ridge(w, h, 0.52 + at * 0.13, 0.1, n + at * 1.7, mix(mix(warm, middle, 0.4 + at * 0.1), dark, at * 0.3)),
      ).join(''),
    () =>
      `${glow('x', 0.6, 0.75, 0.75)}<circle cx="${round(w * 0.62)}" cy="${round(h * 0.74)}" r="${round(long * 0.34)}" fill="url(#o)"/>${glow('y', 0.4, 0.55, 0.3)}` +
      Array.from(
        { length: 24 },
        (_, at) =>
          `<circle cx="${round(((at * 0.618 + n * 0.1) % 1) * w)}" cy="${round(((at * 0.381) % 0.5) * h)}" r="${round(long * 0.002 * (1 + (at % 3)))}" fill="#fff" opacity=".7"/>`,
      ).join(''),
  ];
  return `${defs}${fill(w, h, 'url(#b)')}${(scenes[n % scenes.length] ?? scenes[0]!)()}`;
}

function phone(w: number, h: number, n: number): string {
  const wide = w > h;
  const step = (wide ? w / 9 : w / 4.4) * 0.98;
  const icon = step * 0.62;
  const columns = wide ? 8 : 4;
  const tile = (at: number, x: number, y: number) => {
    const colour = iconAt(at + n * 3);
    const ink = colour === ICONS[0] ? '#4a5560' : '#ffffff';
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(icon)}" height="${round(icon)}" rx="${round(icon * 0.26)}" fill="${colour}"/><rect x="${round(x)}" y="${round(y)}" width="${round(icon)}" height="${round(icon)}" rx="${round(icon * 0.26)}" fill="url(#i)"/><path d="${GLYPHS[(at * 3 + n) % GLYPHS.length] ?? ''}" fill="none" stroke="${ink}" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round" transform="translate(${round(x)} ${round(y)}) scale(${icon / 10})"/>`;
  };
  const left = (w - step * columns) / 2 + (step - icon) / 2;
  const clock = n % 2 === 0;
  const rows = clock
    ? []
    : Array.from({ length: columns * (wide ? 2 : w > h * 0.75 ? 1 : 3) }, (_, at) =>
        tile(
          at,
          left + (at % columns) * step,
          h * (wide ? 0.16 : w > h * 0.75 ? 0.24 : 0.3) + Math.floor(at / columns) * step * 1.12,
        ),
      );
  const bars = [0.15, 0.06].map(
    (width, at) =>
      `<rect x="${round(w * (at ? 0.8 : 0.08))}" y="${round(h * 0.022)}" width="${round(w * width)}" height="${round(h * 0.012)}" rx="3" fill="#fff" opacity=".9"/>`,
  );
  const time = clock
    ? `<g fill="none" stroke="#fff" stroke-width="${round(step * 0.1)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${round(w / 2 - step * 0.98)} ${round(h * 0.13)}) scale(${round(step * 0.01 * 10) / 10})">${clockDigits(n)}</g>`
    : '';
  const dock = `<rect x="${round(left - icon * 0.25)}" y="${round(h - icon * 1.62)}" width="${round(step * columns - (step - icon) + icon * 0.5)}" height="${round(icon * 1.36)}" rx="${round(icon * 0.4)}" fill="#fff" opacity=".25"/>${Array.from({ length: columns }, (_, at) => tile(at + 1, left + at * step, h - icon * 1.44)).join('')}`;
  const shine =
    '<defs><linearGradient id="i" gradientTransform="rotate(90)"><stop offset="0%" stop-color="#fff" stop-opacity=".28"/><stop offset="100%" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>';
  return `${wallpaper(w, h, n)}${shine}${bars.join('')}${time}${rows.join('')}${dock}`;
}

/** Strokes of digits in a 10 × 18 box. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M2 2h6v14h-6z',
  '1': 'M3 4l3 -2v14',
  '2': 'M2 2h6v7h-6v7h6',
  '4': 'M2 2v7h6M8 2v14',
  '9': 'M8 9h-6v-7h6v14h-6',
};

/** The time of day in strokes: 10:09, 12:40 or 09:41. */
function clockDigits(n: number): string {
  const time = ['1009', '1240', '0941'][n % 3] ?? '1009';
  const scale = 'scale(3.6)';
  const digits = [...time].map(
    (digit, at) =>
      `<path vector-effect="non-scaling-stroke" d="${DIGITS[digit] ?? ''}" transform="translate(${at * 48 + (at > 1 ? 14 : 0)} 0) ${scale}"/>`,
  );
  return `<g transform="scale(1)">${digits.join('')}<path d="M100 22v.1M100 44v.1"/></g>`;
}

function desktop(w: number, h: number, n: number): string {
  const bar = `<rect y="${h * 0.945}" width="${w}" height="${h * 0.055}" fill="#11161c" opacity=".72"/>${Array.from({ length: 9 }, (_, at) => `<rect x="${round(w * (0.36 + at * 0.033))}" y="${round(h * 0.955)}" width="${round(w * 0.021)}" height="${round(h * 0.034)}" rx="4" fill="${iconAt(at + n)}"/>`).join('')}`;
  const window = (x: number, y: number, ww: number, hh: number, body: string) =>
    `<rect x="${w * x}" y="${h * y}" width="${w * ww}" height="${h * hh}" rx="7" fill="#fbfbfa"/><path d="M${w * x} ${h * (y + 0.06)}v${-h * 0.06 + 7}q0 -7 7 -7h${w * ww - 14}q7 0 7 7v${h * 0.06 - 7}z" fill="#e8eaec"/>${[0, 1, 2].map((at) => `<circle cx="${round(w * x + 12 + at * 12)}" cy="${round(h * (y + 0.03))}" r="4" fill="${['#e0685a', '#e6b64c', '#62b26b'][at]}"/>`).join('')}${body}`;
  const lines = (x: number, y: number, ww: number, count: number, colour: string) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<rect x="${round(w * x)}" y="${round(h * (y + at * 0.042))}" width="${round(w * ww * (0.55 + 0.45 * Math.abs(Math.sin(at * 3 + n))))}" height="${round(h * 0.016)}" rx="2" fill="${colour}"/>`,
    ).join('');
  const bars = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${round(w * (0.52 + at * 0.05))}" y="${round(h * (0.72 - 0.07 * (1 + ((at * 3 + n) % 5))))}" width="${round(w * 0.03)}" height="${round(h * 0.07 * (1 + ((at * 3 + n) % 5)))}" rx="3" fill="${iconAt(at + 1)}"/>`,
  ).join('');
  const scenes = [
    () => window(0.07, 0.09, 0.56, 0.72, lines(0.1, 0.2, 0.3, 12, '#c3c9ce')) + window(0.42, 0.2, 0.5, 0.62, bars),
    () => '',
    () =>
      window(
        0.12,
        0.1,
        0.76,
        0.76,
        `<rect x="${w * 0.12}" y="${h * 0.16}" width="${w * 0.16}" height="${h * 0.7}" fill="#eef1f3"/>${lines(0.14, 0.21, 0.11, 9, '#c3c9ce')}${lines(0.32, 0.22, 0.5, 5, '#aeb6bc')}<rect x="${w * 0.32}" y="${h * 0.45}" width="${w * 0.24}" height="${h * 0.34}" rx="5" fill="${pickPalette(n)[2]}"/><rect x="${w * 0.58}" y="${h * 0.45}" width="${w * 0.24}" height="${h * 0.34}" rx="5" fill="${pickPalette(n)[1]}"/>`,
      ),
  ];
  return `${wallpaper(w, h, n + 1)}${(scenes[n % scenes.length] ?? scenes[0]!)()}${bar}`;
}

function text(w: number, h: number, n: number): string {
  const lines = Array.from({ length: 22 }, (_, at) => {
    const last = at % 6 === 5 - (n % 3);
    return `<rect x="${round(w * (at % 6 === 0 ? 0.14 : 0.09))}" y="${round(h * (0.16 + at * 0.036))}" width="${round(w * (last ? 0.42 : at % 6 === 0 ? 0.77 : 0.82))}" height="${round(h * 0.014)}" fill="#5c5d5a"/>`;
  });
  return `${fill(w, h, '#cfd0ca')}<rect x="${w * 0.3}" y="${h * 0.07}" width="${w * 0.4}" height="${h * 0.022}" fill="#3c3d3b"/>${lines.join('')}`;
}

function watch(w: number, h: number, n: number): string {
  const [, middle, warm, light] = pickPalette(n);
  const [cx, cy, r] = [w / 2, h / 2, Math.min(w, h) * 0.43];
  const hand = (angle: number, long: number, width: number, colour: string) => {
    const a = (angle * Math.PI) / 180;
    return `<path d="M${cx} ${cy}L${round(cx + Math.sin(a) * r * long)} ${round(cy - Math.cos(a) * r * long)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  };
  const ticks = Array.from({ length: 12 }, (_, at) => {
    const a = (at * Math.PI) / 6;
    return `<path d="M${round(cx + Math.sin(a) * r * 0.88)} ${round(cy - Math.cos(a) * r * 0.88)}L${round(cx + Math.sin(a) * r)} ${round(cy - Math.cos(a) * r)}" stroke="#e9ecee" stroke-width="${round(r * 0.035)}"/>`;
  });
  const arc = (radius: number, share: number, colour: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${round(r * radius)}" fill="none" stroke="${colour}" stroke-width="${round(r * 0.13)}" stroke-linecap="round" stroke-dasharray="${round(2 * Math.PI * r * radius * share)} 9999" transform="rotate(-90 ${cx} ${cy})"/>`;
  if (n % 3 === 1)
    return `${fill(w, h, '#050607')}${arc(0.92, 0.8, warm)}${arc(0.74, 0.62, light)}${arc(0.56, 0.9, middle)}`;
  return `${fill(w, h, n % 3 === 2 ? mix(middle, '#000000', 0.55) : '#07090b')}${ticks.join('')}${hand(304, 0.52, round(r * 0.07), '#fff')}${hand(54, 0.78, round(r * 0.05), '#fff')}${hand(210, 0.82, round(r * 0.02), warm)}<circle cx="${cx}" cy="${cy}" r="${round(r * 0.05)}" fill="${warm}"/><circle cx="${cx}" cy="${round(cy + r * 0.42)}" r="${round(r * 0.17)}" fill="none" stroke="${light}" stroke-width="${round(r * 0.03)}"/>`;
}
