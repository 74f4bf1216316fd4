import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createModerationService } from './moderation.service.ts';
import { countReviews, loadFirstReviews, loadReviewPage, withVariants } from './reviews.service.ts';

let database: TestDatabase;
let product: number;
const ids: Record<string, number> = {};

type Draft = { stars: number; day: number; photos?: string[]; status?: string; answer?: string };
const drafts: Record<string, Draft> = {
  oldGood: { stars: 5, day: 1, photos: ['demo:phone/front?color=112233', 'https://example.kz/failed.jpg'] },
  newBad: { stars: 2, day: 9, answer: 'Проверим бесплатно.' },
  middle: { stars: 4, day: 5, photos: ['https://example.kz/a.jpg'] },
  newGood: { stars: 5, day: 8 },
  hidden: { stars: 1, day: 10, status: 'waiting', photos: ['https://example.kz/hidden.jpg'] },
};

beforeAll(async () => {
  database = await createTestDatabase();
  const sql = database.db.$client;
  await insertCatalogFrame(database.db);
  product = await insertProduct(database.db);
  const other = await insertProduct(database.db);
  await sql`insert into reviews (product_id, author, language, stars, status) values (${other}, 'Чужой', 'ru', 3, 'published')`;
  for (const [name, { stars, day, photos = [], status = 'published', answer = '' }] of Object.entries(drafts)) {
    const at = `2026-11-${String(day).padStart(2, '0')}T20:00:00Z`;
    const [row] = await sql<{ id: number }[]>`
      insert into reviews (product_id, author, language, stars, comment, status, answer, answered_at, created_at) values (${product}, ${name}, 'ru', ${stars}, 'текст', ${status}, ${answer}, ${answer ? at : null}, ${at}) returning id`;
    ids[name] = row?.id ?? 0;
    for (const [position, source] of photos.entries()) {
      await sql`insert into review_pictures (review_id, position, source, hash, status) values (${row?.id ?? 0}, ${position}, ${source}, ${`hash-${name}-${position}`}, ${source.includes('failed') ? 'failed' : 'waiting'})`;
    }
  }
});
afterAll(() => database.drop());

const listAuthors = async (choice: Parameters<typeof loadReviewPage>[2]) =>
  (await loadReviewPage(database.db, product, choice)).reviews.map(({ author }) => author);

describe('a page of reviews', () => {
  test.each([
    ['new', ['newBad', 'newGood', 'middle', 'oldGood']],
    ['best', ['newGood', 'oldGood', 'middle', 'newBad']],
    ['worst', ['newBad', 'middle', 'newGood', 'oldGood']],
    ['photos', ['middle', 'oldGood', 'newBad', 'newGood']],
  ] as const)('is sorted by "%s"', async (sort, names) => {
    expect(await listAuthors({ sort })).toEqual(names);
  });

  test('filters by stars and photos, and counts every other choice', async () => {
    expect(await loadReviewPage(database.db, product, {})).toMatchObject({
      total: 4,
      histogram: [0, 1, 0, 1, 2],
      withPhotos: 2,
    });
    expect(await loadReviewPage(database.db, product, { stars: 5 })).toMatchObject({
      total: 2,
      histogram: [0, 1, 0, 1, 2],
      withPhotos: 1,
    });
    expect(await loadReviewPage(database.db, product, { photos: true })).toMatchObject({
      total: 2,
      histogram: [0, 0, 0, 1, 1],
      withPhotos: 2,
    });
    expect(await listAuthors({ stars: 5, photos: true })).toEqual(['oldGood']);
    expect(await loadReviewPage(database.db, product, { stars: 3, photos: true })).toMatchObject({
      reviews: [],
      total: 0,
      withPhotos: 0,
    });
  });

  test('accepts a page past the end', async () => {
    expect(await loadReviewPage(database.db, product, { page: 10_000 })).toMatchObject({ reviews: [], total: 4 });
  });

  test("includes available photos, and the shop's answer with its day in Almaty", async () => {
    const { reviews } = await loadReviewPage(database.db, product, {});
    const findReview = (author: string) => reviews.find((review) => review.author === author);
    expect(findReview('oldGood')?.pictures).toEqual([
      expect.objectContaining({ hash: 'hash-oldGood-0', vector: true }),
    ]);
    expect(findReview('newBad')).toMatchObject({
      date: '2026-11-10',
      answer: { text: 'Проверим бесплатно.', date: '2026-11-10' },
    });
    expect(findReview('middle')).toMatchObject({
      answer: null,
      pictures: [{ hash: 'hash-middle-0', vector: false, width: 800, height: 800 }],
    });
  });
});

test('gives the product page the newest reviews and the photos of published ones', async () => {
  const firstPage = await loadFirstReviews(database.db, product, 'ru');
  expect(firstPage.reviews.map(({ author }) => author)).toEqual(['newBad', 'newGood', 'middle', 'oldGood']);
  expect(firstPage).toMatchObject({ histogram: [0, 1, 0, 1, 2], reviewsWithPhotos: 2 });
  expect(firstPage.buyersPhotos.map(({ reviewId, picture }) => [reviewId, picture.hash])).toEqual([
    [ids.middle, 'hash-middle-0'],
    [ids.oldGood, 'hash-oldGood-0'],
  ]);
});

test('counts the reviews of a model together, and names the variant of each', async () => {
  const sql = database.db.$client;
  const variants = [await insertProduct(database.db), await insertProduct(database.db)];
  await sql`update products set variant_group = 'model' where id = any(${variants}::int[])`;
  const review = async (variant: number, stars: number) => {
    const [row] = await sql<{ id: number }[]>`
      insert into reviews (product_id, author, language, stars) values (${variant}, 'Анна', 'ru', ${stars}) returning id`;
    return row!.id;
  };
  const waiting = [await review(variants[0]!, 5), await review(variants[1]!, 2)];
  const moderation = createModerationService({ db: database.db });
  for (const id of waiting) await moderation.judge(id, { status: 'published', answer: null }, new Date());
  expect(
    await sql`select rating_hundredths, rating_count from products where id = any(${[...variants, product]}::int[]) order by id`,
  ).toEqual([
    { rating_hundredths: 0, rating_count: 0 },
    { rating_hundredths: 350, rating_count: 2 },
    { rating_hundredths: 350, rating_count: 2 },
  ]);
  const [changed] = await sql<{ ids: number[] }[]>`
    select payload -> 'productIds' as ids from outbox where type = 'products.changed' order by seq desc limit 1`;
  expect(changed?.ids.toSorted()).toEqual(variants);
  for (const variant of variants) {
    const page = await loadReviewPage(database.db, variant, { sort: 'best' });
    expect(page).toMatchObject({ total: 2, histogram: [0, 1, 0, 0, 1] });
    expect(withVariants(page.reviews, variants[0]!, new Map([[variants[1]!, 'Цвет: синий']]))).toMatchObject([
      { stars: 5, variant: null },
      { stars: 2, variant: 'Цвет: синий' },
    ]);
    expect(withVariants(page.reviews, variants[1]!, new Map())).toMatchObject([{ variant: '' }, { variant: null }]);
  }
});

test('counts zero without reviews', () => {
  expect(countReviews([], { stars: null, photos: false })).toEqual({
    total: 0,
    histogram: [0, 0, 0, 0, 0],
    withPhotos: 0,
  });
});
