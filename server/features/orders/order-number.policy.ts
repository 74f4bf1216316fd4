import { orderNumber } from '#domain/order-number.ts';

const rounds = [0x2545, 0x1b87, 0x3c6f, 0x0d59] as const;
const halfBits = 14;
const halfMask = (1 << halfBits) - 1;

/** Ids below it are scattered over eight digits; later ones simply follow. */
const scattered = 90_000_000;

/** Makes the number people see from an order's id: each once, without showing how many orders there are. */
export function numberOf(id: number): string {
  return orderNumber(id < scattered ? scatter(id, scattered) || scattered : id + 1);
}

/** A Feistel network permutes 28 bits; values outside the range are permuted again, so it stays one to one. */
function scatter(value: number, size: number): number {
  let scattered = value;
  do scattered = permute(scattered); while (scattered >= size);
  return scattered;
}

function permute(value: number): number {
  let left = value >>> halfBits;
  let right = value & halfMask;
  for (const key of rounds) [left, right] = [right, left ^ mix(right, key)];
  return left * (1 << halfBits) + right;
}

function mix(half: number, key: number): number {
  const spread = Math.imul(half ^ key, 0x9e3779b1);
  return ((spread >>> 15) ^ (spread >>> 3)) & halfMask;
}
