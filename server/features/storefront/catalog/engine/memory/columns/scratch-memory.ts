import type { Window } from './bits.ts';

/**
 * Room a question works in, used again by the next one: nothing is created anew per question, so that nothing is left to
 * collect.
 */
export type Scratch = {
  windows: WindowRoom;
  /**
   * By position: score, the best form of the word being scored, words had. Only the score of products that match means
   * anything; the others are zero between questions.
   */
  scores: Int32Array;
  best: Int32Array;
  had: Uint16Array;
  /** Places for the positions, keys and models of products being ordered. */
  positions: Int32Array;
  keys: Float64Array;
  models: Int32Array;
  /** By model: its best key, and how many of its products match; counts are zero between questions. */
  modelKeys: Float64Array;
  modelCounts: Int32Array;
};

/** Hands out windows of one block of memory; all of them are released at once. */
export type WindowRoom = {
  empty(from: number, to: number): Window;
  cut(all: Uint32Array, from: number, to: number): Window;
  copy(window: Window): Window;
  like(window: Window): Window;
  clear(): void;
};
