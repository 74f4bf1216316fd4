import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { minutesLater, noon } from '#test/factories/orders/ordering.ts';
import { insertKey, insertOrder, insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createBonusesService } from '../../money/bonuses/bonuses.service.ts';
import { createComplaintsService } from '../complaints/complaints.service.ts';
import { createCustomersService } from '../../customers/customers/customers.service.ts';
import { createGiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import { createKeysService } from '../../money/keys/keys.service.ts';
import { createPromotionsService } from '../../money/promotions/promotions.service.ts';
import { createOwnReviewsService } from '../own-reviews/own-reviews.service.ts';
import { createUploadsService } from '../../media/uploads/uploads.service.ts';

const secret = 'secret of the tests of the profile';
let database: TestDatabase;
let profile: ReturnType<typeof create>;
let phones = 0;

function create(db: TestDatabase['db'], dir: string) {
  const uploads = createUploadsService({ db, dir });
  return {
    uploads,
    bonuses: createBonusesService({ db, settings: { current: () => defaultSettings } }),
    giftCards: createGiftCardsService({ db, secret: 'secret of the tests of the profile' }),
    promotions: createPromotionsService({ db }),
    keys: createKeysService({ db, secret, sandbox: false }),
    customers: createCustomersService({ db, secret }),
    complaints: createComplaintsService({ db, uploads }),
    reviews: createOwnReviewsService({ db, uploads }),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  profile = create(database.db, await temporaryFolder('own-things'));
});
afterAll(() => database.drop());

const customer = async () =>
  (await insertCustomer(database.db, `70300${String(++phones).padStart(5, '0')}`)).customerId;
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#00707f' } })
    .withExif({ IFD0: { Copyright: 'position of a home' } })
    .jpeg()
    .toBuffer();
const file = (body: Buffer, name = 'a.jpg') => ({ name, data: body.toString('base64') });

describe('a new customer', () => {
  test('has nothing, and no invented numbers', async () => {
    const id = await customer();
    for (const programme of ['own', 'bank'] as const)
      expect(await profile.bonuses.list(id, programme, noon)).toEqual({
        available: 0,
        frozen: 0,
        accrued: 0,
        spent: 0,
        burned: 0,
        debt: 0,
        nearestExpiry: null,
        history: [],
      });
    expect(await profile.giftCards.list(id, noon)).toEqual({ activeCards: [], endedCards: [] });
    expect(await profile.promotions.list(id, 'ru', noon)).toEqual([]);
    expect(await profile.keys.list(id, 'ru')).toEqual([]);
    expect(await profile.complaints.list(id)).toEqual([]);
    expect(await profile.reviews.list(id, 'ru')).toEqual({ mine: [], waiting: [] });
  });
});

test('sums bonuses from the ledger, by programme and customer', async () => {
  const [id, other] = [await customer(), await customer()];
  const sql = database.db.$client;
  const entry = (
    customerId: number,
    programme: string,
    kind: string,
    from: string,
    to: string,
    amount: number,
    expires: string | null,
  ) =>
    sql`insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at)
      values (${customerId}, ${programme}, ${kind}, ${from}, ${to}, ${amount}, ${expires}, ${noon})`;
  await entry(id, 'own', 'frozen', 'shop', 'frozen', 700, null);
  await entry(id, 'own', 'accrued', 'frozen', 'available', 500, '2026-12-10T19:00:00Z');
  await entry(id, 'own', 'written_off', 'available', 'shop', 120, '2026-12-10T19:00:00Z');
  await entry(id, 'bank', 'refilled', 'shop', 'available', 90, '2027-01-10T19:00:00Z');
  await entry(other, 'own', 'manual', 'shop', 'available', 10_000, '2026-12-24T19:00:00Z');
  expect(await profile.bonuses.list(id, 'own', noon)).toMatchObject({
    available: 380,
    frozen: 200,
    accrued: 500,
    spent: 120,
    nearestExpiry: { amount: 380, date: '2026-12-10' },
    history: [
      { kind: 'written_off', amount: -120 },
      { kind: 'accrued', amount: 500 },
      { kind: 'frozen', amount: 700 },
    ],
  });
  expect(await profile.bonuses.list(id, 'bank', noon)).toMatchObject({ available: 90 });
});

test('lists only active gift cards and never shows a full number', async () => {
  const id = await customer();
  const card = (hash: string, balance: number, expires: string) => database.db.$client`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, activated_at, expires_at)
    values (${hash}, '5670', ${id}, 5000, ${balance}, ${noon}, ${expires})`;
  await card('one', 3000, '2027-11-24T19:00:00Z');
  await card('two', 0, '2027-11-24T19:00:00Z');
  await card('three', 5000, '2026-11-23T19:00:00Z');
  const { activeCards, endedCards } = await profile.giftCards.list(id, noon);
  expect(activeCards).toMatchObject([{ balance: 3000, activeBalance: 3000, number: '•••• •••• •••• 5670' }]);
  expect(endedCards.map(({ balance }) => balance).toSorted()).toEqual([0, 5000]);
  expect(endedCards.map(({ activeBalance }) => activeBalance)).toEqual([0, 0]);
});

test('marks promo codes as used, expired or active, and lists active ones first', async () => {
  const id = await customer();
  const coupon = (code: string, expires: string | null, usedAt: Date | null) => database.db.$client`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk, percent, expires_at, used_at)
    values (${id}, 'promo', ${code}, 'Скидка', 'Жеңілдік', 10, ${expires}, ${usedAt})`;
  await coupon('A', null, null);
  await coupon('B', '2026-11-24T06:00:00Z', null);
  await coupon('C', null, noon);
  await coupon('D', '2026-12-24T06:00:00Z', null);
  const list = await profile.promotions.list(id, 'kk', noon);
  // Usable ones come first, by expiry; the rest follow.
  expect(list.slice(0, 2).map(({ code }) => code)).toEqual(['D', 'A']);
  expect(Object.fromEntries(list.map(({ code, state }) => [code, state]))).toEqual({
    A: 'active',
    B: 'expired',
    C: 'used',
    D: 'active',
  });
  expect(list[0]?.title).toBe('Жеңілдік');
});

test('reveals a key only when it is opened, and keeps the time of the first opening', async () => {
  const id = await customer();
  const key = await insertKey(database.db, secret, id, 'AAAA-BBBB-CCCC');
  expect(await profile.keys.list(id, 'ru')).toMatchObject([{ id: key, key: null, openedAt: null }]);
  const later = minutesLater(1);
  await profile.keys.open(id, key, 'ru', noon);
  expect(await profile.keys.open(id, key, 'ru', later)).toMatchObject({
    key: 'AAAA-BBBB-CCCC',
    openedAt: noon.toISOString(),
  });
  await expect(profile.keys.open(await customer(), key, 'ru', noon)).rejects.toThrow('key_not_found');
});

test('records consent when news is switched on, and rejects subscribing twice', async () => {
  const id = await customer();
  expect(await profile.customers.setNews(id, true, noon)).toMatchObject({ getIsNews: true });
  await expect(profile.customers.setNews(id, true, noon)).rejects.toThrow('already_subscribed');
  expect(await profile.customers.setNews(id, false, noon)).toMatchObject({ getIsNews: false });
  expect(await profile.customers.setNews(id, false, noon)).toMatchObject({ getIsNews: false });
  const rows = await database.db.$client`select given from consents where customer_id = ${id} order by id`;
  expect(rows.map(({ given }) => given as boolean)).toEqual([true, false]);
});

describe('an uploaded file', () => {
  test.each([
    ['empty', Buffer.alloc(0), 'file-empty'],
    ['a text', Buffer.from('<svg onload="alert(1)">, and some more of it'), 'file-type'],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'file-type'],
    ['too large', Buffer.alloc(8 * 1024 * 1024 + 1, 1), 'file-too-large'],
  ])('is refused if it is %s', async (_name, body, reason) => {
    await expect(
      profile.uploads.store({ customerId: await customer() }, file(body), { ip: '192.0.2.1', now: noon }),
    ).rejects.toMatchObject({
      error: 'file_refused',
      details: { reason },
    });
  });

  test('strips camera metadata from a picture and keeps a PDF unchanged', async () => {
    const dir = await temporaryFolder('uploads');
    const { uploads } = create(database.db, dir);
    const id = await customer();
    const { key, kind } = await uploads.store({ customerId: id }, file(await picture()), {
      ip: '192.0.2.1',
      now: noon,
    });
    expect(kind).toBe('image');
    const metadata = await sharp(`${dir}/${key.slice(0, 2)}/${key}/original`).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 40, undefined]);
    expect(
      await uploads.store({ customerId: id }, file(Buffer.from('%PDF-1.7 …'), 'чек.pdf'), {
        ip: '192.0.2.1',
        now: noon,
      }),
    ).toMatchObject({
      kind: 'pdf',
    });
  });

  test('counts towards fifty a day, so one customer cannot fill the disk', async () => {
    const [id, other] = [await customer(), await customer()];
    const pdf = file(Buffer.from('%PDF-1.7'), 'a.pdf');
    for (let sent = 0; sent < 50; sent++)
      await profile.uploads.store({ customerId: id }, pdf, { ip: '192.0.2.1', now: noon });
    await expect(profile.uploads.store({ customerId: id }, pdf, { ip: '192.0.2.1', now: noon })).rejects.toThrow(
      'rate_limited',
    );
    await profile.uploads.store({ customerId: other }, pdf, { ip: '192.0.2.1', now: noon });
    const nextDay = new Date(noon.getTime() + DAY_MS + 1);
    await profile.uploads.store({ customerId: id }, pdf, { ip: '192.0.2.1', now: nextDay });
  });
});

