/** A gradient stop: a colour alone (spread evenly) or a colour with its offset, 0–1. */
export type Stop = string | readonly [colour: string, place: number];

/** Collects SVG shapes and shared definitions; every id starts with the drawing's own prefix. */
export type Pen = {
  /** True when the product is drawn small inside a scene: leave out invisible details. */
  readonly far: boolean;
  lin(direction: 'h' | 'v' | 'd', ...stops: Stop[]): string;
  rad(cx: number, cy: number, r: number, ...stops: Stop[]): string;
  /** A repeating dot pattern: `step` apart, radius `r`, px. */
  dots(step: number, r: number, fill: string): string;
  rect(x: number, y: number, w: number, h: number, r: number, fill: string, extra?: string): void;
  circle(cx: number, cy: number, r: number, fill: string, extra?: string): void;
  oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra?: string): void;
  path(d: string, fill: string, extra?: string): void;
  /** An open stroke with round ends. */
  line(d: string, colour: string, width: number, extra?: string): void;
  /** A square picture; `embedRenders` replaces its address by its pixels. */
  image(href: string, x: number, y: number, size: number): void;
  group(transform: string, draw: () => void): void;
  /** Draws only inside the path `d`. */
  inside(d: string, draw: () => void): void;
  finish(width: number, height: number): string;
};

/** Rounds to a tenth and drops redundant characters. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function hundredth(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, place] = typeof stop === 'string' ? [stop, index / Math.max(1, stops.length - 1)] : stop;
      const alpha =
        colour.length === 9
          ? Number.parseInt(colour.slice(7), 16) / 255
          : colour.length === 5
            ? Number.parseInt(colour.slice(4), 16) / 15
            : 1;
      const solid = colour.length === 9 ? colour.slice(0, 7) : colour.length === 5 ? colour.slice(0, 4) : colour;
      const offset = place === 0 ? '' : ` offset="${hundredth(place)}"`;
      return `<stop${offset} stop-color="${solid}"${alpha < 1 ? ` stop-opacity="${hundredth(alpha)}"` : ''}/>`;
    })
    .join('');
}

const DIRECTIONS = { h: '', v: ' x2="0" y2="1"', d: ' y2="1"' } as const;

/** Starts an empty drawing whose ids all start with `prefix`. */
export function createPen(prefix: string, far = false): Pen {
  const ids = new Map<string, string>();
  const defs: string[] = [];
  const shapes: string[] = [];

  const define = (tag: string, attributes: string, content: string): string => {
    const key = tag + attributes + content;
    let id = ids.get(key);
    if (id === undefined) {
      id = prefix + ids.size.toString(36);
      ids.set(key, id);
      defs.push(`<${tag} id="${id}"${attributes}>${content}</${tag}>`);
    }
    return `url(#${id})`;
  };
  const put = (tag: string, geometry: string, fill: string, extra: string) => {
    shapes.push(`<${tag} ${geometry}${fill === '' ? '' : ` fill="${fill}"`}${extra === '' ? '' : ` ${extra}`}/>`);
  };

  return {
    far,
    lin: (direction, ...stops) => define('linearGradient', DIRECTIONS[direction], stopsMarkup(stops)),
    rad: (cx, cy, r, ...stops) => define('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, stopsMarkup(stops)),
    dots: (step, r, fill) =>
      define(
        'pattern',
        ` width="${step}" height="${step}" patternUnits="userSpaceOnUse"`,
        `<circle cx="${px(step / 2)}" cy="${px(step / 2)}" r="${px(r)}" fill="${fill}"/>`,
      ),
    rect: (x, y, w, h, r, fill, extra = '') =>
      put(
        'rect',
        `x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}"${r > 0 ? ` rx="${px(r)}"` : ''}`,
        fill,
        extra,
      ),
    circle: (cx, cy, r, fill, extra = '') => put('circle', `cx="${px(cx)}" cy="${px(cy)}" r="${px(r)}"`, fill, extra),
    oval: (cx, cy, rx, ry, fill, extra = '') =>
      put('ellipse', `cx="${px(cx)}" cy="${px(cy)}" rx="${px(rx)}" ry="${px(ry)}"`, fill, extra),
    path: (d, fill, extra = '') => put('path', `d="${d}"`, fill, extra),
    line: (d, colour, width, extra = '') =>
      put(
        'path',
        `d="${d}"`,
        'none',
        `stroke="${colour}" stroke-width="${px(width)}" stroke-linecap="round" stroke-linejoin="round"${extra === '' ? '' : ` ${extra}`}`,
      ),
    image: (href, x, y, size) =>
      put(
        'image',
        `href="${href.replaceAll('&', '&amp;')}" x="${px(x)}" y="${px(y)}" width="${px(size)}" height="${px(size)}"`,
        '',
        '',
      ),
    group(transform, draw) {
      shapes.push(`<g transform="${transform}">`);
      draw();
      shapes.push('</g>');
    },
    inside(d, draw) {
      shapes.push(`<g clip-path="${define('clipPath', '', `<path d="${d}"/>`)}">`);
      draw();
      shapes.push('</g>');
    },
    finish: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${shapes.join('')}</svg>`,
  };
}

/** A path of straight lines and smooth joints with numbers rounded: `` d`M${x} ${y}h${w}` ``. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((out, part, index) => {
    const value = values[index - 1];
    return out + (typeof value === 'number' ? px(value) : (value ?? '')) + part;
  });
}

/** A rounded rectangle as a path, for clipping. */
export function roundedPath(x: number, y: number, w: number, h: number, r: number): string {
  return d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** A circle as a path, for clipping. */
export function circlePath(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
