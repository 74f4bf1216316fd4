import type { WalletName } from '#contract/customers/wallet-passes.ts';

/**
 * Whether this device may have a wallet or hand a pass to a phone that has one. Apple devices have Apple Wallet,
 * Android has Google Wallet; any other desktop may sync with either.
 */
export function hasWallet(wallet: WalletName, userAgent: string, touchPoints: number): boolean {
  // iPads report themselves as Macs; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isApple) return wallet === 'apple';
  return wallet === 'google' || !/Android/.test(userAgent);
}
