import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '#contract/catalog.ts';
import { ask, data } from './ask.ts';

// Bytes, not time: a script or a style too many fails here on every machine (architecture §7; 1 KB is 1,000 bytes).
const MAX_SCRIPT_BYTES = 98_000;
const MAX_STYLE_BYTES = 25_000;
const MAX_FONT_FILES = 2;

const category = 'vse-smartfony';
let product = 0;
beforeAll(async () => {
  product = (await data<Listing>(`/api/catalog/listing?category=${category}`)).products[0]!.id;
});

/** Every file that a page names with one of the tags. */
function named(html: string, tag: RegExp): string[] {
  return [...new Set([...html.matchAll(tag)].map(([, file]) => file!))];
}

async function packed(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map(async (file) => (await ask(file)).text));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

describe.each(['', '/kz'])('what a page needs before it listens, %s', (prefix) => {
  test.each(['home', 'category', 'product'])('%s', async (screen) => {
    const path = { home: prefix || '/', category: `${prefix}/c/${category}`, product: `${prefix}/p/${product}` }[
      screen
    ]!;
    const { text, status } = await ask(path);
    expect(status).toBe(200);
    const scripts = named(text, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    const styles = named(text, /<link rel="stylesheet" href="([^"]+)"/g);
    expect([scripts.length, styles.length].every((count) => count > 0)).toBe(true);
    expect(await packed(scripts), 'scripts').toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    const inPage = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => gzipSync(css!).length);
    expect((await packed(styles)) + inPage.reduce((sum, size) => sum + size, 0), 'styles').toBeLessThanOrEqual(
      MAX_STYLE_BYTES,
    );
    expect(named(text, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g).length).toBeLessThanOrEqual(
      MAX_FONT_FILES,
    );
  });
});

test('a page carries the texts of its own language alone', async () => {
  const scripts = async (path: string) => {
    const html = (await ask(path)).text;
    const files = named(html, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    return (await Promise.all(files.map(async (file) => (await ask(file)).text))).join('');
  };
  const [russian, kazakh] = [await scripts('/'), await scripts('/kz')];
  expect([russian.includes('В корзину'), russian.includes('Себетке')]).toEqual([true, false]);
  expect([kazakh.includes('Себетке'), kazakh.includes('В корзину')]).toEqual([true, false]);
});
