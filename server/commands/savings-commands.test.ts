import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultGiftCards } from '#domain/gifts/gift-card.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runGiftCard } from './gift-card.ts';
import { runGiftOffer } from './gift-offer.ts';
import { recordChange } from './command.ts';
import { createOperatorsService } from '../features/operations/operators/operators.service.ts';
import { promoChange, runPromo } from './promo.ts';

let database: TestDatabase;
let shop: Ordering;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createOrdering(database.db);
});
afterAll(() => database.drop());

const titles = ['--ru=Скидка', '--kk=Жеңілдік'];
const promo = (...args: string[]) => runPromo(database.db, args, noon);
const card = (...args: string[]) => runGiftCard(shop.giftCards, args, noon, defaultGiftCards);
const found = (code: string, now = noon) =>
  shop.promotions.find(database.db.$client, code, { customerId: null, productIds: [], language: 'kk', now });

test('creates a promo code and changes the terms of an existing one', async () => {
  expect(await promo('spring', '--percent=10', ...titles, '--to=2026-11-30')).toMatchObject({ code: 0 });
  expect(await found('SPRING')).toMatchObject({
    title: 'Жеңілдік',
    problem: null,
    terms: { kind: 'percent', value: 10 },
  });
  expect(await found('SPRING', new Date('2026-11-30T18:59:59Z'))).toMatchObject({ problem: null });
  expect(await found('SPRING', new Date('2026-11-30T19:00:00Z'))).toMatchObject({ problem: 'promo-over' });
  await promo('SPRING', '--sum=5000', ...titles, '--min=20000', '--uses=0');
  expect(await found('SPRING')).toMatchObject({
    problem: 'promo-used-up',
    terms: { kind: 'sum', value: 5000, minimumSum: 20_000 },
  });
});

test.each([
  [['X', '--percent=10']],
  [['X', ...titles]],
  [['X', '--percent=101', ...titles]],
  [['X', '--percent=10', '--sum=5', ...titles]],
  [['X', '--percent=10', ...titles, '--to=2026-02-30']],
  [['X', '--percent=10', ...titles, '--categories=a']],
  [['X', '--percent=10', ...titles, '--nosuch=1']],
])('does not create a promo code with %j', async (args) => {
  expect(await promo(...args)).toMatchObject({ code: 2, text: expect.stringContaining('npm run promo') });
});

test.each([
  [() => promo('X', '--percent=10'), 'A promo code needs a title in both languages, --ru and --kk'],
  [() => promo('X', '--percent=abc', ...titles), 'A promo code needs either --percent=1 to 100 or --sum of tenge'],
  [() => promo('X', '--sum=5', ...titles, '--uses=many'), '--uses takes whole numbers'],
  [() => promo('X', '--sum=5', ...titles, '--to=завтра'), '--from and --to are dates, YYYY-MM-DD'],
  [() => giftOffer('X', '--gifts=1', ...titles), 'Give one offer name in Latin letters, digits and hyphens'],
  [() => giftOffer('x', ...titles), '--gifts takes one to 12 product ids'],
  [() => card('много'), 'Give one denomination, a whole number of tenge'],
  [() => card('20000', '--pin=2026'), '--number and --pin go together'],
])('explains wrong usage in one sentence: %s', async (run, sentence) => {
  const { text, code } = await run();
  expect([code, text.startsWith(sentence)]).toEqual([2, true]);
  expect(text).toContain('. Usage:\nnpm run ');
});

test('reports the limits for an invalid denomination', async () => {
  expect((await card('1500')).text).toBe(
    '1500 tenge is not a valid denomination: use 1000 to 500000 tenge in steps of 1000',
  );
  const limits = { ...defaultGiftCards, nominalMin: 500, nominalMax: 2500, nominalStep: 500 };
  expect(await runGiftCard(shop.giftCards, ['1500'], noon, limits)).toMatchObject({ code: 0 });
  expect((await runGiftCard(shop.giftCards, ['3000'], noon, limits)).text).toContain('use 500 to 2500 tenge');
});

test('lists, shows and ends promo codes, but not personal discounts', async () => {
  await promo('AUTUMN', '--percent=15', ...titles, '--min=20000', '--to=2026-12-31', '--uses=100');
  await database.db.$client`
    with shop as (select id from shops limit 1)
    insert into trade_ins (number, key, name, phone, shop_id, answers, estimate, state, price, code, created_at)
    select 'T-2026-000001', 'k', 'Әсел', '7010000001', shop.id, '{}', 5000, 'accepted', 5000, 'TRADEINCODE', now() from shop`;
  await promo('TRADEINCODE', '--sum=5000', ...titles, '--confirm');
  const list = await promo();
  expect(list).toMatchObject({
    code: 0,
    text: expect.stringContaining('AUTUMN  current: 15 % off, from 20000 tenge, to 2026-12-31, used 0 of 100'),
  });
  expect(list.text).not.toContain('TRADEINCODE');
  expect(await promo('show', 'autumn')).toMatchObject({
    code: 0,
    text: expect.stringContaining('valid for every product'),
  });
  expect(await promo('end', 'autumn')).toMatchObject({
    code: 0,
    text: expect.stringContaining('AUTUMN  over: 15 % off'),
  });
  expect(await found('AUTUMN')).toMatchObject({ problem: 'promo-over' });
  for (const verb of ['show', 'end']) expect(await promo(verb, 'NOSUCH')).toMatchObject({ code: 1 });
});

