import { describe, expect, test } from 'vitest';
import { request, parseHead } from '../requests.ts';

/** Content pages, one or two of every kind. */
const PAGES = [
  '/',
  '/catalog',
  '/articles',
  '/articles/robot-pylesos-dlya-vashego-doma',
  '/promos',
  '/promos/model',
  '/promos/p/chestnye-skidki',
  '/holidays',
  '/holidays/nauryz',
  '/holidays/novyj-god/gejmpad',
  '/shops',
  '/shops/almaty-sauda-abaya',
  '/landing-pages/gaming',
  '/landing-pages/apple-preorder',
  '/landing-pages/preorder-iphone',
  '/landing-pages/startsale-iphone',
  '/gid',
  '/gid-bonus',
  '/gid-question',
  '/c/televizory/55-dyujmov',
];
/** Text lengths that search results can show, characters. */
const TITLE = { from: 10, to: 95 };
const DESCRIPTION = { from: 50, to: 200 };
/** Link texts that do not describe their target. */
const VAGUE_LINK_TEXTS = new Set([
  'подробнее',
  'здесь',
  'тут',
  'сюда',
  'далее',
  'читать',
  'толығырақ',
  'осында',
  'оқу',
]);
const REQUIRED_META = [
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:url',
  'og:type',
  'og:locale',
  'og:site_name',
  'twitter:card',
];

const stripTags = (html: string) => html.replace(/<[^>]+>/g, '').trim();

describe.each(['', '/kz'])('content pages with the prefix "%s" meet the requirements of search engines', (prefix) => {
  const metadata = new Map<string, { title: string; description: string }>();

  test.each(PAGES)('has complete metadata: %s', async (path) => {
    const { status, text } = await request(path === '/' ? prefix || '/' : prefix + path);
    expect(status).toBe(200);
    const { title, canonical, alternates, jsonLd } = parseHead(text);
    const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
    metadata.set(path, { title, description });
    expect(title.length, title).toBeGreaterThanOrEqual(TITLE.from);
    expect(title.length, title).toBeLessThanOrEqual(TITLE.to);
    expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION.from);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION.to);
    expect(canonical).toHaveLength(1);
    expect(Object.keys(alternates).toSorted()).toEqual(['kk', 'ru', 'x-default']);
    expect(jsonLd.length).toBeGreaterThan(0);
    for (const name of REQUIRED_META)
      expect(text, name).toMatch(new RegExp(`<meta (?:property|name)="${name}" content="[^"]`));

    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1),
      `levels ${levels}`,
    ).toEqual([]);
    const pictures = text.match(/<img\b[^>]*>/g) ?? [];
    expect(
      pictures.filter((picture) => !/ alt="/.test(picture)),
      'pictures without alt',
    ).toEqual([]);
    expect(
      pictures.filter((picture) => !/ width="\d/.test(picture)),
      'pictures without a size',
    ).toEqual([]);
    const links = [...text.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
      attributes,
      content,
      words: stripTags(content),
    }));
    const unnamedLinks = links.filter(
      ({ attributes, content, words }) => !words && !/aria-label="[^"]/.test(attributes) && !/ alt="[^"]/.test(content),
    );
    expect(unnamedLinks, 'links without a name').toEqual([]);
    expect(
      links.filter(({ words }) => VAGUE_LINK_TEXTS.has(words.toLowerCase())),
      'links with a vague text',
    ).toEqual([]);
  });

  test('have distinct titles and descriptions', () => {
    expect(metadata.size).toBe(PAGES.length);
    for (const field of ['title', 'description'] as const)
      expect(new Set([...metadata.values()].map((page) => page[field])).size, field).toBe(PAGES.length);
  });
});

test('draws the preview picture of pages without their own in both languages', async () => {
  for (const language of ['ru', 'kk']) {
    const { status, headers } = await request(`/share/${language}/pages/shop.jpg`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect((await request('/share/ru/pages/other.jpg')).status).toBe(404);
});
