import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnVote } from '#contract/catalog/product-votes.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { call } from '#server/router/router.ts';
import { createSessionService } from '../../customers/session/session.service.ts';
import { insertOwnedProduct } from '#test/factories/customer-rows.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import { loadReviewPage } from '../reviews/reviews.service.ts';
import { createVotesService } from './votes.service.ts';

let operator: OperatorShop;
let product: number;
let author: CallContext;
let reader: CallContext;
beforeAll(async () => {
  operator = await createOperatorShop('Модератор', ['reviews'], noon);
});
afterAll(() => operator.close());

let count = 0;
const inSession = (sessionId: number, customerId: number | null, ip = '95.56.1.2'): CallContext => ({
  ...operator.context,
  operator: null,
  customerId,
  sessionId,
  ip,
  ensureSession: async () => sessionId,
});
async function customer(): Promise<CallContext> {
  const { customerId, sessionId } = await insertCustomer(
    operator.shop.db,
    `70600002${String(++count).padStart(2, '0')}`,
  );
  return inSession(sessionId, customerId);
}
const guest = async (ip?: string) =>
  inSession((await createSessionService({ db: operator.shop.db }).create()).sessionId, null, ip);
async function review(stars = 5, status = 'published'): Promise<number> {
  const [row] = await operator.shop.db.$client<{ id: number }[]>`
    insert into reviews (product_id, customer_id, author, language, stars, status)
    values (${product}, ${stars === 5 ? author.customerId : null}, 'Әсел К.', 'ru', ${stars}, ${status}) returning id`;
  return row!.id;
}
beforeEach(async () => {
  product = await insertOwnedProduct(operator.shop.db);
  [author, reader] = [await customer(), await customer()];
});

const vote = (context: CallContext, id: number, isUseful: boolean | null, target: 'review' | 'post' = 'review') =>
  call(operator.shop.handlers, 'PUT /api/product-votes', { target, id, isUseful }, context);
const own = (context: CallContext) =>
  call(
    operator.shop.handlers,
    'GET /api/catalog/products/:id/votes',
    { id: product, target: 'review' },
    context,
  ) as Promise<OwnVote[]>;

test('counts one vote per customer or guest session, which can be changed and removed', async () => {
  const id = await review();
  const visitor = await guest();
  expect(await vote(reader, id, true)).toEqual({ useful: 1, useless: 0 });
  expect(await vote(reader, id, true)).toEqual({ useful: 1, useless: 0 });
  expect(await vote(visitor, id, true)).toEqual({ useful: 2, useless: 0 });
  expect(await vote(visitor, id, false)).toEqual({ useful: 1, useless: 1 });
  expect(await own(visitor)).toEqual([{ id, useful: 1, useless: 1, isUseful: false, isOwn: false }]);
  expect(await vote(visitor, id, null)).toEqual({ useful: 1, useless: 0 });
  expect(await own(visitor)).toEqual([]);
});

test('lists the votes on reviews of all variants of a model', async () => {
  const sql = operator.shop.db.$client;
  const id = await review();
  const reviewed = product;
  product = await insertOwnedProduct(operator.shop.db);
  await vote(reader, id, true);
  expect(await own(reader)).toEqual([]);
  await sql`update products set variant_group = 'model' where id = any(${[reviewed, product]}::int[])`;
  expect(await own(reader)).toMatchObject([{ id, isUseful: true }]);
});

test('ignores the vote of the author and reports the review as own', async () => {
  const id = await review();
  expect(await vote(author, id, true)).toEqual({ useful: 0, useless: 0 });
  expect(await own(author)).toEqual([{ id, useful: 0, useless: 0, isUseful: null, isOwn: true }]);
});

test('refuses a vote on a text that is not published', async () => {
  const id = await review(5, 'waiting');
  await expect(vote(reader, id, true)).rejects.toThrow('review_not_found');
  await expect(vote(reader, id, true, 'post')).rejects.toThrow('question_not_found');
});

test('counts the votes of a review and of a question with the same id separately', async () => {
  const id = await review();
  await operator.shop.db.$client`
    insert into product_posts (id, product_id, author, language, text, status, created_at)
    values (${id}, ${product}, 'Әсел К.', 'ru', 'Тяжёлый?', 'published', ${noon})`;
  expect(await vote(reader, id, true)).toEqual({ useful: 1, useless: 0 });
  expect(await vote(reader, id, true, 'post')).toEqual({ useful: 1, useless: 0 });
});

