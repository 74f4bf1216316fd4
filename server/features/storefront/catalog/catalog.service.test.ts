import { afterAll, describe, expect, it } from 'vitest';
import { catalogContract } from '#contract/catalog/catalog.ts';
import { insertProduct } from '#test/factories/catalog/catalog.ts';
import { createPhoneShop, type PhoneName, phoneShopNow as now } from '#test/factories/phone-shop.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const phones = { category: 'smartfony' };
const { database, catalog, ids, at, productNames, listNames, close } = await createPhoneShop({ trained: true });
afterAll(close);

describe('a list', () => {
  it('shows products with a price in the city, popular first, unavailable last, withdrawn never', async () => {
    expect(await listNames({})).toEqual([
      'plain',
      'big',
      'honest',
      'dishonest',
      'blue',
      'preorder',
      'toOrder',
      'astana',
      'out',
    ]);
  });

  it('sorts by the price of the city', async () => {
    expect((await listNames({ sort: 'cheap' }, 'almaty')).slice(0, 3)).toEqual(['dishonest', 'honest', 'plain']);
    expect((await listNames({ sort: 'cheap' }, 'astana')).slice(0, 3)).toEqual(['dishonest', 'honest', 'astana']);
  });

  it('puts only honest discounts first', async () => {
    expect((await listNames({ sort: 'discount' }))[0]).toBe('honest');
  });

  it("lists the brand facet first, then the category's order; a choice does not change its own group", async () => {
    const { facets, total } = await catalog.listing({ ...phones, filters: 'brend/alpha' }, at());
    expect(total).toBe(3);
    expect(facets.map(({ slug }) => slug)).toEqual(['brend', 'pamyat', 'tsvet']);
    expect(facets[0]?.values).toEqual([
      { slug: 'beta', name: 'Beta', count: 6, selected: false },
      { slug: 'alpha', name: 'Alpha', count: 3, selected: true },
    ]);
    expect(facets[1]?.values.map(({ slug, name, count }) => [slug, name, count])).toEqual([
      ['128', '128\u00a0ГБ', 2],
      ['256', '256\u00a0ГБ', 1],
    ]);
  });

  it('widens inside a group and narrows between groups', async () => {
    expect(await listNames({ filters: 'pamyat/128,256/tsvet/chernyy' })).toEqual(['plain', 'big']);
    expect(await listNames({ filters: 'nfc/yes/price/-100000' })).toEqual(['plain']);
    expect(await listNames({ filters: 'kamera/12.5-60' })).toEqual(['honest']);
  });

  it('returns the canonical path, and chips that link to the list without each filter', async () => {
    const listing = await catalog.listing(
      { ...phones, filters: 'price/90000-/tsvet/siniy,chernyy/brend/alpha' },
      at('almaty', 'kk'),
    );
    expect(listing.filters).toBe('brend/alpha/tsvet/chernyy,siniy/price/90000-');
    expect(listing.applied.map(({ valueName, filters }) => [valueName, filters])).toEqual([
      ['Alpha', 'tsvet/chernyy,siniy/price/90000-'],
      ['көк', 'brend/alpha/tsvet/chernyy/price/90000-'],
      ['қара', 'brend/alpha/tsvet/siniy/price/90000-'],
      ['90\u00a0000\u00a0₸-ден бастап', 'brend/alpha/tsvet/chernyy,siniy'],
    ]);
  });

  it('computes price bounds without the price filter', async () => {
    const { price, total } = await catalog.listing({ ...phones, filters: 'brend/alpha/price/-100000' }, at());
    expect(price).toEqual({ min: 100_000, max: 130_000, from: null, to: 100_000 });
    expect(total).toBe(1);
  });

  it.each(['brend/nosuch', 'nosuch/x', 'pamyat/99', 'tsvet/zelenyy', 'nfc/no', 'brend', 'kamera/9-1'])(
    'refuses the filter %s',
    async (filters) => {
      await expect(catalog.listing({ ...phones, filters }, at())).rejects.toMatchObject({ error: 'filter_not_found' });
    },
  );

  it('refuses an unknown category and shows nothing past the last page', async () => {
    await expect(catalog.listing({ category: 'nosuch' }, at())).rejects.toMatchObject({ error: 'category_not_found' });
    expect(await catalog.listing({ ...phones, page: 7 }, at())).toMatchObject({
      products: [],
      total: 9,
      pages: 1,
      page: 7,
    });
  });

  it('appends further pages, as far as there are any', async () => {
    const listing = (input: { per?: 24 | 96; page?: number; more?: number }) =>
      catalog.listing({ ...phones, ...input }, at());
    expect(await listing({ more: 3 })).toMatchObject({ page: 1, pages: 1, more: 0, total: 9 });
    expect((await listing({ per: 96, more: 9 })).more).toBe(0);
  });

  it('returns swatches for known colours', async () => {
    const { facets } = await catalog.listing(phones, at());
    const colors = facets.find(({ slug }) => slug === 'tsvet')!.values.map(({ slug, color }) => [slug, color]);
    expect(Object.fromEntries(colors)).toMatchObject({ chernyy: '#1b1c1f', siniy: expect.stringMatching(/^#/) });
    expect(facets.find(({ slug }) => slug === 'brend')!.values.some((value) => 'color' in value)).toBe(false);
  });

  it('returns subcategories with product counts', async () => {
    const { subcategories, total } = await catalog.listing({ category: 'tovary' }, at());
    expect(subcategories.map(({ slug, count }) => [slug, count])).toEqual([
      ['smartfony', 9],
      ['planshety', 1],
    ]);
    expect(total).toBe(10);
  });

  it('counts as many products as the list contains', async () => {
    for (const filters of ['', 'brend/beta', 'pamyat/128/price/-90000']) {
      expect((await catalog.count({ ...phones, filters }, at())).total).toBe(
        (await catalog.listing({ ...phones, filters }, at())).total,
      );
    }
  });
});

describe('a search', () => {
  it('finds by words or prefixes in both languages', async () => {
    const search = async (q: string) => catalog.listing({ q }, at());
    expect(productNames((await search('alpha 256')).products)).toEqual(['big']);
    expect((await search('планше')).total).toBe(1);
    expect((await search('смартфондар beta')).total).toBe(6);
    expect(await search('щщщ')).toMatchObject({ total: 0, q: 'щщщ' });
  });

  it('adds similar products to a few results, but not to many, filtered or reordered ones', async () => {
    const fewResults = await catalog.listing({ q: 'смартфоны альфа до 120000' }, at());
    expect(fewResults.total).toBeLessThan(4);
    const ids = fewResults.products.map(({ id }) => id);
    expect(fewResults.similar.length).toBeGreaterThan(0);
    expect(fewResults.similar.filter(({ id, price }) => ids.includes(id) || (price ?? 0) > 120_000)).toEqual([]);
    for (const input of [
      { q: 'смартфоны' },
      { q: 'смартфоны альфа до 120000', sort: 'cheap' as const },
      { q: 'смартфоны альфа', exact: '1' as const },
      { q: 'смартфоны бета', filters: 'brend/alpha/pamyat/256' },
    ])
      expect((await catalog.listing(input, at())).similar).toEqual([]);
  });

  it('turns recognised words into filters, reports them, and accepts further filters', async () => {
    const { understood, category, facets, total } = await catalog.listing({ q: 'смартфоны бета до 90000' }, at());
    expect(understood).toEqual({
      typed: 'смартфоны бета до 90000',
      read: 'смартфоны бета до 90000',
      corrected: false,
      mended: true,
      dropped: [],
      literal: false,
      pages: [],
      chips: [
        { kind: 'category', name: 'Смартфоны', q: 'бета до 90000', exact: false },
        { kind: 'brand', name: 'Beta', q: 'смартфоны до 90000', exact: false },
        { kind: 'price', name: 'до 90\u00a0000\u00a0₸', q: 'смартфоны бета', exact: false },
      ],
    });
    expect([category, total, facets.map(({ slug }) => slug)]).toEqual([null, 2, ['pamyat']]);
    expect(
      (await catalog.listing({ q: 'смартфоны бета' }, at('almaty', 'kk'))).understood?.chips.map(({ name }) => name),
    ).toEqual(['Смартфондар', 'Beta']);
    const filtered = await catalog.listing({ q: 'смартфоны бета', filters: 'brend/alpha/pamyat/256' }, at());
    expect([productNames(filtered.products), filtered.understood?.chips.map(({ kind }) => kind)]).toEqual([
      ['big'],
      ['category'],
    ]);
    const brandFacet = async (input: { q: string; filters?: string }) =>
      (await catalog.listing(input, at())).facets.find(({ slug }) => slug === 'brend');
    expect(await brandFacet({ q: 'смартфоны' })).toBeDefined();
    expect(await brandFacet({ q: 'смартфоны бета' }), 'the words name the brand').toBeUndefined();
    expect(await brandFacet({ q: 'смартфоны бета', filters: 'brend/alpha' })).toBeDefined();
    await expect(catalog.listing({ q: 'смартфоны', filters: 'pamyat/99' }, at())).rejects.toMatchObject({
      error: 'filter_not_found',
    });
    expect(await catalog.count({ q: 'смартфоны бета до 90000', filters: 'pamyat/64' }, at())).toEqual({ total: 1 });
  });

  it('sorts by price when the words ask for it, until another order is chosen', async () => {
    const cheap = await catalog.listing({ q: 'недорогой смартфон' }, at());
    const prices = cheap.products.filter(({ availability }) => availability.buyable).map(({ price }) => price);
    expect([cheap.sort, prices]).toEqual(['cheap', prices.toSorted((a, b) => (a ?? 0) - (b ?? 0))]);
    expect(cheap.understood?.chips).toContainEqual({
      kind: 'sort',
      name: 'Сначала дешёвые',
      q: 'смартфон',
      exact: false,
    });
    const sorted = await catalog.listing({ q: 'недорогой смартфон', sort: 'rating' }, at());
    expect([sorted.sort, sorted.understood?.chips.map(({ kind }) => kind)]).toEqual(['rating', ['category']]);
  });

  it('keeps the only word of a query as a word once it is no longer a filter', async () => {
    expect((await catalog.listing({ q: 'смартфоны' }, at())).understood?.chips).toEqual([
      { kind: 'category', name: 'Смартфоны', q: 'смартфоны', exact: true },
    ]);
  });

  it('reports corrections and ignored words, and searches the words as typed on request', async () => {
    expect((await catalog.listing({ q: 'смартфн qwzx' }, at())).understood).toMatchObject({
      read: 'смартфон qwzx',
      corrected: true,
      dropped: ['qwzx'],
    });
    expect(await catalog.listing({ q: 'смартфн', exact: '1' }, at())).toMatchObject({
      total: 0,
      understood: { literal: true, corrected: false, chips: [] },
    });
    expect((await catalog.listing({}, at())).understood).toBeNull();
  });

  it.each(['х'.repeat(10_000), '\u0000', '📱'.repeat(500), "'; drop table products; --", '(a+)+$', '%_%'])(
    'answers %j without an error',
    async (q) => {
      for (const input of [{ q }, { q, exact: '1' as const }, { q, page: 1_000_000 }])
        expect((await catalog.listing(input, at())).products.length).toBeLessThanOrEqual(24);
      expect((await catalog.suggest(q.slice(0, 200), at())).products.length).toBeLessThanOrEqual(6);
    },
  );

  it('suggests products, their categories and brands', async () => {
    const found = await catalog.suggest('смарт', at('almaty', 'kk'));
    expect(catalogContract['GET /api/catalog/suggest'].output.parse(found)).toEqual(found);
    expect(found.categories[0]).toMatchObject({ slug: 'smartfony', name: 'Смартфондар', path: 'Тауарлар' });
    expect(found.brands.map(({ slug }) => slug)).toEqual(['beta', 'alpha']);
    expect(found.products).toHaveLength(6);
    expect(found.phrases).toContain('смартфондар beta');
    expect((await catalog.suggest('смартфон бета', at())).phrases).toEqual(['смартфоны beta']);
  });
});

describe('quick narrowing of a list', () => {
  it('counts the price bands of a category, but not after a price is chosen or in a search', async () => {
    const listBands = async (input: Parameters<typeof catalog.listing>[0]) =>
      (await catalog.listing(input, at())).quick.filter(({ name }) => name === null);
    const { price, total } = await catalog.listing(phones, at());
    const priceBands = await listBands(phones);
    expect(priceBands.length).toBeGreaterThan(1);
    expect(priceBands[0]).toMatchObject({ from: null });
    for (const { from, to, count } of priceBands) {
      const filters = `price/${from ?? ''}-${to ?? ''}`;
      expect((await catalog.listing({ ...phones, filters }, at())).total).toBe(count);
    }
    expect(total).toBeGreaterThan(priceBands[0]!.count);
    expect(await listBands({ ...phones, filters: `price/${price.min}-` })).toEqual([]);
    expect(await listBands({ q: 'смартфон' })).toEqual([]);
  });

  it('links a brand search in any spelling to its categories with the brand chosen, and other words to none', async () => {
    for (const q of ['Beta', 'бета']) {
      const [subcategory] = (await catalog.listing({ q }, at())).subcategories;
      expect(subcategory).toMatchObject({ slug: 'smartfony', filters: 'brend/beta' });
    }
    expect((await catalog.listing({ q: 'смартфон beta' }, at())).subcategories[0]).not.toHaveProperty('filters');
  });
});

describe('a card', () => {
  const card = async (name: PhoneName, city?: string, moment = now) =>
    (await catalog.cards([ids[name]], at(city, 'ru', moment)))[0];

  it.each([
    ['plain', 'almaty', { state: 'in-stock', buyable: true }, '2026-11-21'],
    ['plain', 'kaskelen', { state: 'other-city', days: 1, date: '2026-11-22', buyable: true }, '2026-11-22'],
    ['astana', 'almaty', { state: 'other-city', days: 4, date: '2026-11-25', buyable: true }, '2026-11-25'],
    ['central', 'kaskelen', { state: 'to-order', days: 2, date: '2026-11-23', buyable: true }, '2026-11-23'],
    ['toOrder', 'almaty', { state: 'to-order', days: 7, date: '2026-11-28', buyable: true }, '2026-11-28'],
    ['preorder', 'almaty', { state: 'preorder', date: '2026-12-15', buyable: true }, '2026-12-15'],
    ['out', 'almaty', { state: 'out-of-stock', buyable: false }, null],
    ['withdrawn', 'almaty', { state: 'withdrawn', buyable: false }, null],
  ] as const)('has the availability and delivery date of %s in %s', async (name, city, availability, deliveryDate) => {
    expect(await card(name, city)).toMatchObject({ availability, deliveryDate });
  });

  it('promises tomorrow once the last slot of today has begun', async () => {
    expect(await card('plain', 'almaty', new Date('2026-11-21T13:00:00Z'))).toMatchObject({
      deliveryDate: '2026-11-22',
    });
  });

  it('shows price, honest old price, instalment, bonus, rating and key facts', async () => {
    expect(await card('plain')).toMatchObject({
      price: 100_000,
      oldPrice: null,
      monthly: 4167,
      bonus: 5000,
      rating: { average: 4.5, count: 2 },
      keyFacts: ['128\u00a0ГБ', '12\u00a0Мп', 'NFC'],
    });
    expect(await card('honest')).toMatchObject({
      price: 80_000,
      oldPrice: 100_000,
      discount: 20,
      keyFacts: ['128\u00a0ГБ', '50,5\u00a0Мп'],
    });
    expect(await card('dishonest')).toMatchObject({ price: 70_000, oldPrice: null });
    expect(await card('astana', 'astana')).toMatchObject({ price: 90_000 });
    expect(await card('unpriced')).toMatchObject({
      price: null,
      monthly: null,
      deliveryDate: null,
      availability: { buyable: false },
    });
  });

  it('strikes out the lowest price of the 30 days before a discount, in the city that charges it', async () => {
    const sql = database.db.$client;
    const day = (daysBefore: number) => new Date(now.getTime() - (5 + daysBefore) * DAY_MS).toISOString();
    await sql`insert into price_history (product_id, city_id, price, since) values (${ids.honest}, 0, 80000, ${day(0)})`;
    const charged = (price: number, from: number, to: number, cityId = 0) =>
      sql`insert into price_history (product_id, city_id, price, since, until) values (${ids.honest}, ${cityId}, ${price}, ${day(from)}, ${day(to)})`;
    await charged(50_000, 80, 31);
    expect(await card('honest'), 'longer ago').toMatchObject({ discount: 20 });
    await charged(60_000, 20, 19, 2);
    expect(await card('honest'), 'in another city').toMatchObject({ discount: 20 });
    await charged(90_000, 28, 27);
    expect(await card('honest')).toMatchObject({ oldPrice: 90_000, discount: 11 });
    await charged(80_000, 26, 25);
    const raised = await card('honest');
    expect(raised).not.toHaveProperty('discount');
    expect(raised?.oldPrice).toBeNull();
    await sql`delete from price_history where product_id = ${ids.honest} and price < 100000`;
  });

  it('keeps the order of the ids and leaves out unknown ones', async () => {
    expect(productNames(await catalog.cards([ids.big, 999_999, ids.plain], at()))).toEqual(['big', 'plain']);
  });

  it('reports when its texts change', async () => {
    const moments: string[] = [];
    const tags: string[] = [];
    await catalog.cards([ids.plain], {
      ...at(),
      changesAt: (moment) => moments.push(moment.toISOString()),
      tag: (...added) => tags.push(...added),
    });
    expect(moments).toEqual(['2026-11-21T09:00:00.000Z']);
    expect(tags).toContain(`product:${ids.plain}`);
  });
});

describe('events', () => {
  it('update prices, sold-out products and new products in the index', async () => {
    const sql = database.db.$client;
    await sql`update offers set price = 1000 where product_id = ${ids.toOrder}`;
    expect((await listNames({ sort: 'cheap' }))[0]).toBe('dishonest');
    await catalog.apply({ type: 'offers.changed', productIds: [ids.toOrder] });
    expect((await listNames({ sort: 'cheap' }))[0]).toBe('toOrder');

    await sql`update stocks set reserved = quantity where product_id = ${ids.plain}`;
    await catalog.apply({ type: 'stock.changed', productIds: [ids.plain] });
    expect((await listNames({})).slice(-2)).toEqual(['out', 'plain']);

    const added = await insertProduct(database.db, { name: 'Смартфон Alpha Zwei', popularity: 5000 });
    await catalog.apply({ type: 'catalog.replaced', feed: 'test' });
    expect((await catalog.listing(phones, at())).products[0]).toMatchObject({ id: added, isNew: false });
  });
});
