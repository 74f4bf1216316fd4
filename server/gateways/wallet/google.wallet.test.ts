import { verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createGoogleWalletAccount } from '#test/factories/wallet-keys.ts';
import { createGoogleWallet } from './google.wallet.ts';
import { bonusCardPass, describeWallet, giftCardPass, passNow } from './wallet.contract.ts';
import type { IssuedPass } from './wallet.ts';

const { account, publicKey } = createGoogleWalletAccount();
const wallet = createGoogleWallet({ issuerId: '3388000000012345678', account, origin: 'https://shop.example' });

type Card = {
  id: string;
  classId: string;
  barcode: { value: string };
  validTimeInterval?: unknown;
  cardNumber?: string;
};
type Claims = {
  iss: string;
  aud: string;
  typ: string;
  iat: number;
  origins: string[];
  payload: Record<string, Card[]>;
};

/** Decodes the token of a link after checking its signature with the public key. */
function claimsOf(issued: IssuedPass): Claims {
  if (issued.kind !== 'link') throw new Error('no link');
  const url = new URL(issued.url);
  const [head = '', body = '', signature = ''] = url.pathname.replace('/gp/v/save/', '').split('.');
  if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('a wrong signature');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
const cardOf = ({ payload }: Claims) => (payload['loyaltyObjects'] ?? payload['giftCardObjects'])![0]!;

describeWallet('Google Wallet', () => ({
  wallet,
  read(issued) {
    const claims = claimsOf(issued);
    const { id, barcode } = cardOf(claims);
    return { serial: id, barcode: barcode.value, texts: JSON.stringify(claims.payload) };
  },
}));

test('links to Google, signed by the account, for the shop', async () => {
  const issued = await wallet.create(bonusCardPass, passNow);
  expect(issued).toMatchObject({ url: expect.stringMatching(/^https:\/\/pay\.google\.com\/gp\/v\/save\//) });
  const { payload, ...claims } = claimsOf(issued);
  expect(claims).toEqual({
    iss: account.client_email,
    aud: 'google',
    typ: 'savetowallet',
    iat: passNow.getTime() / 1000,
    origins: ['https://shop.example'],
  });
  expect(payload['loyaltyClasses']).toMatchObject([{ id: '3388000000012345678.bonus', issuerName: 'Sauda' }]);
});

test('gives a gift card its class and expiry, and fits a link even with the longest text', async () => {
  const issued = await wallet.create(giftCardPass, passNow);
  const claims = claimsOf(issued);
  expect(claims.payload['giftCardClasses']).toMatchObject([{ id: '3388000000012345678.gift', merchantName: 'Sauda' }]);
  expect(cardOf(claims)).toMatchObject({
    classId: '3388000000012345678.gift',
    cardNumber: giftCardPass.number,
    validTimeInterval: { end: { date: giftCardPass.expiresAt } },
  });
});

test('refuses a link too long for browsers', async () => {
  const page = `https://shop.example/${'a'.repeat(1000)}`;
  await expect(wallet.create({ ...bonusCardPass, page }, passNow)).rejects.toThrow('too long');
});
