import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Reads the custom properties of the first block that starts with `head`. */
function readTokens(head: string): Record<string, string> {
  const start = css.indexOf(head);
  expect(start, head).toBeGreaterThanOrEqual(0);
  const block = css.slice(start + head.length, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]?.trim() ?? '']));
}

const light = readTokens(':root {\n  color-scheme: light;');
const themes = {
  light,
  dark: { ...light, ...readTokens(":root[data-theme='dark'] {") },
  gaming: { ...light, ...readTokens(":root[data-theme='gaming'] {") },
};

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrastRatio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['page', 'surface', 'raised', 'sunken', 'hover'];
const tints = ['brand-tint', 'sale-tint', 'success-tint', 'warning-tint', 'danger-tint', 'bonus-tint'];
const pairs = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

/** Text at any size: WCAG AA 4.5. */
const textPairs = [
  ...pairs(['ink', 'muted'], [...surfaces, ...tints]),
  ...pairs(['faint', 'brand', 'sale', 'success', 'warning', 'danger', 'bonus'], surfaces),
  ...tints.map((tint) => [tint.replace('-tint', ''), tint] as const),
  ...['brand', 'sale', 'success', 'danger', 'bonus', 'action'].map((name) => [`on-${name}`, name] as const),
  ...['brand-hover', 'danger-hover', 'action-hover', 'action-pressed'].map(
    (name) => [`on-${name.split('-')[0]}`, name] as const,
  ),
  ['brand-hover', 'brand-tint'],
  ['on-inverse', 'inverse'],
  ['inverse-accent', 'inverse'],
] as const;
/** Borders of controls, focus rings and meaningful graphics: 3. */
const shapePairs = pairs(['line-strong', 'focus', 'star'], ['page', 'surface', 'raised']);

for (const [theme, values] of Object.entries(themes)) {
  test(`contrasts every text with its background (AA) in the theme ${theme}`, () => {
    const weakPairs = textPairs.filter(([a, b]) => contrastRatio(values[a] ?? '', values[b] ?? '') < 4.5);
    expect(
      weakPairs.map(([a, b]) => `${a} on ${b}: ${contrastRatio(values[a] ?? '', values[b] ?? '').toFixed(2)}`),
    ).toEqual([]);
  });
  test(`contrasts control borders, focus and stars with their background in the theme ${theme}`, () => {
    const weakPairs = shapePairs.filter(([a, b]) => contrastRatio(values[a] ?? '', values[b] ?? '') < 3);
    expect(
      weakPairs.map(([a, b]) => `${a} on ${b}: ${contrastRatio(values[a] ?? '', values[b] ?? '').toFixed(2)}`),
    ).toEqual([]);
  });
}

test('computes the known extreme contrast ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('defines the same dark theme by system setting and by choice', () => {
  const systemTokens = readTokens(':root:not([data-theme]) {');
  expect(Object.keys(systemTokens).length).toBeGreaterThan(30);
  expect(systemTokens).toEqual(readTokens(":root[data-theme='dark'] {"));
});

test('redefines every colour of the light theme in dark and gaming', () => {
  const colours = Object.keys(light).filter((name) => light[name]?.startsWith('#'));
  for (const head of [":root[data-theme='dark'] {", ":root[data-theme='gaming'] {"]) {
    expect(Object.keys(readTokens(head))).toEqual(expect.arrayContaining(colours));
  }
});
