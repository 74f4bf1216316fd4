import type { WalletName } from '#contract/customers/wallet-passes.ts';

/**
 * Tells whether a device of this kind has a wallet, or may pass a card on to a phone that has: Apple's own devices have Apple
 * Wallet, Android has Google's, and a desktop of another maker may be beside either.
 */
export function hasWallet(wallet: WalletName, userAgent: string, touchPoints: number): boolean {
  // An iPad says that it is a Mac, and no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isApple) return wallet === 'apple';
  return wallet === 'google' || !/Android/.test(userAgent);
}
