import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPromoCodes } from '#server/app/app-promotions.ts';
import { createPromotionsService } from '#server/features/money/promotions/promotions.service.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';
import type { BlockSources } from './blocks.service.ts';

const now = new Date('2026-11-22T07:00:00Z');
const settings = { current: () => defaultSettings };
const code = {
  code: 'COFFEE10',
  titleRu: 'Кофе',
  titleKk: 'Кофе',
  categoryIds: null,
  productIds: null,
  maxUses: null,
  maxUsesPerCustomer: null,
};
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());
beforeEach(() => store.db.$client`delete from promo_codes`);

async function createContent() {
  const content = await createContentService({ db: store.db, settings, secret: 'secret' });
  const promotions = createPromotionsService({ db: store.db });
  const catalog: BlockSources['catalog'] = {
    knownTree: async () => [],
    cards: async () => [],
    listProducts: async () => [],
  };
  const geo = {} as BlockSources['geo'];
  return {
    content,
    promotions,
    routes: contentRoutes({ content, catalog, geo, settings, findRules: promotions.rules }),
  };
}
const context = (moment = now) =>
  ({ language: 'ru', now: moment, tag: () => {}, changesAt: () => {} }) as unknown as CallContext;

test('shows the terms of the checkout on the page, also after an operator changes them', async () => {
  const { promotions, routes } = await createContent();
  const terms = {
    ...code,
    kind: 'percent',
    value: 12,
    minimumSum: 45_000,
    startsAt: null,
    endsAt: '2026-11-25T19:00:00Z',
  } as const;
  await promotions.save(terms);
  const user = { customerId: null, productIds: [], language: 'ru', now } as const;
  const found = await promotions.find(store.db.$client, 'COFFEE10', user);
  const page = await routes['GET /api/content/promos/:id']({ id: 'kofe-i-chaj' }, context());
  expect(page).toMatchObject({
    rule: { code: 'COFFEE10', kind: found!.terms.kind, value: found!.terms.value, minimumSum: found!.terms.minimumSum },
    to: '2026-11-25',
    state: 'current',
  });
  const contextAfter = context(new Date('2026-11-25T19:00:00Z'));
  expect(await routes['GET /api/content/promos/:id']({ id: 'kofe-i-chaj' }, contextAfter)).toMatchObject({
    state: 'ended',
  });
  expect(await promotions.find(store.db.$client, 'COFFEE10', { ...user, now: contextAfter.now })).toMatchObject({
    problem: 'promo-over',
  });
});

test('hides a promotion whose code does not exist', async () => {
  const { db } = store;
  const codes = new Set<string>();
  const content = await createContentService({ db, settings, secret: 'secret', hasCode: (item) => codes.has(item) });
  const listCodes = () => content.promos(context()).flatMap((promo) => promo.code ?? []);
  expect(listCodes()).toEqual([]);
  expect(content.paths(now)).not.toContain('/promos/p/kofe-i-chaj');
  expect(content.paths(now)).toContain('/promos/p/chestnye-skidki');
  expect(() => content.promo('kofe-i-chaj', undefined, context())).toThrow('page_not_found');
  codes.add('COFFEE10');
  expect(listCodes()).toEqual(['COFFEE10']);
});

test("creates the codes of built-in promotions once, for their category; operators' changes stay", async () => {
  const { content, promotions } = await createContent();
  const codes = () => store.db.$client`select code, value, category_ids from promo_codes order by code`;
  await createPromoCodes(content, promotions, now);
  expect(await codes()).toEqual([]);
  await store.db.$client`
    insert into categories (feed, external_id, slug, name_ru, name_kk, kind) values ('demo', '1', 'napitki', 'Напитки', 'Сусындар', 'kettle')`;
  await createPromoCodes(content, promotions, now);
  expect((await codes()).map((row) => row.code)).toEqual(['COFFEE10']);
  await promotions.save({ ...code, kind: 'sum', value: 1, minimumSum: 0, startsAt: null, endsAt: null });
  await createPromoCodes(content, promotions, now);
  expect(await codes()).toEqual([{ code: 'COFFEE10', value: 1, category_ids: null }]);
});

test('classifies promotions as current, coming or ended by their days', async () => {
  const { routes } = await createContent();
  const states = async (moment: string) =>
    Object.fromEntries(
      (await routes['GET /api/content/promos']({}, context(new Date(moment)))).map(({ id, state }) => [id, state]),
    );
  expect(await states('2026-11-30T18:59:59Z')).toMatchObject({ 'chistyj-dom': 'coming', 'osen-s-muzykoj': 'ended' });
  expect(await states('2026-11-30T19:00:00Z')).toMatchObject({ 'chistyj-dom': 'current' });
});
