import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wrapOffers, importText, createOffer, seedCities, wholeCatalogue } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { formatReport } from './report.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const load = (text: string, more: object = {}) => importText(database.db, text, more);
const prices = async () =>
  Object.fromEntries(
    (await rows('select external_id, price from offers join products on id = product_id order by 1')).map((row) => [
      row.external_id,
      row.price,
    ]),
  );
/** One offer whose price or other elements the test sets. */
const raw = (id: string, inside: string, attributes = '') =>
  `<offer id="${id}"${attributes}><name>Чайник ${id}</name><categoryId>1</categoryId>${inside}</offer>`;

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

describe('prices', () => {
  test('rejects an ambiguous number with the reason instead of selling at a thousandth of the price', async () => {
    const report = await load(
      wrapOffers(
        raw('a', '<price>129,990</price>') +
          raw('b', '<price>129.990</price>') +
          raw('c', '<price>129 990</price>') +
          raw('d', '<price>129990.00</price>'),
      ),
    );
    expect(await prices()).toEqual({ c: 129_990, d: 129_990 });
    expect(report.rejections.map(({ offer, reason }) => [offer, reason])).toEqual([
      ['a', expect.stringContaining('"129,990" is ambiguous')],
      ['b', expect.stringContaining('"129.990" is ambiguous')],
    ]);
    expect(report.reasons).toEqual([{ reason: expect.stringContaining('is ambiguous'), count: 2 }]);
  });

  test('never takes a dealer price as the retail price, in any order', async () => {
    const report = await load(
      wrapOffers(
        raw('a', '<price type="dealer">70000</price><price>90000</price>') +
          raw('b', '<price type="dealer">70000</price><price type="retail">91000</price>') +
          raw('c', '<price type="dealer">70000</price>'),
      ),
    );
    expect(await prices()).toEqual({ a: 90_000, b: 91_000 });
    expect(report.rejections[0]?.reason).toContain('no retail price: the only ones are of the type "dealer"');
  });

  test('holds and reports a price that changes by more than the limit, until it is accepted', async () => {
    const feedWithPrice = (price: number, small = 100) =>
      wrapOffers(createOffer('tv', price) + createOffer('cup', small));
    await load(feedWithPrice(529_990));
    const report = await load(feedWithPrice(5299, 140));
    expect(await prices()).toEqual({ tv: 529_990, cup: 140 });
    expect(report).toMatchObject({
      pricesHeld: 1,
      heldPrices: [{ offer: 'tv', line: 2, name: 'Чайник tv', city: '', was: 529_990, wanted: 5299, reason: 'moved' }],
      priceChanges: 1,
    });
    expect(formatReport(report)).toMatch(
      /Prices held: 1.*--accept-prices[^]*line 2, offer tv "Чайник tv": price 5\s299 ₸, it was 529\s990 ₸.*still sold for 529/,
    );
    // A repeated feed reports it again and writes nothing.
    const before = await wholeCatalogue(database.db);
    expect(await load(feedWithPrice(5299, 140))).toMatchObject({ pricesHeld: 1, priceChanges: 0 });
    expect(await wholeCatalogue(database.db)).toEqual(before);
    expect(await load(feedWithPrice(5299, 140), { acceptPrices: true })).toMatchObject({
      pricesHeld: 0,
      priceChanges: 1,
    });
    expect(await prices()).toEqual({ tv: 5299, cup: 140 });
  });

  test('holds a new product whose price is far from its category, and does not sell it until it is accepted', async () => {
    const usual = [90_000, 100_000, 110_000, 95_000, 105_000]
      .map((price, index) => createOffer(`tv${index}`, price))
      .join('');
    // The first feed of a shop has nothing to compare with.
    expect(await load(wrapOffers(`${usual}${createOffer('tiyn', 1000)}`))).toMatchObject({
      pricesHeld: 1,
      heldPrices: [{ offer: 'tiyn', was: 0, wanted: 1000, usual: 97_500, reason: 'unusual' }],
    });
    const more = `${usual}${createOffer('tiyn', 1000)}${createOffer('cable', 2_000)}${createOffer('wrong', 10_000_000)}`;
    const report = await load(wrapOffers(more));
    expect(report.heldPrices.map(({ offer }) => offer).sort()).toEqual(['tiyn', 'wrong']);
    expect(formatReport(report)).toMatch(
      /offer tiyn "Чайник tiyn": price 1\s000 ₸, the usual price of this category is [\d\s]+ ₸; not on sale/,
    );
    expect(Object.keys(await prices()).sort()).toEqual(['cable', 'tv0', 'tv1', 'tv2', 'tv3', 'tv4']);
    // A correct price is taken at once; an unusual but correct one needs an operator.
    await load(wrapOffers(more.replace('<price>1000<', '<price>99000<')));
    expect(await prices()).toMatchObject({ tiyn: 99_000 });
    expect(await load(wrapOffers(more.replace('<price>1000<', '<price>99000<')), { acceptPrices: true })).toMatchObject(
      {
        pricesHeld: 0,
      },
    );
    expect(await prices()).toMatchObject({ wrong: 10_000_000 });
  });

  test('compares no prices in the common category of a feed without categories', async () => {
    const offerWithoutOldPrice = (id: string, price: number) =>
      createOffer(id, price).replace('<categoryId>1</categoryId>', '<categoryId>x</categoryId>');
    const offers = [90_000, 100_000, 110_000, 95_000, 105_000]
      .map((price, index) => offerWithoutOldPrice(`tv${index}`, price))
      .join('');
    const feed = wrapOffers(`${offers}${offerWithoutOldPrice('cable', 1000)}`).replace(
      /<categories>[^]*<\/categories>/,
      '',
    );
    expect(await load(feed)).toMatchObject({ pricesHeld: 0 });
    expect(await prices()).toMatchObject({ cable: 1000 });
  });

  test('accepts a change by half; the limit is a setting', async () => {
    await load(
      wrapOffers(createOffer('a', 1000) + createOffer('b', 1000) + createOffer('c', 1000) + createOffer('d', 1000)),
    );
    const next = wrapOffers(
      createOffer('a', 1500) + createOffer('b', 500) + createOffer('c', 1501) + createOffer('d', 499),
    );
    expect(await load(next, { dryRun: true })).toMatchObject({ pricesHeld: 2, priceChanges: 2 });
    await rows(`insert into store_settings (name, value) values ('feed.priceMoveLimitPercent', '60')`);
    expect(await load(next)).toMatchObject({ pricesHeld: 0, priceChanges: 4 });
  });

  test('holds the price of one city for that city only', async () => {
    const feedWithAstanaPrice = (astana: number) =>
      wrapOffers(createOffer('a', 1000, `<city-price city="astana" price="${astana}"/>`));
    await load(feedWithAstanaPrice(900));
    expect(await load(feedWithAstanaPrice(9))).toMatchObject({
      heldPrices: [{ offer: 'a', name: 'Чайник a', city: 'astana', was: 900, wanted: 9, reason: 'floor' }],
    });
  });
});

