import { readFileSync } from 'node:fs';
import type { WalletName } from '#contract/customers/wallet-passes.ts';
import type { Env } from '../../platform/process/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { createAppleWallet } from './apple.wallet.ts';
import { createGoogleWallet, WalletAccount } from './google.wallet.ts';
import type { WalletGateway } from './wallet.ts';

type WalletEnv = Pick<
  Env,
  | 'APPLE_WALLET_CERTIFICATE'
  | 'APPLE_WALLET_KEY'
  | 'APPLE_WALLET_KEY_PASSWORD'
  | 'APPLE_WALLET_WWDR'
  | 'GOOGLE_WALLET_ISSUER'
  | 'GOOGLE_WALLET_ACCOUNT_KEY'
>;

/** Available wallets by name; empty without keys. */
export type Wallets = ReadonlyMap<WalletName, WalletGateway>;

/**
 * Creates the wallets with configured keys; throws `StartupError` for incomplete or invalid keys. `origin` is the
 * shop's, without a trailing slash.
 */
export function createWallets(env: WalletEnv, origin: string): Wallets {
  const found = [createApple(env), createGoogle(env, origin)].filter((wallet) => wallet !== undefined);
  return new Map(found.map((wallet) => [wallet.name, wallet]));
}

function createApple(env: WalletEnv): WalletGateway | undefined {
  const { APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY, APPLE_WALLET_WWDR, APPLE_WALLET_KEY_PASSWORD } = env;
  if (!APPLE_WALLET_CERTIFICATE && !APPLE_WALLET_KEY && !APPLE_WALLET_WWDR) return undefined;
  if (!APPLE_WALLET_CERTIFICATE || !APPLE_WALLET_KEY || !APPLE_WALLET_WWDR)
    throw new StartupError('Apple Wallet needs APPLE_WALLET_CERTIFICATE, APPLE_WALLET_KEY and APPLE_WALLET_WWDR');
  const keys = {
    certificate: readTextOrFile('APPLE_WALLET_CERTIFICATE', APPLE_WALLET_CERTIFICATE, '-----BEGIN'),
    key: readTextOrFile('APPLE_WALLET_KEY', APPLE_WALLET_KEY, '-----BEGIN'),
    wwdr: readTextOrFile('APPLE_WALLET_WWDR', APPLE_WALLET_WWDR, '-----BEGIN'),
    keyPassword: APPLE_WALLET_KEY_PASSWORD,
  };
  try {
    return createAppleWallet(keys);
  } catch (error) {
    throw new StartupError(`the keys of Apple Wallet are invalid: ${(error as Error).message}`);
  }
}

function createGoogle(env: WalletEnv, origin: string): WalletGateway | undefined {
  const { GOOGLE_WALLET_ISSUER: issuerId, GOOGLE_WALLET_ACCOUNT_KEY: accountKey } = env;
  if (!issuerId && !accountKey) return undefined;
  if (!issuerId || !accountKey)
    throw new StartupError('Google Wallet needs GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT_KEY');
  const json = readTextOrFile('GOOGLE_WALLET_ACCOUNT_KEY', accountKey, '{');
  try {
    return createGoogleWallet({ issuerId, account: WalletAccount.parse(JSON.parse(json)), origin });
  } catch {
    throw new StartupError(
      'GOOGLE_WALLET_ACCOUNT_KEY is not a Google service account: download its JSON key from the console',
    );
  }
}

/** Returns a text with a known beginning, or the content of the named file; \n in it becomes a line end. */
function readTextOrFile(name: string, value: string, begin: string): string {
  if (value.trimStart().startsWith(begin)) return begin === '{' ? value : value.replaceAll(String.raw`\n`, '\n');
  try {
    return readFileSync(value, 'utf8');
  } catch {
    throw new StartupError(`the file in ${name} cannot be read`);
  }
}
