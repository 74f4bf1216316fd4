import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { WebSubscription } from './push.ts';

/** One record holds a whole message; services accept at most 4096 bytes. */
const RECORD_BYTES = 4096;
const KEY_BYTES = 65;
/** Marks the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.from([2]);

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Fresh keys and salt per message; tests use those of the RFC. */
type Ephemeral = { salt: Buffer; pair: ECDH };

function ephemeral(): Ephemeral {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), pair };
}

/**
 * Encrypts a message for one browser by RFC 8291 with the content coding `aes128gcm` (RFC 8188), unreadable for the
 * push service. Throws for invalid keys.
 */
export function encryptForBrowser(
  text: string,
  { p256dh, auth }: Pick<WebSubscription, 'p256dh' | 'auth'>,
  { salt, pair }: Ephemeral = ephemeral(),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = hkdf(pair.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(KEY_BYTES, 20);
  return Buffer.concat([
    header,
    sender,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
