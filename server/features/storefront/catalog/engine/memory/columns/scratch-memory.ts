import type { Window } from './bits.ts';

/** Scratch memory reused between queries; avoids allocations and garbage collection. */
export type Scratch = {
  windows: WindowAllocator;
  /**
   * By position: score, best form of the current word, and number of matched words. Scores are valid only for matching
   * products; the others are zero between queries.
   */
  scores: Int32Array;
  best: Int32Array;
  wordCounts: Uint16Array;
  /** Buffers for positions, keys and models of products being ordered. */
  positions: Int32Array;
  keys: Float64Array;
  models: Int32Array;
  /** By model: its best key and number of matching products; counts are zero between queries. */
  modelKeys: Float64Array;
  modelCounts: Int32Array;
};

/** Allocates windows from one block of memory; all are released at once. */
export type WindowAllocator = {
  empty(from: number, to: number): Window;
  cut(all: Uint32Array, from: number, to: number): Window;
  copy(window: Window): Window;
  emptyLike(window: Window): Window;
  clear(): void;
};
