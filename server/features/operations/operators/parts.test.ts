import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract, EndpointKey } from '#contract/index.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { minutesLater, noon } from '#test/factories/orders/ordering.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import type { App } from '../../../app/app.ts';
import { readContentFile } from '../../../commands/operator.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

let shop: App;
let context: CallContext;
let opened: OperatorShop;

beforeAll(async () => {
  opened = await createOperatorShop('Контент', ['content', 'audit']);
  ({ shop, context } = opened);
});
afterAll(() => opened.close());

const callApi = async <K extends EndpointKey>(key: K, input: Partial<ParsedInputOf<Contract[K]>>) => {
  const answer = await opened.call(key, input);
  await shop.content.apply({ type: 'content.changed', keys: [] });
  return answer;
};
const PUT = 'POST /api/operator/parts/:kind/:key';
const REMOVE = 'POST /api/operator/parts/:kind/:key/remove';
const BANNER = {
  title: 'Неделя',
  lead: 'Скидки недели',
  action: 'Смотреть',
  path: '/promos',
  picture: 'evening',
  order: '1',
};
const banners = (language: 'ru' | 'kk' = 'ru', more: Partial<CallContext> = {}) =>
  shop.content.banners({ ...context, ...more, language }).map(({ id }) => id);

test('publishes a banner, and a later upload replaces it in all languages', async () => {
  const usual = banners();
  const put = await callApi(PUT, {
    kind: 'banner',
    key: 'week',
    texts: [
      { language: 'ru', head: BANNER, body: '' },
      { language: 'kk', head: { ...BANNER, title: 'Апта' }, body: '' },
    ],
  });
  expect(put.map(({ language, from, state }) => [language, from, state])).toEqual([
    ['ru', 'operator', 'shown'],
    ['kk', 'operator', 'shown'],
  ]);
  expect([banners(), banners('kk')]).toEqual([
    ['week', ...usual],
    ['week', ...usual],
  ]);
  const expire = minutesLater(1).toISOString();
  await callApi(PUT, {
    kind: 'banner',
    key: 'week',
    texts: [{ language: 'ru', head: { ...BANNER, expire }, body: '' }],
  });
  expect([banners(), banners('kk')]).toEqual([['week', ...usual], usual]);
  expect(banners('ru', { now: minutesLater(1) })).toEqual(usual);
  expect(await callApi(REMOVE, { kind: 'banner', key: 'week' })).toEqual({ removed: true });
  expect(banners()).toEqual(usual);
  await expect(callApi(REMOVE, { kind: 'banner', key: 'week' })).rejects.toThrow('page_not_found');
});

test('keeps a removed section hidden over a restart until it is uploaded again', async () => {
  const sections = () => shop.content.sections(context).map(({ id }) => id);
  await callApi(REMOVE, { kind: 'section', key: 'new' });
  await shop.content.load();
  expect(sections()).not.toContain('new');
  const listed = await callApi('GET /api/operator/parts/:kind', { kind: 'section' });
  expect(listed.find(({ key }) => key === 'new')).toMatchObject({ from: 'operator', state: 'hidden' });
  expect(listed.find(({ key }) => key === 'hits')).toMatchObject({ from: 'file', state: 'shown' });
  await expect(callApi(REMOVE, { kind: 'section', key: 'new' })).rejects.toThrow('page_not_found');
  const head = { title: 'Новое', block: 'products', rule: 'new', order: '5' };
  await callApi(PUT, { kind: 'section', key: 'new', texts: [{ language: 'ru', head, body: '' }] });
  await shop.content.load();
  expect(sections()[0]).toBe('new');
});

test.each<[string, Record<string, string>, string, string]>([
  ['banner', { ...BANNER, path: '/nowhere/at/all' }, '', 'leads nowhere'],
  ['banner', { ...BANNER, picture: 'nothing' }, '', 'picture'],
  ['section', { title: 'Строка', block: 'products' }, '', 'rule'],
  ['menu', { title: 'Меню', position: 'header' }, '- [Нигде](/gid-nothing)', 'leads nowhere'],
  ['menu', { title: 'Меню', position: 'header' }, '<script>', 'html'],
])('refuses %s with %j %s, reports the problem and writes nothing', async (kind, head, body, problem) => {
  const asked = callApi(PUT, { kind: kind as 'menu', key: 'wrong', texts: [{ language: 'ru', head, body }] });
  await expect(asked).rejects.toMatchObject({
    error: 'text_refused',
    details: { problem: expect.stringContaining(problem) },
  });
  expect(
    (await callApi('GET /api/operator/parts/:kind', { kind: kind as 'menu' })).some(({ key }) => key === 'wrong'),
  ).toBe(false);
});

test('uploads a menu from a content file by its command, and records the operator', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'part-')), 'sale.ru.md');
  await writeFile(file, '---\ntitle: Неделя\nposition: header\norder: 1\n---\n- [Неделя скидок](/promos)\n');
  const text = readContentFile(file);
  expect(text).toMatchObject({ language: 'ru', head: { position: 'header' } });
  await callApi(PUT, { kind: 'menu', key: 'sale', texts: [{ ...text, language: 'ru' }] });
  expect(shop.content.menu('header', context)[0]).toEqual({ title: 'Неделя скидок', path: '/promos' });
  const [action] = await callApi('GET /api/operator/actions', { subject: 'menu sale' });
  expect(action).toMatchObject({ key: 'Контент', call: PUT, outcome: 'done' });
  expect(() => readContentFile('/nowhere/menu.md')).toThrow('<key>.<ru|kk>.md');
});

test('signs a preview for its time and audience, and shows what only that audience sees', async () => {
  const publish = '2026-12-01T09:00:00+05:00';
  await callApi(PUT, {
    kind: 'banner',
    key: 'members',
    texts: [{ language: 'ru', head: { ...BANNER, publish, audience: 'customer' }, body: '' }],
  });
  const { path } = await callApi('GET /api/operator/home-preview', {
    at: publish,
    audience: 'customer',
    city: 'astana',
  });
  const [, address, token = ''] = /^(\/astana)\?preview=(.+)$/.exec(path) ?? [];
  expect(address).toBe('/astana');
  const preview = shop.content.verifyHomePreview(token, noon);
  expect(preview).toEqual({ at: new Date(publish), audience: 'customer' });
  const shown = (audience: 'guest' | 'customer') => banners('ru', { now: preview!.at, audience });
  expect([shown('customer')[0], shown('guest').includes('members'), banners().includes('members')]).toEqual([
    'members',
    false,
    false,
  ]);
  expect(shop.content.verifyHomePreview(token.replace('customer', 'guest'), noon)).toBeNull();
  expect(shop.content.verifyHomePreview(token, new Date(noon.getTime() + 25 * HOUR_MS))).toBeNull();
  await expect(callApi('GET /api/operator/home-preview', { at: publish, city: 'nosuch' })).rejects.toThrow(
    'page_not_found',
  );
});
