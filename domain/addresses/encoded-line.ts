/** A line on the map, in 1/100,000 of a degree: latitude, longitude, latitude, longitude … */
export type Line = Int32Array;

/** Units per degree: five decimals, about a metre. */
export const UNITS_PER_DEGREE = 100_000;

const CHUNK_BITS = 5;
const CONTINUATION_BIT = 1 << CHUNK_BITS;
const FIRST_CHAR_CODE = 63;

/** Encodes a line as text, each point as the difference from the previous one ("encoded polyline" format). */
export function encodeLine(line: Line): string {
  const values = line.map((value, index) => (index < 2 ? value : value - (line[index - 2] ?? 0)));
  return [...values].map(encodeNumber).join('');
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= CONTINUATION_BIT) {
    text += String.fromCharCode((CONTINUATION_BIT | (rest & (CONTINUATION_BIT - 1))) + FIRST_CHAR_CODE);
    rest >>>= CHUNK_BITS;
  }
  return text + String.fromCharCode(rest + FIRST_CHAR_CODE);
}

/** Decodes a line from `encodeLine`; a truncated last number is dropped. */
export function decodeLine(text: string): Line {
  const values: number[] = [];
  for (let index = 0; index < text.length; ) {
    let value = 0;
    let shift = 0;
    let code: number;
    do {
      code = text.charCodeAt(index) - FIRST_CHAR_CODE;
      index += 1;
      value |= (code & (CONTINUATION_BIT - 1)) << shift;
      shift += CHUNK_BITS;
    } while (code >= CONTINUATION_BIT && index < text.length);
    const difference = value & 1 ? ~(value >>> 1) : value >>> 1;
    values.push(difference + (values[values.length - 2] ?? 0));
  }
  return Int32Array.from(values);
}
