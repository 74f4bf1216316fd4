import { z } from 'zod';
import { WALLET_NAMES, type WalletName } from '#contract/customers/wallet-passes.ts';
import type { Language } from '#domain/text/language.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Logger } from 'pino';
import type { Wallets } from '#server/gateways/wallet/create-wallets.ts';
import type { IssuedPass, WalletPass } from '#server/gateways/wallet/wallet.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { fail } from '../../../platform/http/failure.ts';
import { sign } from '../../../platform/secrets/secrets.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { BonusCardsService } from '../../money/bonuses/bonus-cards.service.ts';
import type { CustomersService } from '../../customers/customers/customers.service.ts';
import type { GiftCardsService } from '../../money/gift-cards/gift-cards.service.ts';
import { createBonusPass, createGiftPass } from './wallet-passes.policy.ts';

/** Lifetime of a download link. */
const LINK_LIFETIME_MS = 5 * MINUTE_MS;
const SERIAL_LENGTH = 32;

/** A customer's card with the wallet and language of its pass. */
type PassRequest = {
  wallet: WalletName;
  customerId: number;
  /** Null for the bonus card. */
  giftCardId: number | null;
  language: Language;
  city: string;
};

const EncryptedRequest = z.object({
  wallet: z.enum(WALLET_NAMES),
  customerId: z.number(),
  giftCardId: z.number().nullable(),
  language: z.enum(['ru', 'kk']),
  city: z.string(),
  until: z.number(),
});

/** Passes for phone wallets. */
export type WalletPassesService = ReturnType<typeof createWalletPassesService>;

type Deps = {
  wallets: Wallets;
  bonusCards: Pick<BonusCardsService, 'readNumber'>;
  giftCards: Pick<GiftCardsService, 'list' | 'reveal'>;
  customers: Pick<CustomersService, 'read'>;
  settings: Pick<SettingsReader, 'current'>;
  secret: string;
  /** Origin of the shop, for links. */
  origin: string;
  /** Logs passes that could not be created. */
  log: Pick<Logger, 'error'>;
};

/** Creates the pass service. Passes are created on demand and not stored. */
export function createWalletPassesService(deps: Deps) {
  const { wallets, bonusCards, giftCards, customers, settings, secret, origin, log } = deps;
  const encryption = createEncryption(secret, 'wallet pass');

  const buildPass = async ({ customerId, giftCardId, language, city }: PassRequest, now: Date): Promise<WalletPass> => {
    const paths = createScopedPaths(language, city);
    const card = giftCardId === null ? `bonus ${customerId}` : `gift ${giftCardId}`;
    const common = {
      serial: sign(secret, 'wallet pass', card).slice(0, SERIAL_LENGTH),
      language,
      shopName: settings.current()['shop.name'],
    };
    if (giftCardId === null) {
      const number = await bonusCards.readNumber(customerId);
      const { first_name: holder } = await customers.read(customerId);
      return createBonusPass({ ...common, number, holder, page: origin + paths.profile('my-bonuses') });
    }
    const gift = (await giftCards.list(customerId, now)).activeCards.find(({ id }) => id === giftCardId);
    const key = gift && (await giftCards.reveal(customerId, giftCardId));
    if (!gift || !key) return fail('gift_card_refused');
    return createGiftPass({ ...common, number: key.number, page: origin + paths.profile('my-giftcards') }, gift);
  };

  const issue = async (request: PassRequest, now: Date): Promise<IssuedPass> => {
    const wallet = wallets.get(request.wallet) ?? fail('wallet_pass_failed');
    const pass = await buildPass(request, now);
    try {
      return await wallet.create(pass, now);
    } catch (error) {
      log.error({ wallet: request.wallet, err: error }, 'could not create a wallet pass');
      return fail('wallet_pass_failed');
    }
  };

  return {
    /** Lists wallets for which the shop has keys. */
    listWallets: (): WalletName[] => [...wallets.keys()],

    /**
     * Creates a pass and returns the URL that adds it to the wallet. A file URL expires after five minutes and does not
     * reveal the card. Fails with `gift_card_refused`, `wallet_pass_failed`.
     */
    async add(
      request: PassRequest,
      { origin: callerOrigin, now }: { origin: string; now: Date },
    ): Promise<{ url: string }> {
      const issuedPass = await issue(request, now);
      if (issuedPass.kind === 'link') return { url: issuedPass.url };
      const sealed = encryption.encrypt(JSON.stringify({ ...request, until: now.getTime() + LINK_LIFETIME_MS }));
      return { url: `${callerOrigin}/wallet-passes/${sealed}.pkpass` };
    },

    /**
     * Builds the pass file for an encrypted download token; undefined when the token is expired or forged. Fails with
     * `gift_card_refused`, `wallet_pass_failed`.
     */
    async open(sealed: string, now: Date): Promise<Extract<IssuedPass, { kind: 'file' }> | undefined> {
      const request = decryptRequest(encryption, sealed);
      if (!request || request.until <= now.getTime()) return undefined;
      const issuedPass = await issue(request, now);
      return issuedPass.kind === 'file' ? issuedPass : undefined;
    },
  };
}

function decryptRequest(
  encryption: ReturnType<typeof createEncryption>,
  sealed: string,
): z.infer<typeof EncryptedRequest> | undefined {
  try {
    return EncryptedRequest.parse(JSON.parse(encryption.decrypt(sealed)));
  } catch {
    return undefined;
  }
}