test.each([
  [['FREE', '--percent=100']],
  [['HALF', '--percent=51']],
  [['GIFT', '--sum=5000']],
  [['MOST', '--sum=5000', '--min=9999']],
])('requires a confirmation for the large discount of %j', async (args) => {
  expect(await promo(...args, ...titles)).toMatchObject({ code: 1, text: expect.stringContaining('--confirm') });
  expect(await found(args[0]!)).toBeUndefined();
  expect(await promo(...args, ...titles, '--confirm')).toMatchObject({ code: 0 });
});

test('records a change with its author, input and outcome', async () => {
  const change = { command: 'promo', ...promoChange(['end', 'nosuch'])! };
  await recordChange(database.db, change, () => promo('end', 'nosuch'), noon);
  const operators = createOperatorsService(database);
  expect(await operators.actions({ subject: 'promo code NOSUCH', before: null, limit: 5 })).toMatchObject([
    {
      key: expect.stringMatching(/^\S+@\S+$/),
      call: 'npm run promo',
      input: { end: true },
      outcome: 'refused',
      at: noon.toISOString(),
    },
  ]);
  expect([promoChange([]), promoChange(['show', 'x'])]).toEqual([null, null]);
});

test('refuses a promo code that could never be used', async () => {
  const days = [['--to=2026-11-23'], ['--from=2026-12-31', '--to=2026-12-01']];
  for (const dates of days) expect(await promo('LATE', '--percent=10', ...titles, ...dates)).toMatchObject({ code: 1 });
  expect(await found('LATE')).toBeUndefined();
});

test('issues a gift card whose number and PIN pay', async () => {
  const { text, code } = await card('20000');
  const [, number, pin] = /^([\d ]{19}), PIN (\d{6}): 20000 tenge/.exec(text)!;
  expect(code).toBe(0);
  const secret = { number: number!.replaceAll(' ', ''), pin: pin! };
  expect(await shop.giftCards.findBySecret(secret, noon)).toMatchObject({ balance: 20_000 });
  const wrongPin = pin === '0000' ? '0001' : '0000';
  expect(await shop.giftCards.findBySecret({ ...secret, pin: wrongPin }, noon)).toBeUndefined();
});

test.each([
  [['1500'], 1],
  [['20000', '--number=7770000000000011', '--pin=2026'], 0],
  [['20000', '--number=7770000000000011', '--pin=9999'], 1],
  [['20000', '--number=7770000000000012', '--pin=2026'], 2],
  [['20000', '--pin=2026'], 2],
  [[], 2],
])('ends with %j in exit code %i', async (args, code) => {
  expect((await card(...args)).code).toBe(code);
});

const giftOffer = (...args: string[]) => runGiftOffer(database.db, args);

test('creates an offer of gifts, shows it and changes its terms', async () => {
  const gift = await shop.addProduct();
  expect(await giftOffer('case', `--gifts=${gift}`, ...titles, '--min=50000')).toMatchObject({ code: 0 });
  expect(await giftOffer('case', `--gifts=${gift}`, ...titles, '--min=60000', '--to=2026-11-30')).toMatchObject({
    code: 0,
  });
  expect(await giftOffer()).toEqual({
    text: `case: Скидка; products ${gift} from 60000 tenge, to 2026-11-30`,
    code: 0,
  });
  expect(await giftOffer('key', `--gifts=${await shop.addProduct({ isDigital: true })}`, ...titles)).toMatchObject({
    code: 1,
  });
  expect(await giftOffer('gone', '--gifts=9999999', ...titles)).toMatchObject({ code: 1 });
});

test.each([
  [['x', ...titles]],
  [['X Y', '--gifts=1', ...titles]],
  [['x', '--gifts=1']],
  [['x', '--gifts=a', ...titles]],
  [['x', '--gifts=1', ...titles, '--min=-1']],
  [['x', '--gifts=1', ...titles, '--to=2026-02-30']],
  [['x', 'y', '--gifts=1', ...titles]],
])('does not create a gift offer with %j', async (args) => {
  expect(await giftOffer(...args)).toMatchObject({ code: 2, text: expect.stringContaining('npm run gift-offer') });
});
