import type { CatalogIndex, IndexPart } from '../index/catalog-index.ts';
import type { Scratch, WindowAllocator } from './scratch-memory.ts';
import { createBitMemory } from './shared-count.ts';

/** A query rarely needs more windows; further ones use fresh memory. */
const PREALLOCATED_WINDOWS = 48;

/**
 * Creates scratch memory for a number of positions and models. Copies the bit sets of values into the same memory,
 * where counting both is fastest.
 */
export function allocateMemory(
  part: IndexPart,
  capacity: number,
  models: number,
): Pick<CatalogIndex, 'main' | 'scratch' | 'bits'> {
  const { dense } = part.groups;
  const bits = createBitMemory(dense.length + PREALLOCATED_WINDOWS * ((capacity >>> 5) + 1));
  bits.words.set(dense);
  const main = { ...part, groups: { ...part.groups, dense: bits.words.subarray(0, dense.length) } };
  return { main, bits, scratch: createScratch(bits.words.subarray(dense.length), capacity, models) };
}

function createScratch(windows: Uint32Array, capacity: number, models: number): Scratch {
  return {
    windows: createWindowAllocator(windows),
    scores: new Int32Array(capacity),
    best: new Int32Array(capacity),
    wordCounts: new Uint16Array(capacity),
    positions: new Int32Array(capacity),
    keys: new Float64Array(capacity),
    models: new Int32Array(capacity),
    modelKeys: new Float64Array(models + 1),
    modelCounts: new Int32Array(models + 1),
  };
}

/** Creates a window allocator in the given memory. */
function createWindowAllocator(memory: Uint32Array): WindowAllocator {
  let used = 0;
  const allocate = (length: number): Uint32Array => {
    if (used + length > memory.length) return new Uint32Array(length);
    used += length;
    return memory.subarray(used - length, used);
  };
  const windows: WindowAllocator = {
    empty(from, to) {
      const firstWord = from >>> 5;
      const words = allocate(from < to ? ((to + 31) >>> 5) - firstWord : 0);
      words.fill(0);
      return { first: firstWord, words };
    },
    cut(all, from, to) {
      const first = from >>> 5;
      if (from >= to) return { first, words: allocate(0) };
      const words = allocate(((to + 31) >>> 5) - first);
      words.set(all.subarray(first, first + words.length));
      const lastWord = words.length - 1;
      words[0] = (words[0] as number) & (-1 << (from & 31));
      if ((to & 31) !== 0) words[lastWord] = (words[lastWord] as number) & ~(-1 << (to & 31));
      return { first, words };
    },
    copy({ first, words: source }) {
      const words = allocate(source.length);
      words.set(source);
      return { first, words };
    },
    emptyLike({ first, words: source }) {
      const words = allocate(source.length);
      words.fill(0);
      return { first, words };
    },
    clear() {
      used = 0;
    },
  };
  return windows;
}