describe('currencies', () => {
  const inCurrency = (code: string, price: string, list = '') =>
    wrapOffers(raw('a', `<price>${price}</price><currencyId>${code}</currencyId>`)).replace('<shop>', `<shop>${list}`);
  const list = (inside: string) => `<currencies><currency id="KZT" rate="1"/>${inside}</currencies>`;

  test.each(['KZT', 'kzt', '₸', 'тг'])('treats %s as tenge', async (code) => {
    await load(inCurrency(code, '1000'));
    expect(await prices()).toEqual({ a: 1000 });
  });
  test("uses the feed's own rate", async () => {
    await load(inCurrency('USD', '10.50', list('<currency id="USD" rate="520"/>')));
    expect(await prices()).toEqual({ a: 5460 });
  });
  test("uses the operator's rate; RUR is RUB", async () => {
    await load(inCurrency('RUR', '1000'), { rates: new Map([['RUB', 6.1]]) });
    expect(await prices()).toEqual({ a: 6100 });
  });
  test("rejects a bank's rate of the day and explains what to do", async () => {
    await expect(load(inCurrency('USD', '10', list('<currency id="USD" rate="CBRF"/>')))).rejects.toThrow(
      /a bank's rate of the day that the feed does not contain: use --rate USD=/,
    );
  });
});

