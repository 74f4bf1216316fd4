import { TextDecoder } from 'node:util';
import { identifyBinary, identifyText } from './file-kind.ts';
import { FeedRefused } from '../refused.ts';

const EMPTY = 'The feed is empty.';
const SAMPLE_BYTES = 64 * 1024;
const DECLARATION_BYTES = 200;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Notes on the encoding of a feed, one line each, for the report. */
export type Note = (line: string) => void;

function declaredEncoding(head: Buffer): string | undefined {
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i
    .exec(head.subarray(0, DECLARATION_BYTES).toString('latin1').trimStart())?.[1]
    ?.toLowerCase();
}

function detectByMarks(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0x3c && head[1] === 0)) return 'utf-16le';
  if ((head[0] === 0xfe && head[1] === 0xff) || (head[0] === 0 && head[1] === 0x3c)) return 'utf-16be';
  return undefined;
}

/** Length of a UTF-8 sequence by its first byte; 0 for an invalid first byte. */
const sequenceLength = (byte: number): number =>
  byte >= 0xc2 && byte <= 0xdf ? 2 : byte >= 0xe0 && byte <= 0xef ? 3 : byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
const isCyrillicIn1251 = (byte: number): boolean => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;

/** Counts valid and invalid UTF-8 sequences, and bytes that are Cyrillic letters in windows-1251. */
function countLetters(sample: Buffer): { valid: number; broken: number; cyrillic: number; high: number } {
  const counts = { valid: 0, broken: 0, cyrillic: 0, high: 0 };
  for (let index = 0; index < sample.length; ) {
    const byte = sample[index] ?? 0;
    if (byte < 0x80) {
      index++;
      continue;
    }
    const length = sequenceLength(byte);
    let sequenceBytes = 1;
    while (
      sequenceBytes < length &&
      index + sequenceBytes < sample.length &&
      ((sample[index + sequenceBytes] ?? 0) & 0xc0) === 0x80
    )
      sequenceBytes++;
    const isTruncated = index + sequenceBytes >= sample.length && length > 0;
    if ((length > 0 && sequenceBytes === length) || isTruncated) counts.valid++;
    else {
      counts.broken++;
      sequenceBytes = 1;
    }
    for (let next = index; next < Math.min(index + sequenceBytes, sample.length); next++) {
      counts.high++;
      if (isCyrillicIn1251(sample[next] ?? 0)) counts.cyrillic++;
    }
    index += sequenceBytes;
  }
  return counts;
}

function detectEncoding(head: Buffer, sample: Buffer, note: Note): string {
  const markedEncoding = detectByMarks(head);
  if (markedEncoding) return markedEncoding;
  const declaredName = declaredEncoding(head) ?? 'utf-8';
  const { valid: validCount, broken, cyrillic, high } = countLetters(sample);
  const claimsUtf8 = declaredName === 'utf-8' || declaredName === 'utf8';
  if (claimsUtf8 && broken > validCount && cyrillic >= high * 0.7) {
    note('The feed declares UTF-8 but its letters are windows-1251: read as windows-1251.');
    return 'windows-1251';
  }
  if (!claimsUtf8 && broken === 0 && validCount >= 4) {
    note(`The feed declares ${declaredName} but its letters are UTF-8: read as UTF-8.`);
    return 'utf-8';
  }
  return declaredName;
}

/** Encoding names that suppliers use and the Encoding Standard does not know. */
const ENCODING_NAMES: Record<string, string> = { 'win-1251': 'windows-1251', win1251: 'windows-1251', cp866: 'ibm866' };

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(ENCODING_NAMES[encoding] ?? encoding, { ignoreBOM: true });
  } catch {
    throw new FeedRefused(`The encoding "${encoding}" is not known; save the feed as UTF-8 or windows-1251.`, {
      line: 1,
      column: 1,
    });
  }
}

const findNonAscii = (bytes: Buffer): number => bytes.findIndex((byte) => byte >= 0x80);

/**
 * Buffers until the encoding can be detected: a sample from the first non-ASCII byte on. The plain ASCII before it is
 * kept unchanged.
 */
async function readHead(
  iterator: AsyncIterator<Buffer | string>,
): Promise<{ head: Buffer; sampleFrom: number; ended: boolean }> {
  const parts: Buffer[] = [];
  let totalLength = 0;
  let sampleFrom = -1;
  for (;;) {
    const next = await iterator.next();
    if (next.done) return { head: Buffer.concat(parts), sampleFrom, ended: true };
    const bytes = Buffer.from(next.value as Buffer);
    if (sampleFrom < 0) {
      const position = findNonAscii(bytes);
      if (position >= 0) sampleFrom = totalLength + position;
    }
    parts.push(bytes);
    totalLength += bytes.length;
    const hasEnough = sampleFrom >= 0 ? totalLength - sampleFrom >= SAMPLE_BYTES : totalLength >= SAMPLE_BYTES * 64;
    if (hasEnough) return { head: Buffer.concat(parts), sampleFrom, ended: false };
  }
}

async function* decodeChunks(chunks: AsyncIterable<Buffer | string>, note: Note): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]();
  const { head, sampleFrom, ended } = await readHead(iterator);
  const binaryFileKind = identifyBinary(head.subarray(0, 2048));
  if (binaryFileKind) throw new FeedRefused(binaryFileKind);
  const decoder = createDecoder(
    detectEncoding(head, sampleFrom < 0 ? Buffer.alloc(0) : head.subarray(sampleFrom, sampleFrom + SAMPLE_BYTES), note),
  );
  let broken = 0;
  const countBroken = (text: string) => {
    if (text.includes('\ufffd')) broken += text.split('\ufffd').length - 1;
    return text;
  };
  yield countBroken(decoder.decode(head, { stream: true }));
  if (!ended) {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield countBroken(decoder.decode(next.value as Buffer, { stream: true }));
  }
  yield countBroken(decoder.decode());
  if (broken > 0) note(`${broken} broken letter(s) of the feed are shown as \ufffd.`);
}

async function* toStrings(first: string, iterator: AsyncIterator<Buffer | string>): AsyncGenerator<string> {
  yield first;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield String(next.value);
}

/**
 * Decodes the chunks of a feed. Precedence: byte order mark, detected encoding, declaration. Notes every repair.
 * Control characters, which XML forbids, become spaces.
 */
export async function* readText(chunks: AsyncIterable<Buffer | string>, note: Note): AsyncGenerator<string> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) throw new FeedRefused(EMPTY, { line: 1, column: 1 });
  const prepended = async function* () {
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  let controlCount = 0;
  let isStart = true;
  for await (const text of typeof first.value === 'string'
    ? toStrings(first.value, iterator)
    : decodeChunks(prepended(), note)) {
    const withoutBom = isStart ? text.replace(/^\ufeff/, '') : text;
    if (isStart && withoutBom) {
      const textFileKind = identifyText(withoutBom.slice(0, 2000));
      if (textFileKind) throw new FeedRefused(textFileKind);
    }
    isStart &&= text === '';
    const clean = withoutBom.replace(CONTROLS, () => {
      controlCount++;
      return ' ';
    });
    if (clean) yield clean;
  }
  if (isStart) throw new FeedRefused(EMPTY, { line: 1, column: 1 });
  if (controlCount > 0) note(`${controlCount} control character(s), forbidden in XML, were read as spaces.`);
}
