/** Sets of positions as bits: position p is bit p & 31 of word p >>> 5. A window is a run of words beginning at some word. */
export type Window = { first: number; words: Uint32Array };

/** Makes an empty window over positions from..to (exclusive). */
export function emptyWindow(from: number, to: number): Window {
  const first = from >>> 5;
  return { first, words: new Uint32Array(Math.max(0, ((to + 31) >>> 5) - first)) };
}

/** Cuts positions from..to out of a set that covers everything. */
export function cutWindow(all: Uint32Array, from: number, to: number): Window {
  const window = emptyWindow(from, to);
  if (from >= to) return { first: window.first, words: new Uint32Array(0) };
  window.words.set(all.subarray(window.first, window.first + window.words.length));
  const last = window.words.length - 1;
  window.words[0] = (window.words[0] ?? 0) & (-1 << (from & 31));
  if ((to & 31) !== 0) window.words[last] = (window.words[last] ?? 0) & ~(-1 << (to & 31));
  return window;
}

/** Puts a position into a set. */
export function setBit(words: Uint32Array, position: number): void {
  words[position >>> 5] = (words[position >>> 5] as number) | (1 << (position & 31));
}

/** Takes a position out of a set. */
export function clearBit(words: Uint32Array, position: number): void {
  words[position >>> 5] = (words[position >>> 5] as number) & ~(1 << (position & 31));
}

/** Tells whether a set has a position. */
export function hasBit(words: Uint32Array, position: number): boolean {
  return ((words[position >>> 5] as number) & (1 << (position & 31))) !== 0;
}

/** Counts the bits of a word. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Counts a set. */
export function countBits(words: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) count += popcount(words[at] as number);
  return count;
}

/** Keeps in `target` what is also in `other`; both windows begin at the same word. */
export function intersect(target: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] as number) & (other[at] as number);
}

/** Calls `visit` with every position of a window, ascending. */
export function eachPosition({ first, words }: Window, visit: (position: number) => void): void {
  for (let at = 0; at < words.length; at++) {
    let word = words[at] as number;
    while (word !== 0) {
      visit(((first + at) << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** Counts the positions of a window inside from..to (exclusive). */
export function countBetween({ first, words }: Window, from: number, to: number): number {
  if (from >= to) return 0;
  const firstWord = from >>> 5;
  const lastWord = (to - 1) >>> 5;
  const start = Math.max(firstWord, first);
  const end = Math.min(lastWord, first + words.length - 1);
  let count = 0;
  for (let at = start; at <= end; at++) {
    let word = words[at - first] as number;
    if (at === firstWord) word &= -1 << (from & 31);
    if (at === lastWord && (to & 31) !== 0) word &= ~(-1 << (to & 31));
    count += popcount(word);
  }
  return count;
}
