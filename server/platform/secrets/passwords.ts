import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);
/** Cost of a hash: memory in KiB, passes, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/**
 * Argon2id as recommended by OWASP: 19 MiB, two passes, one lane. Each hash stores its parameters, so they can be
 * raised later.
 */
const COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** Max concurrent hashes: libuv's four threads also compress pages and read files, and each hash takes 19 MiB. */
const MAX_CONCURRENT = 2;

let running = 0;
const waitQueue: (() => void)[] = [];

/** Returns a password's Argon2id hash in PHC format, with a random salt. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, KEY_BYTES);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(key)}`;
}

/**
 * True when a password matches a hash. Without a hash it takes the same time and returns false, so response times do
 * not reveal whether a customer exists.
 */
export async function passwordMatches(
  password: string,
  hash: string | null,
  cost: PasswordCost = COST,
): Promise<boolean> {
  const match = PHC.exec(hash ?? '');
  if (!match) {
    await derive(password, Buffer.alloc(SALT_BYTES), cost, KEY_BYTES);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', key = ''] = match;
  const expected = Buffer.from(key, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), parameters, expected.length), expected);
}

async function derive(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waitQueue.push(resolve));
  else running++;
  try {
    return await deriveKey('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
  } finally {
    const next = waitQueue.shift();
    if (next) next();
    else running--;
  }
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
