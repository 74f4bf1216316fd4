import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { formatGiftCard } from '#domain/gifts/gift-card.ts';
import type { Localized } from '#domain/text/language.ts';
import { WalletProblem, type WalletGateway, type WalletPass } from './wallet.ts';

const SAVE_URL = 'https://pay.google.com/gp/v/save/';
/** Maximum token length in a link, by Google's recommendation. */
const MAX_TOKEN = 1800;

/** Required part of Google's service account file. */
export const WalletAccount = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
});
export type WalletAccount = z.infer<typeof WalletAccount>;

/** `issuerId` identifies the shop at Google Wallet; `origin` is the shop's, from which Google loads the icon. */
export type GoogleWalletSettings = { issuerId: string; account: WalletAccount; origin: string };

/**
 * Creates the adapter of Google Wallet: a link with a signed token (JWT, RS256) that contains the card and its class.
 * Throws for an invalid key.
 */
export function createGoogleWallet({ issuerId, account, origin }: GoogleWalletSettings): WalletGateway {
  const key = createPrivateKey(account.private_key);
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const buildPayload = (pass: WalletPass) => {
    const { nominal, number, serial, shopName, backgroundColor, expiresAt } = pass;
    const kind = nominal === null ? 'loyalty' : 'giftCard';
    const classId = `${issuerId}.${nominal === null ? 'bonus' : 'gift'}`;
    const appearance = {
      id: classId,
      issuerName: shopName,
      reviewStatus: 'UNDER_REVIEW',
      programLogo: { sourceUri: { uri: `${origin}/icons/maskable-512.png` } },
      hexBackgroundColor: backgroundColor,
    };
    const card = {
      id: `${issuerId}.${serial}`,
      classId,
      state: 'ACTIVE',
      barcode: { type: 'CODE_128', value: number, alternateText: formatGiftCard(number) },
      linksModuleData: { uris: [{ id: 'page', uri: pass.page, description: shopName }] },
      ...(expiresAt !== null && {
        validTimeInterval: { end: { date: new Date(expiresAt).toISOString() } },
      }),
    };
    return kind === 'loyalty'
      ? {
          loyaltyClasses: [{ ...appearance, ...localizedFields('programName', pass.title) }],
          loyaltyObjects: [{ ...card, accountName: pass.holder || shopName, accountId: number.slice(-4) }],
        }
      : {
          giftCardClasses: [{ ...appearance, merchantName: shopName }],
          giftCardObjects: [{ ...card, cardNumber: number }],
        };
  };

  return {
    name: 'google',
    async create(pass, now) {
      const claims = {
        iss: account.client_email,
        aud: 'google',
        typ: 'savetowallet',
        iat: Math.floor(now.getTime() / 1000),
        origins: [origin],
        payload: buildPayload(pass),
      };
      const signed = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`;
      const token = `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
      if (token.length > MAX_TOKEN) throw new WalletProblem(`a link of ${token.length} characters is too long`);
      return { kind: 'link', url: SAVE_URL + token };
    },
  };
}

/** A Google text with its translation; a class is shared by all callers, so Russian always comes first. */
function localizedFields(name: string, text: Localized): object {
  return {
    [name]: text.ru,
    [`localized${name[0]!.toUpperCase()}${name.slice(1)}`]: {
      defaultValue: { language: 'ru', value: text.ru },
      translatedValues: [{ language: 'kk', value: text.kk }],
    },
  };
}
