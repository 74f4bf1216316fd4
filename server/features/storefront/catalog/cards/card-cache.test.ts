import { afterAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { StoreEvent } from '#server/events.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { cityIds, colorIds, shopIds } from '#test/factories/catalog/catalog.ts';
import { createPhoneShop, phoneShopNow as now } from '#test/factories/phone-shop.ts';
import type { StoredCard } from './cards.queries.ts';
import { createCardCache, type FindCards } from './card-cache.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const { database, catalog, ids, at, close } = await createPhoneShop();
afterAll(close);
const sql = database.db.$client;

/** The card of a product on its list page, where cards are cached. */
const readCard = async (id: number, city = 'almaty', category = 'smartfony'): Promise<ProductCard | undefined> =>
  (await catalog.listing({ category }, at(city))).products.find((card) => card.id === id);

describe('cached cards of a list after an event', () => {
  const product = ids.honest;
  const rename = (name: string) => sql`update products set name_ru = ${name}, name_kk = ${name} where id = ${product}`;
  const changes: [what: string, change: (sql: Sql) => Promise<unknown>, event: StoreEvent['type'], card: object][] = [
    [
      'price',
      () => sql`update offers set price = 75000 where product_id = ${product}`,
      'offers.changed',
      { price: 75_000 },
    ],
    [
      'old price',
      () => sql`update offers set old_price = null where product_id = ${product}`,
      'offers.changed',
      { oldPrice: null },
    ],
    [
      'price of its city',
      () => sql`insert into offers (product_id, city_id, price) values (${product}, ${cityIds.almaty}, 71000)`,
      'offers.changed',
      { price: 71_000 },
    ],
    [
      'price after its city price is removed',
      () => sql`delete from offers where product_id = ${product} and city_id = ${cityIds.almaty}`,
      'offers.changed',
      { price: 75_000 },
    ],
    [
      'stock',
      () => sql`update stocks set shop_id = ${shopIds.astana} where product_id = ${product}`,
      'stock.changed',
      { availability: expect.objectContaining({ state: 'other-city' }) },
    ],
    [
      'availability when sold out',
      () => sql`update stocks set reserved = quantity where product_id = ${product}`,
      'stock.changed',
      { availability: expect.objectContaining({ state: 'out-of-stock', buyable: false }) },
    ],
    ['name', () => rename('Смартфон Beta Renamed'), 'products.changed', { name: 'Смартфон Beta Renamed' }],
    [
      'picture',
      () =>
        sql`insert into pictures (product_id, position, source, hash, width, height, color, status) values (${product}, 0, 'https://supplier.kz/1.jpg', 'abc', 800, 800, '#ffffff', 'ready')`,
      'products.changed',
      { picture: expect.objectContaining({ width: 800, height: 800 }) },
    ],
    [
      'reviews',
      () => sql`update products set rating_hundredths = 480, rating_count = 12 where id = ${product}`,
      'products.changed',
      { rating: { average: 4.8, count: 12 } },
    ],
    [
      'characteristics',
      () => sql`update product_values set number = 512 where product_id = ${product} and attribute_id = 1`,
      'products.changed',
      { keyFacts: ['512\u00a0ГБ', '50,5\u00a0Мп'] },
    ],
    [
      'brand',
      () => sql`update products set brand_id = 1 where id = ${product}`,
      'products.changed',
      { brand: 'Alpha' },
    ],
  ];

  it.each(changes)('show the new %s', async (_name, change, type, card) => {
    const cardBefore = await readCard(product);
    expect(cardBefore).not.toMatchObject(card);
    await change(sql);
    await catalog.apply({ type, productIds: [product] } as StoreEvent);
    const cardAfter = await readCard(product);
    expect(cardAfter).toMatchObject(card);
    expect(cardAfter).toEqual((await catalog.cards([product], at()))[0]);
  });

  it('are dropped with a withdrawn product', async () => {
    expect(await readCard(ids.blue)).toBeDefined();
    await sql`update products set withdrawn = true where id = ${ids.blue}`;
    await catalog.apply({ type: 'products.changed', productIds: [ids.blue] });
    expect(await readCard(ids.blue)).toBeUndefined();
  });

  it('move to the new category', async () => {
    await readCard(ids.toOrder);
    await sql`update products set category_id = 3 where id = ${ids.toOrder}`;
    await catalog.apply({ type: 'products.changed', productIds: [ids.toOrder] });
    expect(await readCard(ids.toOrder)).toBeUndefined();
    expect(await readCard(ids.toOrder, 'almaty', 'planshety')).toMatchObject({ kind: 'tablet' });
  });

  it('are all reloaded after a catalogue replacement', async () => {
    await readCard(ids.big);
    await sql`update products set name_ru = 'Смартфон Alpha Updated' where id = ${ids.big}`;
    await sql`update attribute_values set name_ru = 'угольный' where id = ${colorIds.black}`;
    await catalog.apply({ type: 'catalog.replaced', feed: 'test' });
    expect(await readCard(ids.big)).toMatchObject({ name: 'Смартфон Alpha Updated' });
  });

  it('are separate per city', async () => {
    expect(await readCard(ids.astana, 'astana')).toMatchObject({ price: 90_000 });
    expect(await readCard(ids.astana, 'almaty')).toMatchObject({ price: 100_000 });
    expect(await readCard(ids.astana, 'astana')).toMatchObject({ price: 90_000 });
  });

  it('lose an old price when its 30 days are over, without any event', async () => {
    await sql`update offers set price = 60000, old_price = 70000 where product_id = ${ids.dishonest}`;
    await sql`insert into price_history (product_id, city_id, price, since, until) values (${ids.dishonest}, 0, 70000, ${new Date(now.getTime() - 40 * DAY_MS)}, ${new Date(now.getTime() - 29 * DAY_MS)})`;
    await catalog.apply({ type: 'offers.changed', productIds: [ids.dishonest] });
    const oldPrice = async (moment: number) =>
      (await catalog.listing({ category: 'smartfony' }, at('almaty', 'ru', new Date(moment)))).products.find(
        ({ id }) => id === ids.dishonest,
      )?.oldPrice;
    const end = now.getTime() + DAY_MS;
    expect(await oldPrice(end - 1)).toBe(70_000);
    expect(await oldPrice(end)).toBeNull();
  });
});

describe('the card cache', () => {
  const card = (id: number, price: number) => ({ id, price }) as StoredCard;
  /** A query function that responds when the test releases it. */
  const pauseQueries = () => {
    const queries: { ids: readonly number[]; answer: (cards: StoredCard[]) => void }[] = [];
    const find: FindCards = (ids) =>
      new Promise((answer) => {
        queries.push({ ids: ids, answer });
      });
    return { queries, find };
  };
  const nextTick = () => new Promise((resolve) => setImmediate(resolve));

  it('reads each product once per city', async () => {
    const { queries, find } = pauseQueries();
    const cache = createCardCache(find, 10);
    const first = cache.find([1, 2], 1, []);
    queries[0]?.answer([card(2, 20), card(1, 10)]);
    expect(await first).toEqual([card(1, 10), card(2, 20)]);
    expect(await cache.find([2, 1], 1, [])).toEqual([card(2, 20), card(1, 10)]);
    void cache.find([1], 2, []);
    expect(queries.map((call) => call.ids)).toEqual([[1, 2], [1]]);
  });

  it.each<[string, StoreEvent]>([
    ['the product', { type: 'offers.changed', productIds: [1] }],
    ['the catalogue', { type: 'catalog.replaced', feed: 'test' }],
  ])('reloads a card when %s changes during the query', async (_name, event) => {
    const { queries, find } = pauseQueries();
    const cache = createCardCache(find, 10);
    const found = cache.find([1], 1, []);
    cache.drop(event);
    queries[0]?.answer([card(1, 10)]);
    await nextTick();
    queries[1]?.answer([card(1, 11)]);
    expect(await found).toEqual([card(1, 11)]);
    expect(await cache.find([1], 1, [])).toEqual([card(1, 11)]);
    expect(queries).toHaveLength(2);
  });

  it('reloads a cached card when its product changes during another query', async () => {
    const { queries, find } = pauseQueries();
    const cache = createCardCache(find, 10);
    const first = cache.find([1], 1, []);
    queries[0]?.answer([card(1, 10)]);
    await first;
    const bothCards = cache.find([1, 2], 1, []);
    cache.drop({ type: 'stock.changed', productIds: [1] });
    queries[1]?.answer([card(2, 20)]);
    await nextTick();
    expect(queries[2]?.ids).toEqual([1]);
    queries[2]?.answer([card(1, 11)]);
    expect(await bothCards).toEqual([card(1, 11), card(2, 20)]);
  });

  it('keeps the most recently requested products and attributes', async () => {
    const calls: string[] = [];
    const cache = createCardCache(async (ids, _city, attributes) => {
      calls.push(`${ids.join()}:${attributes.join()}`);
      return ids.map((id) => card(id, id));
    }, 2);
    for (const id of [1, 2, 1, 3, 1, 2]) await cache.find([id], 1, [7]);
    await cache.find([1], 1, [8]);
    expect(calls).toEqual(['1:7', '2:7', '3:7', '2:7', '1:8']);
  });

  it('queries a product that does not exist once per call and omits it', async () => {
    let queries = 0;
    const cache = createCardCache(async () => (queries++, []), 2);
    expect(await cache.find([5], 1, [])).toEqual([]);
    expect(queries).toBe(1);
  });
});
