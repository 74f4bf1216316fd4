import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** Wallets of phones that cards can be added to. */
export const WALLET_NAMES = ['apple', 'google'] as const;
/** One of `WALLET_NAMES`. */
export type WalletName = (typeof WALLET_NAMES)[number];

const Wallet = z.enum(WALLET_NAMES);
/** The address that adds a pass: one of the shop, good for minutes, or one of the wallet. */
const Added = z.object({ url: z.string() });

export const walletPassesContract = {
  'GET /api/pages/profile/wallets': endpoint({
    summary: 'Wallets of phones that cards can be added to; none where the shop has no keys for them.',
    output: z.object({ wallets: z.array(Wallet) }),
    access: 'customer',
  }),
  'POST /api/pages/profile/bonus-card/wallet-pass': endpoint({
    summary: "Creates a pass of the customer's bonus card and returns the address that adds it.",
    input: z.object({ wallet: Wallet }),
    output: Added,
    errors: ['wallet_pass_failed'],
    access: 'customer',
    perMinute: 10,
  }),
  'POST /api/pages/profile/gift-cards/:id/wallet-pass': endpoint({
    summary: "Creates a pass of the customer's gift card, when it can pay, and returns the address that adds it.",
    input: z.object({ id: Id, wallet: Wallet }),
    output: Added,
    errors: ['gift_card_refused', 'wallet_pass_failed'],
    access: 'customer',
    perMinute: 10,
  }),
};
