import { unzipSync } from 'fflate';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { createWallets } from '#server/gateways/wallet/create-wallets.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createAppleWalletKeys, createGoogleWalletAccount } from '#test/factories/wallet-keys.ts';
import { readEnv } from '../../../platform/process/env.ts';
import { createBonusCardsService } from '../../money/bonuses/bonus-cards.service.ts';
import { createCustomersService } from '../../customers/customers/customers.service.ts';
import { createGiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import { registerWalletPasses } from './wallet-passes.routes.ts';
import { createWalletPassesService, type WalletPassesService } from './wallet-passes.service.ts';

const secret = 'secret of the tests of passes';
const origin = 'https://shop.example.kz';
const now = new Date();
const apple = createAppleWalletKeys(now);
const keys = {
  APPLE_WALLET_CERTIFICATE: apple.certificate,
  APPLE_WALLET_KEY: apple.key.replaceAll('\n', String.raw`\n`),
  APPLE_WALLET_WWDR: apple.wwdr,
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_ACCOUNT_KEY: JSON.stringify(createGoogleWalletAccount().account),
};

let database: TestDatabase;
let passes: WalletPassesService;
let owner: number;
let otherCustomerId: number;
let giftCardId: number;
const loggedErrors: unknown[] = [];
const app = Fastify({ routerOptions: { maxParamLength: 4000 } });

function create(env: Record<string, string>) {
  const { db } = database;
  return createWalletPassesService({
    wallets: createWallets(readEnv(env), origin),
    bonusCards: createBonusCardsService({ db, settings: { current: () => defaultSettings } }),
    giftCards: createGiftCardsService({ db, secret }),
    customers: createCustomersService({ db, secret }),
    settings: { current: () => defaultSettings },
    secret,
    origin,
    log: { error: (...args: unknown[]) => void loggedErrors.push(args) },
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  owner = (await insertCustomer(db, '7064400001')).customerId;
  otherCustomerId = (await insertCustomer(db, '7064400002')).customerId;
  const giftCards = createGiftCardsService({ db, secret });
  const words = { sender: 'Әсел', message: 'Құттықтаймыз!', design: 'ornament', colour: 'gold' } as const;
  await giftCards.issueOwned(db.$client, 5000, { customerId: owner, purchaseCardId: 1, ...words }, now);
  giftCardId = (await giftCards.list(owner, now)).activeCards[0]!.id;
  passes = create(keys);
  registerWalletPasses(app, passes);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const createRequest = (customerId: number, wallet: 'apple' | 'google', card: number | null) => ({
  wallet,
  customerId,
  giftCardId: card,
  language: 'kk' as const,
  city: 'ust-kamenogorsk',
});
const fetchPass = async (url: string) => app.inject(new URL(url).pathname);

test('offers no wallet and creates no pass without keys', async () => {
  const unconfigured = create({});
  expect(unconfigured.listWallets()).toEqual([]);
  await expect(unconfigured.add(createRequest(owner, 'apple', null), { origin, now })).rejects.toThrow(
    'wallet_pass_failed',
  );
});

test.each([
  { ...keys, APPLE_WALLET_WWDR: '' },
  { ...keys, APPLE_WALLET_KEY: createAppleWalletKeys(now).key },
  { ...keys, APPLE_WALLET_CERTIFICATE: '/nowhere/certificate.pem' },
  { ...keys, GOOGLE_WALLET_ISSUER: '' },
  { ...keys, GOOGLE_WALLET_ACCOUNT_KEY: '{}' },
])('fails to start with incomplete or mismatched keys and names them', (env) => {
  expect(() => createWallets(readEnv(env), origin)).toThrow(/Apple Wallet|APPLE_WALLET|Google Wallet|GOOGLE_WALLET/);
});

describe('with keys', () => {
  test('offers both wallets', () => expect(passes.listWallets()).toEqual(['apple', 'google']));

  test.each(['bonus', 'gift'])('serves Apple a file of the %s card at an opaque address', async (kind) => {
    const card = kind === 'gift' ? giftCardId : null;
    const { url } = await passes.add(createRequest(owner, 'apple', card), { origin, now });
    expect(url).toMatch(/^https:\/\/shop\.example\.kz\/wallet-passes\/[\w-]+\.pkpass$/);
    const answer = await fetchPass(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'cache-control': 'private, no-store',
    });
    const pass = JSON.parse(Buffer.from(unzipSync(answer.rawPayload)['pass.json']!).toString());
    expect(pass.barcodes[0].message).toMatch(/^\d{16}$/);
    expect(url).not.toContain(pass.barcodes[0].message);
    expect(pass.description).toBe(kind === 'gift' ? 'Сыйлық картасы' : 'Бонус картасы');
  });

  test("never includes a gift card's PIN", async () => {
    const revealed = await createGiftCardsService({ db: database.db, secret }).reveal(owner, giftCardId);
    const { url } = await passes.add(createRequest(owner, 'apple', giftCardId), { origin, now });
    const pass = Buffer.from(unzipSync((await fetchPass(url)).rawPayload)['pass.json']!).toString();
    expect(pass).toContain(revealed!.number);
    // Four digits can also occur by chance in the number, the sum or a date.
    const rest = (text: string) =>
      text.replaceAll(formatGiftCard(revealed!.number), '').replace(/"value":5000|\d{4}-\d\d-\d\dT[\d:.]+/g, '');
    expect(rest(pass)).not.toMatch(new RegExp(`\\b${revealed!.pin}\\b`));
    const link = await passes.add(createRequest(owner, 'google', giftCardId), { origin, now });
    const claims = Buffer.from(link.url.split('.')[3]!, 'base64url').toString();
    expect(claims).toContain(revealed!.number);
    expect(rest(claims)).not.toMatch(new RegExp(`\\b${revealed!.pin}\\b`));
  });

  test.each(['bonus', 'gift'])('returns a link of the %s card for Google that fits in a URL', async (kind) => {
    const card = kind === 'gift' ? giftCardId : null;
    const { url } = await passes.add(createRequest(owner, 'google', card), { origin, now });
    expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(url.length).toBeLessThan(1830);
  });

  test("rejects another customer's gift card and a spent one", async () => {
    for (const wallet of ['apple', 'google'] as const)
      await expect(passes.add(createRequest(otherCustomerId, wallet, giftCardId), { origin, now })).rejects.toThrow(
        'gift_card_refused',
      );
    const { url } = await passes.add(createRequest(owner, 'apple', giftCardId), { origin, now });
    await database.db.$client`update gift_cards set balance = 0 where id = ${giftCardId}`;
    await expect(passes.add(createRequest(owner, 'apple', giftCardId), { origin, now })).rejects.toThrow(
      'gift_card_refused',
    );
    expect((await fetchPass(url)).statusCode).toBe(404);
    await database.db.$client`update gift_cards set balance = nominal where id = ${giftCardId}`;
  });

  test('expires an address after five minutes and rejects a changed one', async () => {
    const before = new Date(now.getTime() - 5 * MINUTE_MS - 1000);
    const { url } = await passes.add(createRequest(owner, 'apple', null), { origin, now: before });
    expect((await fetchPass(url)).statusCode).toBe(404);
    const fresh = await passes.add(createRequest(owner, 'apple', null), { origin, now });
    // Change the first letter: the last may contain unused bits.
    const changed = fresh.url.replace(/(?<=wallet-passes\/)./, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect((await fetchPass(changed)).statusCode).toBe(404);
    expect((await fetchPass(fresh.url)).statusCode).toBe(200);
  });

  test('logs expired keys and reports a failure to the customer', async () => {
    const later = new Date(now.getTime() + 400 * DAY_MS);
    await expect(passes.add(createRequest(owner, 'apple', null), { origin, now: later })).rejects.toThrow(
      'wallet_pass_failed',
    );
    expect(loggedErrors).toHaveLength(1);
  });
});