describe('a complaint', () => {
  const complaint = {
    type: 'delivery' as const,
    orderNumber: null,
    subject: 'Опоздали',
    text: 'На два часа.',
    files: [],
  };

  test('gets a unique ticket, even with concurrent complaints', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, customer));
    const sent = await Promise.all(ids.map((id) => profile.complaints.send(id, complaint, noon)));
    const tickets = sent.map(({ ticket }) => ticket);
    expect(new Set(tickets).size).toBe(8);
    for (const number of tickets) expect(number).toMatch(/^C-2026-\d{6}$/);
    expect(sent[0]).toMatchObject({ state: 'under_consideration', answer: null });
  });

  test('accepts only its own files, each once', async () => {
    const [id, other] = [await customer(), await customer()];
    const { key } = await profile.uploads.store({ customerId: id }, file(await picture()), {
      ip: '192.0.2.1',
      now: noon,
    });
    await expect(profile.complaints.send(other, { ...complaint, files: [key] }, noon)).rejects.toThrow(
      'file_not_found',
    );
    await profile.complaints.send(id, { ...complaint, files: [key] }, noon);
    await expect(profile.complaints.send(id, { ...complaint, files: [key] }, noon)).rejects.toThrow('file_not_found');
    expect(await profile.complaints.list(id)).toMatchObject([{ files: [{ key, kind: 'image', name: 'a.jpg' }] }]);
    expect(await profile.complaints.list(other)).toEqual([]);
  });

  test("refers to the customer's own order, and becomes answered with an answer", async () => {
    const [id, other] = [await customer(), await customer()];
    const orderNumber = await insertOrder(database.db, other, []);
    await expect(profile.complaints.send(id, { ...complaint, orderNumber }, noon)).rejects.toThrow('order_unknown');
    const { ticket } = await profile.complaints.send(other, { ...complaint, orderNumber }, noon);
    await database.db
      .$client`update complaints set answer = 'Вернём доставку.', answered_at = ${noon} where ticket = ${ticket}`;
    expect(await profile.complaints.list(other)).toMatchObject([
      { ticket, state: 'answered', answer: 'Вернём доставку.', answeredAt: noon.toISOString() },
    ]);
  });
});

