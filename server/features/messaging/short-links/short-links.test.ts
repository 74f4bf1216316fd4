import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createShortLinksService } from './short-links.service.ts';

const now = new Date('2026-11-22T07:00:00Z');
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test('redirects to the page and counts visits, but not those of robots', async () => {
  const links = await createShortLinksService({ db: store.db });
  const id = await links.create('/promos/p/winter?from=sms');
  expect(id).toMatch(/^[a-z2-9]{7}$/);
  expect(await links.follow(id, false, now)).toBe('/promos/p/winter?from=sms');
  expect(await links.follow(id, true, now)).toBe('/promos/p/winter?from=sms');
  await Promise.all(Array.from({ length: 5 }, () => links.follow(id, false, now)));
  const [row] = await store.db.$client`select opened from short_links where id = ${id}`;
  expect(row!.opened).toBe(6);
});

test('recreates the link to the app at every start and keeps its count', async () => {
  const links = await createShortLinksService({ db: store.db });
  await links.follow('app', false, now);
  await createShortLinksService({ db: store.db });
  const [row] = await store.db.$client`select target, opened from short_links where id = 'app'`;
  expect(row).toEqual({ target: '/yourPlatform', opened: 1 });
});

test.each(['nothing', '', '../r', 'a'.repeat(33), "x'"])('rejects the unknown link "%s"', async (id) => {
  const links = await createShortLinksService({ db: store.db });
  expect(await links.follow(id, false, now)).toBeUndefined();
});

test.each(['https://example.com', '//example.com', '/\\example.com', 'gid', '', '/a b', `/${'x'.repeat(600)}`])(
  'rejects the target "%s"',
  async (target) => {
    const links = await createShortLinksService({ db: store.db });
    await expect(links.create(target)).rejects.toMatchObject({ error: 'invalid_input' });
  },
);

test('assigns each id once', async () => {
  const links = await createShortLinksService({ db: store.db });
  expect(await links.create('/gid', 'help')).toBe('help');
  await expect(links.create('/gid-bonus', 'help')).rejects.toMatchObject({ error: 'invalid_input' });
  expect(await links.follow('help', true, now)).toBe('/gid');
});
