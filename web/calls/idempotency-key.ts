/** Random key that makes a retry the same call. Not `randomUUID`, which is missing on plain http outside localhost. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
