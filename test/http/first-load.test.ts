import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '#contract/catalog/catalog.ts';
import { ask, data } from './ask.ts';

// Bytes, not time: an extra script or style fails here on every machine (architecture §7; 1 KB is 1,000 bytes).
const MAX_SCRIPT_BYTES = 97_500;
const MAX_STYLE_BYTES = 25_000;
const MAX_STYLE_BYTES_IN_PAGE = 11_000;
/** Latin, Cyrillic, the letters that only Kazakh has, and the tenge: none may load after layout. */
const MAX_FONT_FILES = 2;

const category = 'vse-smartfony';
let product = 0;
beforeAll(async () => {
  product = (await data<Listing>(`/api/catalog/listing?category=${category}`)).products[0]!.id;
});

/** Every file that a page references with one of the tags. */
function tagNames(html: string, tag: RegExp): string[] {
  return [...new Set([...html.matchAll(tag)].map(([, file]) => file!))];
}

/** The inline style of a page. */
const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

async function compressedBytes(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map(async (file) => (await ask(file)).text));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

describe.each(['', '/kz'])('bytes that a page needs before it is interactive, %s', (prefix) => {
  test.each(['home', 'category', 'product'])('stay within the budget: %s', async (screen) => {
    const path = { home: prefix || '/', category: `${prefix}/c/${category}`, product: `${prefix}/p/${product}` }[
      screen
    ]!;
    const { text, status } = await ask(path);
    expect(status).toBe(200);
    const scripts = tagNames(text, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    const styles = tagNames(text, /<link rel="stylesheet" href="([^"]+)"/g);
    expect([scripts.length, styles.length].every((count) => count > 0)).toBe(true);
    expect(await compressedBytes(scripts), 'scripts').toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    const inlineBytes = gzipSync(styleOf(text), { level: 9 }).length;
    expect(inlineBytes, 'styles in the page').toBeLessThanOrEqual(MAX_STYLE_BYTES_IN_PAGE);
    expect((await compressedBytes(styles)) + inlineBytes, 'styles').toBeLessThanOrEqual(MAX_STYLE_BYTES);
    expect(tagNames(text, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g).length).toBeLessThanOrEqual(
      MAX_FONT_FILES,
    );
  });
});

/** Code files of an order page: there were some sixty, each a request over a mobile connection. */
const MAX_ORDER_FILES = 42;

test.each(['/checkout', '/order', '/kz/checkout'])('loads the code of an order page in few files, %s', async (path) => {
  const { text, status } = await ask(path);
  expect(status).toBe(200);
  const scripts = tagNames(text, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(MAX_ORDER_FILES);
});

/** The markup before the first paint: nothing in the head may wait for a response, and only the starter script runs. */
const beforePicture = (html: string) =>
  html.slice(0, html.indexOf('<body>')).replace(/<(template|noscript)\b.*?<\/\1>/gs, '');
/** Classes of style modules: letters of the file, number of the class. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z]{2,3}[\da-z]+)(?![\w-])/g)].map(([, name]) => name!));

describe.each(['', '/kz'])('the first paint of a page, %s', (prefix) => {
  test.each(['/', `/c/${category}`, `/c/${category}/f/price/1-2`, '/c/noutbuki', '/p/'])(
    'needs no blocking file: %s',
    async (path) => {
      const address = path === '/p/' ? `/p/${product}` : path;
      const { text, headers } = await ask(prefix + (prefix && address === '/' ? '' : address));
      const head = beforePicture(text);
      expect(head).not.toMatch(/rel="(?:stylesheet|modulepreload)"|<script[^>]* src=/);
      const policy = headers.get('content-security-policy') ?? '';
      const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
      expect(policy).toContain(hashOf(styleOf(head)));
      expect(policy).toContain(hashOf(/<script>(.*?)<\/script>/s.exec(head)?.[1] ?? ''));
      // No element waits for a later style.
      const [late] = tagNames(text, /<link rel="stylesheet" href="([^"]+)"/g);
      const usedClasses = new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
      const styledClasses = classesIn(styleOf(head));
      const missing = [...classesIn((await ask(late!)).text)].filter(
        (name) => usedClasses.has(name) && !styledClasses.has(name),
      );
      expect([usedClasses.size > 50, missing]).toEqual([true, []]);
    },
  );
});

test("sends only the texts of a page's own language", async () => {
  const scripts = async (path: string) => {
    const html = (await ask(path)).text;
    const files = tagNames(html, /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g);
    return (await Promise.all(files.map(async (file) => (await ask(file)).text))).join('');
  };
  const [russian, kazakh] = [await scripts('/'), await scripts('/kz')];
  expect([russian.includes('В корзину'), russian.includes('Себетке')]).toEqual([true, false]);
  expect([kazakh.includes('Себетке'), kazakh.includes('В корзину')]).toEqual([true, false]);
});
