import { expect, test } from 'vitest';
import { hasWallet } from './wallet-support.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, ['apple']],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5, ['apple']],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0, ['apple', 'google']],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, ['google']],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, ['apple', 'google']],
])('finds the wallets of %s with %i touch points', (userAgent, touchPoints, wallets) => {
  expect((['apple', 'google'] as const).filter((wallet) => hasWallet(wallet, userAgent, touchPoints))).toEqual(wallets);
});
