import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** Phone wallets that support adding cards. */
export const WALLET_NAMES = ['apple', 'google'] as const;
/** One of `WALLET_NAMES`. */
export type WalletName = (typeof WALLET_NAMES)[number];

const Wallet = z.enum(WALLET_NAMES);
/** URL that adds a pass: a short-lived URL of the shop, or one of the wallet service. */
const PassUrl = z.object({ url: z.string() });

export const walletPassesContract = {
  'GET /api/pages/profile/wallets': endpoint({
    summary: 'Phone wallets that cards can be added to; none without configured keys.',
    output: z.object({ wallets: z.array(Wallet) }),
    access: 'customer',
  }),
  'POST /api/pages/profile/bonus-card/wallet-pass': endpoint({
    summary: "Creates a pass of the customer's bonus card and returns the URL that adds it.",
    input: z.object({ wallet: Wallet }),
    output: PassUrl,
    errors: ['wallet_pass_failed'],
    access: 'customer',
    perMinute: 10,
  }),
  'POST /api/pages/profile/gift-cards/:id/wallet-pass': endpoint({
    summary: 'Creates a pass of a usable gift card of the customer and returns the URL that adds it.',
    input: z.object({ id: Id, wallet: Wallet }),
    output: PassUrl,
    errors: ['gift_card_refused', 'wallet_pass_failed'],
    access: 'customer',
    perMinute: 10,
  }),
};
