import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findStrip } from '#demo/render/strip.ts';
import { composeRender, composeStrip } from './compose.ts';
import { embedRenders } from './embed.ts';
import { listRenders, readLayers, renderFile } from './packed.ts';
import { createProjection } from './projection.ts';
import { parseRenderUrl, renderUrl } from './render-request.ts';
import { drawScreen } from './screens.ts';

const names = Object.keys(listRenders());
const MAX_BYTES = 12 * 1024 * 1024;
/** Every n-th picture is decoded: all of them take half a minute. */
const SAMPLED = 8;

const composed = async (url: string) => (await composeRender(parseRenderUrl(url) ?? expect.fail(url))).data;

/** Returns the bounds of the product in a picture. */
async function findBounds(name: string) {
  const { alpha, size } = await readLayers(name);
  let [left, right, top, bottom] = [size, 0, size, 0];
  alpha.forEach((cover, at) => {
    if (cover <= 200) return;
    const [x, y] = [at % size, Math.floor(at / size)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  return { left, right, top, bottom, size };
}

describe('committed renders', () => {
  it('have a file each and stay within 12 MB together', () => {
    expect(names.filter((name) => !existsSync(renderFile(name)))).toEqual([]);
    expect(names.reduce((sum, name) => sum + statSync(renderFile(name)).size, 0)).toBeLessThan(MAX_BYTES);
  });

  it('fill 80 to 96 % of the frame without touching its edges', async () => {
    for (const name of names.filter((_, at) => at % SAMPLED === 0)) {
      const { left, right, top, bottom, size } = await findBounds(name);
      const longer = Math.max(right - left, bottom - top) / size;
      expect(longer, name).toBeGreaterThan(0.8);
      expect(longer, name).toBeLessThan(0.96);
      expect(Math.min(left, top, size - 1 - right, size - 1 - bottom), name).toBeGreaterThan(0);
    }
  }, 120_000);
});

it.each([
  ['soundbar/solo/front', 0.667],
  ['tv/frame/front', 0.667],
  ['phone/plate/front', 1],
])('cuts empty rows off %s, and nothing of the product', async (name, share) => {
  const { alpha, size } = await readLayers(name);
  const { strip } = findStrip(
    Float32Array.from(alpha, (cover) => cover / 255),
    size,
  );
  expect(listRenders()[name]?.strip).toEqual(strip);
  const { data, width, height } = await composeStrip(parseRenderUrl(`render:${name}`)!);
  expect(data).toHaveLength(width * height * 4);
  expect(height / width).toBeCloseTo(share, 2);
  const countVisible = (covers: Uint8Array) => covers.reduce((count, cover) => count + Number(cover > 10), 0);
  expect(countVisible(data.filter((_, at) => at % 4 === 3))).toBe(countVisible(alpha));
});

describe('composeRender', () => {
  const name = names.find((candidate) => listRenders()[candidate]?.screen) ?? '';

  it('colours the body and leaves the outline alone', async () => {
    const [red, blue] = [await composed(`render:${name}?color=c02020`), await composed(`render:${name}?color=2020c0`)];
    const sum = (data: Buffer, part: number) =>
      data.reduce((all, value, at) => (at % 4 === part ? all + value : all), 0);
    expect(sum(red, 3)).toBe(sum(blue, 3));
    expect(sum(red, 0)).toBeGreaterThan(sum(blue, 0) * 1.05);
    expect(sum(blue, 2)).toBeGreaterThan(sum(red, 2) * 1.05);
  });

  it('shows white products darker than a white page', async () => {
    const data = await composed('render:washer/dark/front?color=f6f7f6');
    const reds = data.filter((_, at) => at % 4 === 0 && data[at + 3] === 255).sort();
    expect(reds[Math.floor(reds.length / 2)]).toBeLessThan(225);
  });

  it('keeps the dark sides of black products visible', async () => {
    const data = await composed('render:charger/one/front?color=000000');
    const reds = data.filter((_, at) => at % 4 === 0 && data[at + 3] === 255);
    expect(reds.filter((red) => red > 34).length).toBeGreaterThan(0.9 * reds.length);
  });

  it('shows different contents on a screen', async () => {
    const [one, other] = [
      await composed(`render:${name}?color=808080&screen=film-0`),
      await composed(`render:${name}?color=808080&screen=game-1`),
    ];
    expect(one.equals(other)).toBe(false);
  });
});

describe('parseRenderUrl', () => {
  it('reads what renderUrl writes', () => {
    const look = { color: '1b1b1d', screen: 'film-12', room: null };
    const name = names[0] ?? '';
    expect(parseRenderUrl(renderUrl(name, look))).toEqual({ name, ...look });
  });

  it.each(['demo:phone/front', 'render:phone/none/front', 'render:__proto__/x/y', 'render:../../etc', ''])(
    'refuses %s',
    (url) => expect(parseRenderUrl(url)).toBeUndefined(),
  );

  it('ignores unknown colours and contents', () => {
    expect(parseRenderUrl(`render:${names[0]}?color="><script>&screen=<b>`)).toMatchObject({
      color: '9aa0a3',
      screen: null,
    });
  });
});

it('embeds renders so that sharp and browsers show them', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image href="render:${names[0]}?color=c02020" x="0" y="0" width="100" height="100"/></svg>`;
  const shown = await sharp(Buffer.from(await embedRenders(svg, 1, 'png')))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(shown.some((value, at) => at % 4 === 3 && value > 200)).toBe(true);
  expect(await embedRenders(svg, 1)).toContain('href="data:image/webp;base64,');
});

it('maps the corners of a screen in perspective to the unit square', () => {
  const corners = [
    [0.2, 0.1],
    [0.8, 0.2],
    [0.7, 0.9],
    [0.1, 0.7],
  ] as const;
  const { project } = createProjection(corners);
  const expected = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  corners.forEach(([x, y], at) => {
    const [u, v] = project(x, y);
    expect(u).toBeCloseTo(expected[at]?.[0] ?? -1);
    expect(v).toBeCloseTo(expected[at]?.[1] ?? -1);
  });
});

it.each(['film', 'game', 'desktop', 'phone', 'tablet', 'text', 'watch'])(
  'draws different screens of type %s',
  (type) => {
    const drawn = Array.from({ length: 12 }, (_, n) => drawScreen(`${type}-${n}`, 300, 200));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(3);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  },
);
