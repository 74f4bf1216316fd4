import { createContentViewer } from '#test/factories/content-viewer.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { contentTags, createContentService } from './content.service.ts';

const settings = { current: () => defaultSettings };
let store: TestDatabase;
let dir: string;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(async () => {
  await store.db.$client`delete from content_texts`;
  dir = await mkdtemp(join(tmpdir(), 'parts-'));
  await Promise.all(['home', 'menus'].map((folder) => mkdir(join(dir, folder))));
  return () => rm(dir, { recursive: true });
});

const write = (file: string, head: Record<string, string>, body = '') =>
  writeFile(
    join(dir, `${file}.md`),
    `---\n${Object.entries(head)
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\n${body}\n`,
  );
const section = (name: string, head: Record<string, string> = {}) =>
  write(`home/${name}`, { title: 'Хиты продаж', block: 'products', rule: 'popular', ...head });
const menu = (name: string, head: Record<string, string>, body = '- [Магазины](/shops)') =>
  write(`menus/${name}`, { title: 'Меню', position: 'header', ...head }, body);
const createContent = () => createContentService({ db: store.db, settings, secret: 'secret', dir });

describe('a section of the home page', () => {
  const showSections = async (...viewerOptions: Parameters<typeof createContentViewer>) =>
    (await createContent()).sections(createContentViewer(...viewerOptions).reader).map(({ id }) => id);

  test('appears in order, only in its language and cities', async () => {
    await section('second.ru', { order: '20' });
    await section('first.ru', { order: '10' });
    await section('capital.ru', { order: '15', cities: 'astana' });
    await section('kazakh.kk', { title: 'Сұранысқа ие' });
    expect(await showSections()).toEqual(['first', 'second']);
    expect(await showSections('astana')).toEqual(['first', 'capital', 'second']);
    expect(await showSections('astana', 'kk')).toEqual(['kazakh']);
  });

  test('is published to the second, and sets the expiry of its page', async () => {
    await section('day.ru', { publish: '2026-11-22T12:00:00+05:00', expire: '2026-11-23T12:00:00+05:00' });
    const content = await createContent();
    const at = (now: string) => content.sections(createContentViewer('almaty', 'ru', now).reader).length;
    expect([at('2026-11-22T06:59:59.999Z'), at('2026-11-22T07:00:00Z')]).toEqual([0, 1]);
    expect([at('2026-11-23T06:59:59.999Z'), at('2026-11-23T07:00:00Z')]).toEqual([1, 0]);
    const viewerBefore = createContentViewer('almaty', 'ru', '2026-11-22T06:00:00Z');
    content.sections(viewerBefore.reader);
    expect(viewerBefore.moments.toSorted()[0]).toBe('2026-11-22T07:00:00.000Z');
    expect(viewerBefore.tags).toContain('contents:section');
    expect(contentTags(['section/day'])).toContain('contents:section');
  });

  test.each<Record<string, string>>([
    { block: 'nothing' },
    { rule: 'cheapest' },
    { products: 'A-1, A-2' },
    { deals: 'Скидки' },
    { block: 'recent' },
    { block: 'banners', path: '/promos' },
    { path: '/nowhere/at/all' },
    { path: 'https://evil.example' },
    { audience: 'robots' },
  ])('with %j is refused', async (head) => {
    await section('wrong.ru', head);
    await expect(createContent()).rejects.toThrow('wrong.ru');
  });
});

describe('a menu', () => {
  test('returns the audience of each link; a preview shows only its audience', async () => {
    await menu('all.ru', { order: '10' });
    await menu('guests.ru', { order: '20', audience: 'guest' }, '- [Войти](/auth)');
    await menu('customers.ru', { order: '30', audience: 'customer' }, '- [Мои бонусы](/profile/my-bonuses)');
    const content = await createContent();
    const { reader } = createContentViewer();
    expect(content.menu('header', reader)).toEqual([
      { title: 'Магазины', path: '/shops' },
      { title: 'Войти', path: '/auth', audience: 'guest' },
      { title: 'Мои бонусы', path: '/profile/my-bonuses', audience: 'customer' },
    ]);
    expect(content.menu('header', { ...reader, audience: 'customer' }).map(({ title }) => title)).toEqual([
      'Магазины',
      'Мои бонусы',
    ]);
  });

  test('lists the links of all its texts in order, each within its period', async () => {
    await menu('usual.ru', { order: '10' }, '- [Магазины](/shops)\n- [Отзывы](https://maps.example/shop)\n');
    await menu('week.ru', { order: '5', expire: '2026-11-23T00:00:00+05:00' }, '- [Неделя скидок](/promos)');
    const content = await createContent();
    const titles = (now: string) =>
      content.menu('header', createContentViewer('almaty', 'ru', now).reader).map(({ title }) => title);
    expect(titles('2026-11-22T07:00:00Z')).toEqual(['Неделя скидок', 'Магазины', 'Отзывы']);
    expect(titles('2026-11-22T19:00:00Z')).toEqual(['Магазины', 'Отзывы']);
    const viewerBefore = createContentViewer();
    content.menu('header', viewerBefore.reader);
    expect(viewerBefore.moments).toContain('2026-11-22T19:00:00.000Z');
    expect(viewerBefore.tags).toContain('contents:menu');
  });

  test('of the footer joins the texts of one column under the first title', async () => {
    await menu('help.ru', { title: 'Помощь', position: 'footer', order: '20' });
    await menu('buyers.ru', { title: 'Покупателям', position: 'footer', order: '10' }, '- [Каталог](/catalog)');
    await menu('more.ru', { title: 'Ещё', position: 'footer', order: '30', column: 'buyers' }, '- [Акции](/promos)');
    await menu(
      'buyers-same.ru',
      { title: 'Ещё', position: 'footer', order: '11', column: 'buyers' },
      '- [Магазины](/shops)',
    );
    expect(
      (await createContent()).footer(createContentViewer().reader).map(({ title, links }) => [title, links.length]),
    ).toEqual([
      ['Покупателям', 3],
      ['Помощь', 1],
    ]);
  });

  test.each([
    '- [Нигде](/nowhere/at/all)',
    '- [Нет страницы](/gid-nothing)',
    '- [Скрипт](javascript:alert)',
    'Просто текст',
    '- Слова [ссылка](/shops)',
    '',
  ])('of %j fails to load and is named', async (body) => {
    await menu('wrong.ru', {}, body);
    await expect(createContent()).rejects.toThrow('wrong.ru');
  });
});

test('fills the home page and every menu with the built-in parts, equally in both languages', async () => {
  const content = await createContentService({ db: store.db, settings, secret: 'secret' });
  const [ru, kk] = (['ru', 'kk'] as const).map((language) => {
    const { reader } = createContentViewer('almaty', language);
    return {
      blocks: content.sections(reader).map(({ block }) => block),
      banners: content.banners(reader).map(({ picture }) => picture),
      links: (['header', 'catalog', 'phone'] as const).map((position) =>
        content.menu(position, reader).map(({ path }) => path),
      ),
      footer: content.footer(reader).map(({ links }) => links.map(({ path }) => path)),
    };
  });
  expect(ru).toEqual(kk);
  expect(ru!.blocks).toEqual([
    'banners',
    'categories',
    'recent',
    'personal',
    'products',
    'sale',
    'products',
    'products',
    'advantages',
    'articles',
  ]);
  expect(ru!.banners).toHaveLength(4);
  expect([...ru!.links, ...ru!.footer].every((links) => links.length > 0)).toBe(true);
});
