import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { Sort } from '#contract/catalog/catalog.ts';
import { pictureKinds } from '#demo/pictures/draw.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { CONTENT_DIR, contentTags, createContentService } from './content.service.ts';
import { readContentFolder } from './content-file.ts';
import { parseBlocks } from './markdown.ts';

const now = new Date('2026-11-22T07:00:00Z');
const settings = { current: () => defaultSettings };
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

describe('the texts of the shop', async () => {
  const texts = await readContentFolder(CONTENT_DIR);
  const articles = texts.filter(({ kind }) => kind === 'article');

  test('include articles for the home page and the list', () =>
    expect(new Set(articles.map(({ key }) => key)).size).toBeGreaterThanOrEqual(24));

  test.each(articles.map(({ key, language, head }) => [key, language, head] as const))(
    'article %s.%s is about products of the demo shop and has an illustration',
    (_key, _language, head) => {
      expect(categories.map(({ slug }) => slug)).toContain((head as { category: string }).category);
      expect(pictureKinds()).toContain((head as { kind: string }).kind);
    },
  );
});

describe('the products, tiles and drawings of a text', async () => {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const texts = await readContentFolder(CONTENT_DIR);

  test.each(texts.map((text) => [text.kind, text.key, text.language, text.body] as const))(
    '%s %s.%s names existing entities of the demo shop',
    (_kind, _key, language, body) => {
      const unknown = parseBlocks(body, language, defaultSettings).flatMap((block) => {
        if (block.type === 'products') return Sort.safeParse(block.sort).success ? [block.category] : [block.sort];
        if (block.type === 'categories') return block.slugs;
        return block.type === 'picture' && !pictureKinds().includes(block.kind) ? [block.kind] : [];
      });
      expect(unknown.filter((name) => !slugs.has(name))).toEqual([]);
    },
  );
});

