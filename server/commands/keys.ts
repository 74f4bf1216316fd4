import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore } from './command.ts';
import { createKeysService, MAX_KEY_LENGTH } from '../features/money/keys/keys.service.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';
import { StartupError } from '../platform/process/startup-error.ts';

const USAGE = 'npm run keys -- <product id> <file with one key per line>';

/**
 * Reads keys from a file, one per line, trimmed; throws `StartupError` for an empty file or a line that is too long.
 */
async function readKeys(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new StartupError(`The file cannot be read: ${error.message}`);
  });
  const keys = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const longIndex = keys.findIndex((key) => key.length > MAX_KEY_LENGTH);
  if (keys.length === 0) throw new StartupError('The file contains no keys: write one per line.');
  if (longIndex >= 0)
    throw new StartupError(`Key ${longIndex + 1} is longer than ${MAX_KEY_LENGTH} characters. Nothing was loaded.`);
  return keys;
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [productId, path] = positionals;
  if (positionals.length !== 2 || !path || !/^\d{1,9}$/.test(productId ?? ''))
    return printOutcome(wrongUsage('Give a product id and a file', USAGE));
  const keys = await readKeys(path);
  return withStore(2, async ({ env, db }) => {
    const service = createKeysService({ db, secret: loadSecret(env.APP_SECRET, env.DATA_DIR), sandbox: false });
    // Record the count only: any reader of a key can use it.
    const change = { command: 'keys', subject: `product ${productId}`, input: { count: keys.length } };
    const answer = await recordChange(db, change, async () => {
      const loaded = await service.load(Number(productId), keys);
      if (!loaded) throw new StartupError(`Product ${productId} is not digital. Nothing was loaded.`);
      return { text: `${loaded.added} of ${keys.length} keys are new; ${loaded.free} are available.`, code: 0 };
    });
    return printOutcome(answer);
  });
}

await runCommand({ usage: USAGE, minArguments: 2 }, main);