describe('stock', () => {
  const stock = async () =>
    Object.fromEntries(
      (
        await rows(
          'select p.external_id, s.product_id is not null as sold, s.quantity from products p left join stocks s on s.product_id = p.id order by 1',
        )
      ).map((row) => [row.external_id, row.sold ? row.quantity : 'none']),
    );
  const pricedOffer = (id: string, inside: string, attributes = '') =>
    raw(id, `<price>1000</price>${inside}`, attributes);

  test('understands words for none, some and a count', async () => {
    const report = await load(
      wrapOffers(
        pricedOffer('no', '<quantity>нет</quantity>', ' available="true"') +
          pricedOffer('minus', '<quantity>-1</quantity>', ' available="true"') +
          pricedOffer('less', '<quantity>&lt;5</quantity>') +
          pricedOffer('much', '<quantity>много</quantity>') +
          pricedOffer('more', '<quantity>&gt;10</quantity>') +
          pricedOffer('there', '', ' available="на складе"') +
          pricedOffer('y', '', ' available="Y"') +
          pricedOffer('many', '', ' available="много"') +
          pricedOffer('kk', '', ' available="жоқ"') +
          pricedOffer('what', '<quantity>уточняйте</quantity>', ' available="true"') +
          pricedOffer('outlet', '<outlets><outlet id="x" instock="нет"/></outlets>', ' available="true"'),
      ),
    );
    expect(await stock()).toEqual({
      no: 'none',
      minus: 'none',
      less: 1,
      much: null,
      more: 10,
      there: null,
      y: null,
      many: null,
      kk: 'none',
      what: 'none',
      outlet: 'none',
    });
    expect(report.notes.join('\n')).toContain(
      '1 time: the stock "уточняйте" is not recognized and counts as none (what)',
    );
  });
});

describe('texts', () => {
  test('accepts any case, aliases and ignored elements, and truncates long texts', async () => {
    const report = await load(
      wrapOffers(
        `<Offer ID="a"><TITLE>Чай\u200bник &amp;quot;Жел&amp;quot; &lt;b&gt;1,7 л&lt;/b&gt;</TITLE><Price>1000</Price><CategoryID>1</CategoryID><Brand>Жел</Brand>
        <images><image>https://example.kz/1.jpg</image><image>https://example.kz/2.jpg</image><image>no</image></images><Param Name="Объём">1,7 л</Param><url>x</url>
        <description>${'Слово. '.repeat(4000)}</description></Offer><offer id="\ufeffb\u200b">${raw('b', '<price>5</price>').slice(14)}`,
      ),
    );
    expect(await rows(`select external_id, name_ru from products order by 1`)).toEqual([
      { external_id: 'a', name_ru: 'Чайник "Жел" 1,7 л' },
      { external_id: 'b', name_ru: 'Чайник b' },
    ]);
    expect(await rows('select name from brands')).toEqual([{ name: 'Жел' }]);
    expect(await rows('select source from pictures order by position')).toEqual([
      { source: 'https://example.kz/1.jpg' },
      { source: 'https://example.kz/2.jpg' },
    ]);
    const notes = report.notes.join('\n');
    expect(notes).toContain('<url> 1');
    expect(notes).toContain('a description longer than 20000 characters is cut (a)');
    expect(notes).toContain('a picture without an http(s) URL is dropped (a)');
  });

  test('repairs a bare "&" with a note', async () => {
    const report = await load(wrapOffers(`\n${createOffer('a', 100).replace('Чайник a', 'Чай & кофе')}`));
    expect(await rows('select name_ru from products')).toEqual([{ name_ru: 'Чай & кофе' }]);
    expect(report.notes.join()).toContain('1 bare "&" were read as "&amp;", the first in line 3');
  });

  test('treats "1,7 л" and "1700 мл" as one value', async () => {
    const values = ['1,7 л', '1700 мл', '1.7л', '2 л'];
    await load(
      wrapOffers(
        values.map((value, index) => createOffer(`${index}`, 100, `<param name="Объём">${value}</param>`)).join(''),
      ),
    );
    expect(await rows('select name_ru from attribute_values order by 1')).toEqual([
      { name_ru: '1,7 л' },
      { name_ru: '2 л' },
    ]);
    const again = await load(
      wrapOffers(createOffer('9', 100, '<param name="Объём">1700 мл</param>') + createOffer('8', 100)),
      {
        feed: 'other',
      },
    );
    expect(again.added).toBe(2);
    expect(await rows('select count(*)::int as count from attribute_values')).toEqual([{ count: 2 }]);
  });
});

