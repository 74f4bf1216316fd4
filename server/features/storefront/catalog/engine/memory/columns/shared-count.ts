import { countShared } from './bits.ts';

/**
 * Memory of bit sets with the fastest count of bits shared by two runs of its words. `countShared` counts other memory.
 */
export type BitMemory = {
  words: Uint32Array;
  countShared(firstByte: number, otherByte: number, words: number): number;
};

/** Minimal WebAssembly types; the DOM lib that declares them is not loaded here. */
type WebAssemblyLike = {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { count: BitMemory['countShared'] } };
};

const PAGE_BYTES = 65_536;
const I32 = 0x7f;
const I64 = 0x7e;
const EMPTY_BLOCK = 0x40;
const [first, other, remaining, sum] = [0, 1, 2, 3];
/** Words per round of the vector loop. */
const WORDS_PER_ROUND = 8;

const localGet = (local: number) => [0x20, local];
const localSet = (local: number) => [0x21, local];
const constant = (value: number) => [0x41, value];
const block = (...body: number[][]) => [0x02, EMPTY_BLOCK, ...body.flat(), 0x0b];
const loop = (...body: number[][]) => [0x03, EMPTY_BLOCK, ...body.flat(), 0x0b];
const repeat = [0x0c, 0];
const branchOutIf = [0x0d, 1];
const lessThan = [0x48];
const addI32 = [0x6a];
const subtractI32 = [0x6b];
const addI64 = [0x7c];
const andI64 = [0x83];
const popcountI64 = [0x7b];
const loadI64 = (offset: number) => [0x29, 2, offset];
const loadWord = [0x35, 2, 0];
const toI32 = [0xa7];

const step = (words: number) => [
  ...localGet(first),
  ...constant(words * 4),
  ...addI32,
  ...localSet(first),
  ...localGet(other),
  ...constant(words * 4),
  ...addI32,
  ...localSet(other),
  ...localGet(remaining),
  ...constant(words),
  ...subtractI32,
  ...localSet(remaining),
];
const loopWhile = (words: number, body: number[]) =>
  block(
    loop(
      localGet(remaining),
      constant(words),
      lessThan,
      branchOutIf,
      localGet(sum),
      body,
      localSet(sum),
      step(words),
      repeat,
    ),
  );

/**
 * Counts the bits shared by `remaining` words at two addresses: a round of vector popcounts, then the rest word by
 * word.
 */
const code = [
  loopWhile(
    WORDS_PER_ROUND,
    [0, 8, 16, 24].flatMap((offset) => [
      ...localGet(first),
      ...loadI64(offset),
      ...localGet(other),
      ...loadI64(offset),
      ...andI64,
      ...popcountI64,
      ...addI64,
    ]),
  ),
  loopWhile(1, [
    ...localGet(first),
    ...loadWord,
    ...localGet(other),
    ...loadWord,
    ...andI64,
    ...popcountI64,
    ...addI64,
  ]),
  localGet(sum),
  toI32,
  [0x0b],
].flat();

const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
const length = (size: number) => (size < 128 ? [size] : [(size & 127) | 128, size >> 7]);
const section = (id: number, ...body: number[][]) => [id, ...length(body.flat().length), ...body.flat()];
const body = [1, 1, I64, ...code];

/** A module with one function over the given memory; https://webassembly.github.io/spec/core/binary/. */
const bytes = new Uint8Array(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [1, 0x60, 3, I32, I32, I32, 1, I32]),
    section(2, [1, ...text('in'), ...text('memory'), 2, 0, 0]),
    section(3, [1, 0]),
    section(7, [1, ...text('count'), 0, 0]),
    section(10, [1, ...length(body.length), ...body]),
  ].flat(),
);

/**
 * Creates memory for a number of words. WebAssembly has a popcount instruction, JavaScript has none; without
 * WebAssembly it falls back to JavaScript.
 */
export function createBitMemory(words: number): BitMemory {
  const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly?: WebAssemblyLike };
  if (!wasm) return createPlainBitMemory(words);
  const memory = new wasm.Memory({ initial: Math.ceil((words * 4) / PAGE_BYTES) });
  const { count } = new wasm.Instance(new wasm.Module(bytes), { in: { memory } }).exports;
  return { words: new Uint32Array(memory.buffer, 0, words), countShared: count };
}

/** Creates memory whose words are counted in JavaScript. */
export function createPlainBitMemory(words: number): BitMemory {
  const memory = new Uint32Array(words);
  return {
    words: memory,
    countShared: (firstByte, otherByte, length) =>
      countShared(memory, firstByte >>> 2, memory, otherByte >>> 2, length),
  };
}
