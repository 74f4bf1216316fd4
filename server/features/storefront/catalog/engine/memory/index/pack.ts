const ARRAY_KINDS = { Int32Array, Uint32Array, Uint8Array, Float64Array, Uint16Array };
type Numbers = Int32Array | Uint32Array | Uint8Array | Float64Array | Uint16Array;
type ArrayKind = keyof typeof ARRAY_KINDS;
/** Non-JSON values in the header: numeric arrays and texts by their offset in the body. */
type Placeholder =
  | { $: ArrayKind; at: number; length: number }
  | { $: 'Map'; entries: [unknown, unknown][] }
  | { $: 'Texts'; chunks: { at: number; bytes: number }[] };

const ALIGNMENT = 8;
const TEXTS_PER_CHUNK = 20_000;
/** Never part of a text: PostgreSQL does not store it. */
const SEPARATOR = '\u0000';

const TEXTS: unique symbol = Symbol('texts');

/** Marks a list of texts to be stored in the body instead of the header. */
export function asTexts(list: readonly string[]): object {
  return { [TEXTS]: list };
}

/**
 * Serializes a tree of plain objects, maps, numeric arrays and text lists into one block of memory: a JSON header, then
 * the arrays.
 */
export function pack(tree: object): Uint8Array<ArrayBuffer> {
  const parts: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const append = (bytes: Uint8Array): number => {
    const at = size;
    parts.push({ at, bytes });
    size = align(size + bytes.byteLength);
    return at;
  };
  const header = new TextEncoder().encode(
    JSON.stringify(tree, (_, value: unknown): unknown => {
      if (ArrayBuffer.isView(value))
        return {
          $: value.constructor.name,
          at: append(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)),
          length: (value as Numbers).length,
        };
      if (value instanceof Map) return { $: 'Map', entries: [...value] };
      return hasTexts(value)
        ? {
            $: 'Texts',
            chunks: textChunks(value[TEXTS]).map((bytes) => ({ at: append(bytes), bytes: bytes.byteLength })),
          }
        : value;
    }),
  );
  const start = align(ALIGNMENT + header.byteLength);
  const packed = new Uint8Array(start + size);
  new DataView(packed.buffer).setUint32(0, header.byteLength, true);
  packed.set(header, ALIGNMENT);
  for (const { at, bytes } of parts) packed.set(bytes, start + at);
  return packed;
}

/**
 * Deserializes the output of `pack`; arrays are views of the same memory. Texts are read in batches, awaiting `pause`
 * in between.
 */
export async function unpack(packed: Uint8Array<ArrayBuffer>, pause: () => Promise<void>): Promise<unknown> {
  const { buffer, byteOffset } = packed;
  const length = new DataView(buffer, byteOffset).getUint32(0, true);
  const decoder = new TextDecoder();
  const start = byteOffset + align(ALIGNMENT + length);
  const texts: { chunks: { at: number; bytes: number }[]; list: string[] }[] = [];
  const tree: unknown = JSON.parse(
    decoder.decode(packed.subarray(ALIGNMENT, ALIGNMENT + length)),
    (_, value: unknown) => {
      if (!isPlaceholder(value)) return value;
      if (value.$ === 'Map') return new Map(value.entries);
      if (value.$ !== 'Texts') return new ARRAY_KINDS[value.$](buffer, start + value.at, value.length);
      const list: string[] = [];
      texts.push({ chunks: value.chunks, list });
      return list;
    },
  );
  for (const { chunks, list } of texts) {
    for (const { at, bytes } of chunks) {
      for (const text of decoder.decode(new Uint8Array(buffer, start + at, bytes)).split(SEPARATOR)) list.push(text);
      await pause();
    }
  }
  return tree;
}

function hasTexts(value: unknown): value is { [TEXTS]: readonly string[] } {
  return typeof value === 'object' && value !== null && TEXTS in value;
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && '$' in value;
}

function textChunks(list: readonly string[]): Uint8Array[] {
  const encoder = new TextEncoder();
  return Array.from({ length: Math.ceil(list.length / TEXTS_PER_CHUNK) }, (_, index) =>
    encoder.encode(list.slice(index * TEXTS_PER_CHUNK, (index + 1) * TEXTS_PER_CHUNK).join(SEPARATOR)),
  );
}

function align(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