test('sorts useful reviews first', async () => {
  const [disliked, plain, liked] = [await review(4), await review(3), await review(2)];
  await vote(reader, liked, true);
  await vote(reader, disliked, false);
  const { reviews } = await loadReviewPage(operator.shop.db, product, { sort: 'useful' });
  expect(reviews.map(({ id, useful, useless }) => [id, useful, useless])).toEqual([
    [liked, 1, 0],
    [plain, 0, 0],
    [disliked, 0, 1],
  ]);
});

test('limits the votes of guests of one address on a text', async () => {
  const id = await review();
  for (let at = 0; at < 20; at++) await vote(await guest('95.56.1.9'), id, true);
  await expect(vote(await guest('95.56.1.9'), id, true)).rejects.toThrow('rate_limited');
  expect(await vote(reader, id, true)).toEqual({ useful: 21, useless: 0 });
});

test('counts votes of an address, not presses', async () => {
  const id = await review();
  const visitor = await guest('95.56.1.10');
  for (let at = 0; at < 15; at++) for (const choice of [true, false, null]) await vote(visitor, id, choice);
  for (let at = 0; at < 20; at++) await vote(await guest('95.56.1.10'), id, true);
  await expect(vote(visitor, id, true)).rejects.toThrow('rate_limited');
});

test('subtracts a removed vote once, however often it is removed', async () => {
  const id = await review();
  const voters = await Promise.all(Array.from({ length: 20 }, () => guest('95.56.1.11')));
  for (const voter of voters) await vote(voter, id, true);
  await Promise.all(Array.from({ length: 5 }, () => vote(voters[0]!, id, null)));
  expect(await vote(await guest('95.56.1.11'), id, true)).toEqual({ useful: 20, useless: 0 });
  await expect(vote(await guest('95.56.1.11'), id, true)).rejects.toThrow('rate_limited');
  expect(await vote(voters[1]!, id, false), 'a change is always possible').toEqual({ useful: 19, useless: 1 });
});

test('limits the votes of guests of one IPv6 network on a text', async () => {
  const id = await review();
  const voteFrom = async (network: string, subnet: number) =>
    vote(await guest(`${network}:${subnet.toString(16)}::/64`), id, true);
  for (let subnet = 0; subnet < 60; subnet++) await voteFrom('2a02:2698:a020', subnet);
  await expect(voteFrom('2a02:2698:a020', 60)).rejects.toThrow('rate_limited');
  expect(await voteFrom('2a02:2698:a021', 1)).toEqual({ useful: 61, useless: 0 });
});

test("sorts by customers' votes before guests'", async () => {
  const [byGuests, byCustomer] = [await review(4), await review(3)];
  for (let at = 0; at < 3; at++) await vote(await guest(), byGuests, true);
  await vote(reader, byCustomer, true);
  const { reviews } = await loadReviewPage(operator.shop.db, product, { sort: 'useful' });
  expect(reviews.map(({ id, useful }) => [id, useful])).toEqual([
    [byCustomer, 1],
    [byGuests, 3],
  ]);
});

test("moves a guest's votes at login, without a second vote or a vote on an own text", async () => {
  const [first, second, foreign] = [await review(), await review(4), await review(3)];
  const [visitor, authorAsGuest] = [await guest(), await guest()];
  await vote(reader, second, true);
  for (const id of [first, second, foreign]) await vote(visitor, id, false);
  await vote(authorAsGuest, first, true);
  const { db } = operator.shop;
  const votes = createVotesService({ db });
  await votes.mergeGuest(db.$client, { from: visitor.sessionId, to: reader.sessionId! });
  await votes.mergeGuest(db.$client, { from: authorAsGuest.sessionId, to: author.sessionId! });
  expect((await own(reader)).map(({ id, isUseful }) => [id, isUseful])).toEqual([
    [first, false],
    [second, true],
    [foreign, false],
  ]);
  expect(await vote(reader, first, null)).toEqual({ useful: 0, useless: 0 });
});

test('keeps the count when the voter deletes the account', async () => {
  const id = await review(4);
  await vote(reader, id, true);
  await operator.shop.db.$client`delete from customers where id = ${reader.customerId}`;
  expect(await vote(author, id, true)).toEqual({ useful: 2, useless: 0 });
});
