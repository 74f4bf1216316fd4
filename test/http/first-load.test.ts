import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '#contract/catalog/catalog.ts';
import { request, fetchData } from './requests.ts';

// Bytes, not time: an extra script or style fails here on every machine (architecture §7; 1 KB is 1,000 bytes).
const MAX_SCRIPT_BYTES = 98_000;
const MAX_STYLE_BYTES = 25_000;
const MAX_INLINE_STYLE_BYTES = 11_000;
/** Preloaded fonts; they cover Latin, Cyrillic, Kazakh letters and the tenge sign, so none loads after layout. */
const MAX_FONT_FILES = 2;

const category = 'vse-smartfony';
let product = 0;
beforeAll(async () => {
  product = (await fetchData<Listing>(`/api/catalog/listing?category=${category}`)).products[0]!.id;
});

/** Lists the files referenced by the tags that match the pattern. */
function findFiles(html: string, tag: RegExp): string[] {
  return [...new Set([...html.matchAll(tag)].map(([, file]) => file!))];
}

/** The inline style of a page. */
const inlineStyle = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

async function sumCompressedBytes(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map(async (file) => (await request(file)).text));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

describe.each(['', '/kz'])('bytes loaded before a page is interactive, %s', (prefix) => {
  test.each(['home', 'category', 'product'])('stay within the budget: %s', async (screen) => {
    const path = { home: prefix || '/', category: `${prefix}/c/${category}`, product: `${prefix}/p/${product}` }[
      screen
    ]!;
    const { text, status } = await request(path);
    expect(status).toBe(200);
    const scripts = findFiles(text, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    const styles = findFiles(text, /<link rel="stylesheet" href="([^"]+)"/g);
    expect([scripts.length, styles.length].every((count) => count > 0)).toBe(true);
    expect(await sumCompressedBytes(scripts), 'scripts').toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    const inlineBytes = gzipSync(inlineStyle(text), { level: 9 }).length;
    expect(inlineBytes, 'inline styles').toBeLessThanOrEqual(MAX_INLINE_STYLE_BYTES);
    expect((await sumCompressedBytes(styles)) + inlineBytes, 'styles').toBeLessThanOrEqual(MAX_STYLE_BYTES);
    expect(findFiles(text, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g).length).toBeLessThanOrEqual(
      MAX_FONT_FILES,
    );
  });
});

/** Max scripts of a checkout page; each is a request over a mobile connection. */
const MAX_CHECKOUT_SCRIPTS = 42;

test.each(['/checkout', '/order', '/kz/checkout'])(
  'stays within the script limit on checkout pages: %s',
  async (path) => {
    const { text, status } = await request(path);
    expect(status).toBe(200);
    const scripts = findFiles(text, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.length).toBeLessThanOrEqual(MAX_CHECKOUT_SCRIPTS);
  },
);

/** Markup parsed before the first paint; none of it may wait for a response. */
const headMarkup = (html: string) =>
  html.slice(0, html.indexOf('<body>')).replace(/<(template|noscript)\b.*?<\/\1>/gs, '');
/** Class names from CSS modules: letters identify the file, the number identifies the class. */
const findClasses = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z]{2,3}[\da-z]+)(?![\w-])/g)].map(([, name]) => name!));

describe.each(['', '/kz'])('the first paint of a page, %s', (prefix) => {
  test.each(['/', `/c/${category}`, `/c/${category}/f/price/1-2`, '/c/noutbuki', '/p/'])(
    'has no render-blocking resources: %s',
    async (path) => {
      const url = path === '/p/' ? `/p/${product}` : path;
      const { text, headers } = await request(prefix + (prefix && url === '/' ? '' : url));
      const head = headMarkup(text);
      expect(head).not.toMatch(/rel="(?:stylesheet|modulepreload)"|<script[^>]* src=/);
      const policy = headers.get('content-security-policy') ?? '';
      const cspHash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
      expect(policy).toContain(cspHash(inlineStyle(head)));
      expect(policy).toContain(cspHash(/<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''));
      // Every class used in the page is styled inline.
      const [deferredStylesheet] = findFiles(text, /<link rel="stylesheet" href="([^"]+)"/g);
      const usedClasses = new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
      const styledClasses = findClasses(inlineStyle(head));
      const missing = [...findClasses((await request(deferredStylesheet!)).text)].filter(
        (name) => usedClasses.has(name) && !styledClasses.has(name),
      );
      expect([usedClasses.size > 50, missing]).toEqual([true, []]);
    },
  );
});

test("ships only messages in the page's language", async () => {
  const scripts = async (path: string) => {
    const html = (await request(path)).text;
    const files = findFiles(html, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    return (await Promise.all(files.map(async (file) => (await request(file)).text))).join('');
  };
  const [russian, kazakh] = [await scripts('/'), await scripts('/kz')];
  expect([russian.includes('В корзину'), russian.includes('Себетке')]).toEqual([true, false]);
  expect([kazakh.includes('Себетке'), kazakh.includes('В корзину')]).toEqual([true, false]);
});