describe('the list of articles', () => {
  const reader = (language: 'ru' | 'kk') => ({ language, now });

  test('filters by topic and by words of a text, in either language', async () => {
    const content = await createContentService({ db: store.db, settings, secret: 'secret' });
    const articles = content.articles(reader('ru'));
    expect(articles.topics.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(
      articles.articles.length,
    );
    const care = content.articles(reader('ru'), { topic: 'care' });
    expect(care.articles.map(({ topic }) => topic)).toEqual(care.articles.map(() => 'care'));
    expect(care.topics).toEqual(articles.topics);
    for (const [language, q] of [
      ['ru', 'капучинатор накипь'],
      ['kk', 'капучинатор қақ'],
    ] as const)
      expect(content.articles(reader(language), { q }).articles.map(({ slug }) => slug)).toEqual([
        'uhod-za-kofemashinoj',
      ]);
    expect(content.articles(reader('ru'), { q: 'zzqq' })).toMatchObject({ articles: [] });
  });

  test('lists three related articles without the article itself', async () => {
    const content = await createContentService({ db: store.db, settings, secret: 'secret' });
    for (const { slug } of content.articles(reader('kk')).articles) {
      const next = content.relatedTo(slug, 3, reader('kk')).map((article) => article.slug);
      expect(new Set(next).size).toBe(3);
      expect(next).not.toContain(slug);
    }
  });
});

describe('a folder of texts', () => {
  let dir: string;
  beforeEach(async () => {
    await store.db.$client`delete from content_texts`;
    await store.db.$client`delete from content_moves`;
    await store.db.$client`delete from outbox`;
    dir = await mkdtemp(join(tmpdir(), 'content-'));
    await Promise.all(['pages', 'articles'].map((folder) => mkdir(join(dir, folder))));
    return () => rm(dir, { recursive: true });
  });
  const page = (name: string, head: Record<string, string> = {}, body = 'Текст') => {
    const frontMatter = { path: '/gid', title: name, lead: 'Коротко', group: 'help', updated: '2026-11-01', ...head };
    const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`);
    return writeFile(join(dir, 'pages', `${name}.md`), `---\n${lines.join('\n')}\n---\n${body}\n`);
  };
  const createContent = () => createContentService({ db: store.db, settings, secret: 'secret', dir });
  const reader = (language: 'ru' | 'kk' = 'ru', moment = now) => {
    const tags: string[] = [];
    const changes: string[] = [];
    return {
      language,
      now: moment,
      tags,
      changes,
      tag: (...names: string[]) => void tags.push(...names),
      changesAt: (at: Date) => void changes.push(at.toISOString()),
    };
  };
  const events = async () =>
    (await store.db.$client`select payload from outbox where type = 'content.changed' order by seq`).map(
      ({ payload }) => payload.keys,
    );

  test('loads once: unchanged files change nothing, a changed file changes only its text', async () => {
    await page('one.ru');
    await page('two.ru', { path: '/gid-bonus' });
    const content = await createContent();
    expect(await events()).toEqual([['page/one', 'page/two']]);
    expect(await content.load()).toMatchObject({ added: [], changed: [], deleted: [], unchanged: 2 });
    await page('two.ru', { path: '/gid-bonus', title: 'Новое' });
    expect(await content.load()).toMatchObject({ changed: ['page/two.ru'], unchanged: 1 });
    expect(await events()).toEqual([['page/one', 'page/two'], ['page/two']]);
    expect(content.page('/gid-bonus', undefined, reader())).toMatchObject({ head: { title: 'Новое' } });
    await rm(join(dir, 'pages', 'one.ru.md'));
    expect(await content.load()).toMatchObject({ deleted: ['page/one.ru'] });
    expect(() => content.page('/gid', undefined, reader())).toThrow(
      expect.objectContaining({ error: 'page_not_found' }),
    );
  });

  test("keeps an operator's edits", async () => {
    await page('one.ru');
    const content = await createContent();
    await store.db.$client`update content_texts set body = 'Исправлено', edited_at = now()`;
    await page('one.ru', {}, 'Из файла');
    expect(await content.load()).toMatchObject({ kept: ['page/one.ru'], changed: [] });
    expect(content.page('/gid', undefined, reader())).toMatchObject({ body: 'Исправлено' });
  });

  test('loads it once when processes start concurrently', async () => {
    await page('one.ru');
    await Promise.all([createContent(), createContent(), createContent()]);
    expect(await events()).toEqual([['page/one']]);
  });

  test('evicts pages and lists by the texts they contain', async () => {
    await page('one.ru');
    const content = await createContent();
    const articleReader = reader();
    content.page('/gid', undefined, articleReader);
    content.group('help', articleReader);
    expect(articleReader.tags).toEqual(['content:page/one', 'contents:page']);
    expect(contentTags(['page/one'])).toEqual(['content:page/one', 'contents:page']);
  });

  test('shows a text without a translation in the other language', async () => {
    await page('one.ru');
    expect((await createContent()).page('/gid', undefined, reader('kk'))).toMatchObject({
      language: 'ru',
      preview: false,
    });
  });

  test('publishes within the period and reports when the page changes', async () => {
    await page('one.ru', { publish: '2026-11-22T10:00:00Z', expire: '2026-11-23T10:00:00Z' });
    const content = await createContent();
    const findTitle = (moment: string) => {
      try {
        return 'moved' in content.page('/gid', undefined, reader('ru', new Date(moment))) ? 'moved' : 'shown';
      } catch {
        return 'missing';
      }
    };
    expect(
      ['2026-11-22T09:59:59Z', '2026-11-22T10:00:00Z', '2026-11-23T09:59:59Z', '2026-11-23T10:00:00Z'].map(findTitle),
    ).toEqual(['missing', 'shown', 'shown', 'missing']);
    const earlyReader = reader();
    content.group('help', earlyReader);
    expect(earlyReader.changes).toEqual(['2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z']);
    expect(content.paths(now)).toEqual([]);
  });

  test('shows a draft only through a signed link to its path, for a week', async () => {
    await page('one.ru', { draft: 'true' });
    await page('two.ru', { path: '/gid-bonus', draft: 'true' });
    const content = await createContent();
    const key = content.signPreview('/gid', now);
    expect(content.page('/gid', key, reader())).toMatchObject({ preview: true });
    const refused = [
      () => content.page('/gid', undefined, reader()),
      () => content.page('/gid-bonus', key, reader()),
      () => content.page('/gid', `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, reader()),
      () =>
        content.page(
          '/gid',
          key.replace(/^\d+/, (until) => String(Number(until) + 1)),
          reader(),
        ),
      () => content.page('/gid', key, reader('ru', new Date('2026-11-29T07:00:01Z'))),
    ];
    for (const openRefused of refused)
      expect(openRefused).toThrow(expect.objectContaining({ error: 'page_not_found' }));
    expect(content.group('help', reader())).toEqual([]);
  });

  test('redirects a moved path; operators add their own redirects', async () => {
    await page('one.ru', { moved: '/old, /older' });
    const content = await createContent();
    expect([content.redirectTarget('/old'), content.redirectTarget('/older'), content.redirectTarget('/gid')]).toEqual([
      '/gid',
      '/gid',
      undefined,
    ]);
    expect(content.page('/old', undefined, reader())).toEqual({ moved: '/gid' });
    await store.db.$client`insert into content_moves (path, target, from_file) values ('/sale', '/promos', false)`;
    await page('one.ru', { moved: '/older' });
    await content.load();
    expect([content.redirectTarget('/old'), content.redirectTarget('/older'), content.redirectTarget('/sale')]).toEqual(
      [undefined, '/gid', '/promos'],
    );
  });

  test.each([
    ['without front matter', 'Текст', /front matter between/],
    ['without text', '---\ntitle: x\n---\n\n', /the text is empty/],
    [
      'with an unknown field',
      '---\ntitle: x\nlead: y\npath: /gid\ngroup: help\nupdated: 2026-11-01\nauthor: z\n---\nТекст',
      /author/,
    ],
    ['with HTML', '---\ntitle: x\nlead: y\npath: /gid\ngroup: help\nupdated: 2026-11-01\n---\n<b>x</b>', /html/],
  ])('fails to start on a file %s and names it', async (_name, text, reason) => {
    await writeFile(join(dir, 'pages', 'bad.ru.md'), text);
    await expect(createContent()).rejects.toThrow(reason);
    await expect(createContent()).rejects.toThrow(/bad.ru/);
  });
});
