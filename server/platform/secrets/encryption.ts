import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts texts of one purpose; texts of another purpose are rejected. */
export type Encryption = { encrypt(text: string): string; decrypt(encrypted: string): string };

/**
 * Creates the encryption of a purpose (AES-256-GCM with a key derived from the store's secret). `decrypt` throws for a
 * modified text or another secret.
 */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `encryption ${purpose}`, KEY_BYTES));
  return {
    encrypt(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    decrypt(encrypted) {
      const all = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
