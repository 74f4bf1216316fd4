import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '#test/factories/catalog/catalog.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { createSetupsService } from './setups.service.ts';

const { database, engine, catalog, at, close } = await createPhoneShop();
const sql = database.db.$client;
let ids: { console: number; gamepad: number; other: number };
beforeAll(async () => {
  await sql`
    insert into categories (id, feed, external_id, parent_id, slug, name_ru, name_kk, kind, position, depth, tree_from, tree_to) values
      (4, 'test', '4', null, 'igrovye-pristavki', 'Приставки', 'Приставкалар', 'console', 2, 0, 4, 4),
      (5, 'test', '5', null, 'gejmpady', 'Геймпады', 'Геймпадтар', 'gamepad', 3, 0, 5, 5)`;
  await sql`
    insert into attributes (id, slug, name_ru, name_kk, type, unit_ru, unit_kk, group_slug, group_ru, group_kk, filterable, position) values
      (5, 'platforma', 'Платформа', 'Платформа', 'text', '', '', 'main', 'Главное', 'Негізгі', false, 5),
      (6, 'sovmestimost', 'Совместимость', 'Үйлесімділігі', 'text', '', '', 'main', 'Главное', 'Негізгі', false, 6)`;
  await sql`
    insert into category_attributes (category_id, attribute_id, position, filterable, key_fact) values (4, 5, 1, false, false), (5, 5, 1, false, false), (5, 6, 2, false, false)`;
  const insert = async (name: string, category: number, price: number, texts: Record<number, string>) => {
    const id = await insertProduct(database.db, { name, price, brand: null });
    await sql`update products set category_id = ${category} where id = ${id}`;
    for (const [attribute, text] of Object.entries(texts))
      await sql`insert into product_values (product_id, attribute_id, text_ru, text_kk) values (${id}, ${Number(attribute)}, ${text}, ${text})`;
    return id;
  };
  ids = {
    console: await insert('Приставка Sony PlayStation 5 Slim', 4, 300_000, { 5: 'PlayStation 5' }),
    gamepad: await insert('Геймпад DualSense', 5, 40_000, {
      5: 'PlayStation 5',
      6: 'PlayStation 5 Slim; PlayStation 5 Pro',
    }),
    other: await insert('Геймпад Xbox', 5, 35_000, { 5: 'Xbox', 6: 'Xbox Series S' }),
  };
  await engine.rebuild();
});
afterAll(close);

const context = { ...at('almaty', 'kk'), tag: () => {}, changesAt: () => {} } as unknown as CallContext;
const setups = createSetupsService({ catalog });

test('sums the chosen products and checks their compatibility, in both languages', async () => {
  const compatible = await setups.gaming({ platform: ids.console, gamepad: ids.gamepad }, context);
  expect(compatible.total).toBe(340_000);
  expect(compatible.checks).toEqual([{ part: 'gamepad', finding: 'gamepad-fits', level: 'fits' }]);
  const mismatched = await setups.gaming({ platform: ids.console, gamepad: ids.other }, context);
  expect(mismatched).toMatchObject({ total: 335_000, checks: [{ finding: 'gamepad-other', level: 'wrong' }] });
});

test('offers available products for each part, and none for a missing category', async () => {
  const { parts, total, checks } = await setups.gaming({}, context);
  const optionCounts = Object.fromEntries(parts.map(({ part, options }) => [part, options.length]));
  expect(optionCounts).toEqual({ platform: 1, screen: 0, keyboard: 0, mouse: 0, headset: 0, gamepad: 2, storage: 0 });
  expect([total, checks]).toEqual([0, []]);
});

test('omits a product that does not exist', async () => {
  const { parts, total } = await setups.gaming({ platform: 999_999 }, context);
  expect(parts.find(({ part }) => part === 'platform')?.chosen).toBeNull();
  expect(total).toBe(0);
});

test('finds products of a part by a query', async () => {
  const names = async (q: string) => (await setups.options('gamepad', q, context)).map(({ id }) => id);
  expect((await names('')).toSorted()).toEqual([ids.gamepad, ids.other].toSorted());
  expect(await names(' dualsense ')).toEqual([ids.gamepad]);
  expect(await names('щщщ')).toEqual([]);
});