describe('a review', () => {
  const review = { stars: 5, advantages: 'Экран', flaws: '', comment: 'Хороший', photos: [] as string[] };
  const call = { language: 'ru' as const, now: noon };

  test('awaits moderation, is signed, verified by a received order, and unique per product', async () => {
    const id = await customer();
    const [boughtId, viewedId] = [await insertOwnedProduct(database.db), await insertOwnedProduct(database.db)];
    await insertOrder(database.db, id, [boughtId]);
    expect((await profile.reviews.list(id, 'ru')).waiting).toMatchObject([
      { product: { id: boughtId, name: 'Телефон' } },
    ]);
    const sent = await profile.reviews.send(id, { ...review, productId: boughtId }, call);
    expect(sent).toMatchObject({ verified: true });
    expect(await profile.reviews.send(id, { ...review, productId: boughtId }, call)).toEqual(sent);
    expect(await profile.reviews.send(id, { ...review, productId: viewedId }, call)).toMatchObject({ verified: false });
    const other = profile.reviews.send(id, { ...review, stars: 4, productId: boughtId }, call);
    await expect(other).rejects.toThrow('review_exists');
    const { mine, waiting } = await profile.reviews.list(id, 'kk');
    expect(waiting).toEqual([]);
    expect(mine.map(({ status, verified }) => [status, verified])).toEqual([
      ['waiting', false],
      ['waiting', true],
    ]);
    const [row] = await database.db.$client`select author from reviews where product_id = ${boughtId}`;
    expect(row).toEqual({ author: 'Әсел К.' });
  });

  test('accepts photos of its author only, no PDF, and leaves nothing behind when rejected', async () => {
    const [id, other] = [await customer(), await customer()];
    const productId = await insertOwnedProduct(database.db);
    const { key } = await profile.uploads.store({ customerId: id }, file(await picture()), {
      ip: '192.0.2.1',
      now: noon,
    });
    const pdf = await profile.uploads.store({ customerId: id }, file(Buffer.from('%PDF-1.7')), {
      ip: '192.0.2.1',
      now: noon,
    });
    for (const [customerId, photo] of [
      [other, key],
      [id, pdf.key],
    ] as const)
      await expect(profile.reviews.send(customerId, { ...review, productId, photos: [photo] }, call)).rejects.toThrow(
        'file_not_found',
      );
    expect((await profile.reviews.list(id, 'ru')).mine).toEqual([]);
    await profile.reviews.send(id, { ...review, productId, photos: [key] }, call);
    expect((await profile.reviews.list(id, 'ru')).mine).toMatchObject([{ photos: 1 }]);
    await expect(profile.reviews.send(id, { ...review, productId: 2_000_000_000 }, call)).rejects.toThrow(
      'product_not_found',
    );
  });
});
