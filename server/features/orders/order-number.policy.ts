const rounds = [0x2545, 0x1b87, 0x3c6f, 0x0d59] as const;
const halfBits = 14;
const halfMask = (1 << halfBits) - 1;

/** First number and how many there are, by length; the next length begins when the former is used up. */
const ranges = [{ first: 10_000_000, size: 90_000_000 }, { first: 100_000_000, size: 900_000_000 }] as const;

/** Makes the number people see from an order's id: eight digits (nine after 90 million), each once, without showing how many orders there are. */
export function orderNumber(id: number): string {
  let rest = id;
  for (const [index, { first, size }] of ranges.entries()) {
    if (rest < size) return String(first + (index === 0 ? scatter(rest, size) : rest));
    rest -= size;
  }
  throw new RangeError('order numbers are used up');
}

/** Gives the master number of an order's own number: a part of a split order ends with its place. */
export function masterOf(number: string): string {
  return number.replace(/-\d+$/, '');
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