describe('files that are not YML', () => {
  test.each([
    [
      'XLSX',
      Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml xl/workbook.xml', 'latin1'),
      'an Excel workbook (XLSX)',
    ],
    ['ZIP', Buffer.from('PK\u0003\u0004\u0014\u0000price.xml', 'latin1'), 'a ZIP archive'],
    ['JSON', '{"offers": []}', 'a JSON document'],
    ['CSV', 'id;name;price\n1;Чайник;100\n2;Утюг;200\n', 'a table in text (CSV)'],
    [
      'CSV with quoted cells',
      'id,title,price\n1,"Чайник, белый\n""Түн""",100\n2,Утюг,200\n3,"Ут',
      'a table in text (CSV)',
    ],
    ['HTML', '<!DOCTYPE html><html><body>Войдите</body></html>', 'a web page (HTML)'],
    [
      'Kaspi',
      '<?xml version="1.0"?><kaspi_catalog><offers><offer sku="1"/></offers></kaspi_catalog>',
      'a price list for Kaspi',
    ],
    [
      'Google',
      '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel/></rss>',
      'a feed for Google',
    ],
    ['CommerceML', '<?xml version="1.0"?><КоммерческаяИнформация/>', 'an exchange file of 1C (CommerceML)'],
  ])('recognizes %s and explains what to do', async (_name, text, words) => {
    await expect(importText(database.db, text)).rejects.toThrow(`This is ${words}`);
  });
});

describe('unreadable offers', () => {
  test('refuses a feed when all offers are rejected, with the reasons first', async () => {
    await load(wrapOffers(createOffer('a', 100) + createOffer('b', 100)));
    const before = await wholeCatalogue(database.db);
    for (const force of [false, true])
      await expect(
        load(wrapOffers(raw('a', '<price>129,990</price>') + raw('b', '<price>0</price>')), { force }),
      ).rejects.toThrow(/None of the 2 offers is valid: 1 × the price "…" is ambiguous.*; 1 × the price is 0/);
    expect(await wholeCatalogue(database.db)).toEqual(before);
  });

  test('keeps a known product whose offer is rejected, without stock; many of them refuse the feed', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    await load(wrapOffers(ids.map((id) => createOffer(id, 100)).join('')));
    const broken = (count: number) =>
      wrapOffers(ids.map((id, index) => (index < count ? raw(id, '<price>0</price>') : createOffer(id, 100))).join(''));
    expect(await load(broken(3))).toMatchObject({ withdrawn: 0, rejected: 3, stockChanges: 3 });
    expect(await rows('select count(*)::int as count from products where not withdrawn')).toEqual([{ count: 10 }]);
    expect(await prices()).toMatchObject({ a: 100 });
    await expect(load(broken(4), { force: true })).rejects.toThrow(
      /^4 offers are invalid: 4 × the price is 0\. 4 of 10 products.*--force does not help/,
    );
  });
});
