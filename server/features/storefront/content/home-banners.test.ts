import { createContentViewer } from '#test/factories/content-viewer.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createContentService } from './content.service.ts';

const settings = { current: () => defaultSettings };
let store: TestDatabase;
let dir: string;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(async () => {
  await store.db.$client`delete from content_texts`;
  dir = await mkdtemp(join(tmpdir(), 'banners-'));
  await mkdir(join(dir, 'banners'));
  return () => rm(dir, { recursive: true });
});

const HEAD = { title: 'Скидки', lead: 'Неделя скидок', action: 'Смотреть', path: '/promos', picture: 'evening' };
const write = (name: string, head: Record<string, string> = {}) =>
  writeFile(
    join(dir, 'banners', `${name}.md`),
    `---\n${Object.entries({ ...HEAD, ...head })
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\n`,
  );
const createContent = () => createContentService({ db: store.db, settings, secret: 'secret', dir });
const showBanners = (
  content: Awaited<ReturnType<typeof createContent>>,
  ...viewerOptions: Parameters<typeof createContentViewer>
) => content.banners(createContentViewer(...viewerOptions).reader).map(({ id }) => id);

test('lists banners in order with texts, picture and target, only in their own language', async () => {
  await write('second.ru', { order: '20' });
  await write('first.ru', { order: '10' });
  await write('kazakh.kk');
  const content = await createContent();
  expect(showBanners(content)).toEqual(['first', 'second']);
  expect(showBanners(content, 'almaty', 'kk')).toEqual(['kazakh']);
  expect(content.banners(createContentViewer().reader)[0]).toEqual({
    id: 'first',
    title: 'Скидки',
    text: 'Неделя скидок',
    action: 'Смотреть',
    path: '/promos',
    kinds: [],
    picture: 'evening',
    audience: 'all',
  });
});

test('shows a banner limited to some cities only there', async () => {
  await write('here.ru', { cities: 'astana, shymkent' });
  const content = await createContent();
  expect([showBanners(content, 'astana'), showBanners(content, 'shymkent'), showBanners(content, 'almaty')]).toEqual([
    ['here'],
    ['here'],
    [],
  ]);
});

test('shows a banner from and until the exact second, and expires its page then', async () => {
  await write('day.ru', { publish: '2026-11-22T12:00:00+05:00', expire: '2026-11-23T12:00:00+05:00' });
  const content = await createContent();
  const at = (now: string) => showBanners(content, 'almaty', 'ru', now);
  expect([at('2026-11-22T06:59:59.999Z'), at('2026-11-22T07:00:00Z')]).toEqual([[], ['day']]);
  expect([at('2026-11-23T06:59:59.999Z'), at('2026-11-23T07:00:00Z')]).toEqual([['day'], []]);
  const viewerBefore = createContentViewer('almaty', 'ru', '2026-11-22T06:00:00Z');
  content.banners(viewerBefore.reader);
  expect(viewerBefore.moments.toSorted()[0]).toBe('2026-11-22T07:00:00.000Z');
  expect(viewerBefore.tags).toContain('contents:banner');
});

test('leaves out an invalid banner and keeps the others', async () => {
  await write('good.ru');
  await write('bad.ru');
  await createContent();
  await store.db.$client`
    update content_texts set head = '{"title":"?"}', edited_at = now() where key = 'bad'`;
  expect(showBanners(await createContent())).toEqual(['good']);
});

test('shows at most eight banners, none with its own URL', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await write(`${name}.ru`);
  const content = await createContent();
  expect(showBanners(content)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(content.paths(new Date('2026-11-22T07:00:00Z'))).toEqual([]);
});

test.each<Record<string, string>>([
  { title: 'Очень длинный заголовок, который не встанет' },
  { title: 'Восемнадцатибуквенное' },
  { action: 'Посмотреть все предложения недели' },
  { path: 'https://evil.example/' },
  { path: '//evil.example' },
  { kinds: 'phone' },
  { path: '/promotions' },
  { path: '/gid-nothing' },
  { picture: 'nothing' },
  { audience: 'robots' },
])('refuses %j', async (head) => {
  await write('wrong.ru', head);
  await expect(createContent()).rejects.toThrow('wrong.ru');
});
