import { hash } from 'node:crypto';

const OPEN = Buffer.from('<offer');
const CLOSE = Buffer.from('</offer>');
/** An offer, or what stands before the first one, that is longer is not worth the memory. */
const MAX_PART = 16 * 1024 * 1024;
const TWO_256 = 1n << 256n;
const digestOf = (part: Buffer) => BigInt(`0x${hash('sha256', part)}`);
const isNameEnd = (byte: number | undefined) => byte === 0x3e || (byte !== undefined && byte <= 0x20);
/** A comment or a section around offers would give their order a meaning. */
const MARKUP = /<!|]]>|-->/;

/**
 * Hashes a feed so that the order of its offers does not count: what stands around them in its order, and the sum of the
 * hashes of all offers. `digest` returns undefined where offers cannot be told apart by their tags alone.
 */
export function createOffersHash(): { write(chunk: Buffer): void; digest(): string | undefined } {
  let rest: Buffer = Buffer.alloc(0);
  let around = '';
  let sum = 0n;
  let count = 0;
  let isHopeless = false;

  const addAround = (part: Buffer) => {
    const text = part.toString('latin1');
    if (count === 0) around += text;
    else if (text.trim() !== '') {
      if (MARKUP.test(text)) isHopeless = true;
      around += `\u0001${text.trim()}`;
    }
    if (around.length > MAX_PART) isHopeless = true;
  };

  const addOffer = (part: Buffer) => {
    if (count++ === 0 && around.lastIndexOf('<!--') > around.lastIndexOf('-->')) isHopeless = true;
    sum = (sum + digestOf(part)) % TWO_256;
  };

  return {
    write(chunk) {
      if (isHopeless) return;
      const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let at = 0;
      for (;;) {
        let start = text.indexOf(OPEN, at);
        while (start >= 0 && start + OPEN.length < text.length && !isNameEnd(text[start + OPEN.length]))
          start = text.indexOf(OPEN, start + OPEN.length);
        // The end of a chunk may cut the tag.
        const end = start < 0 ? -1 : text.indexOf(CLOSE, start);
        if (end < 0) {
          const until = start < 0 ? Math.max(at, text.length - OPEN.length) : start;
          addAround(text.subarray(at, until));
          rest = Buffer.from(text.subarray(until));
          break;
        }
        addAround(text.subarray(at, start));
        addOffer(text.subarray(start, end + CLOSE.length));
        at = end + CLOSE.length;
      }
      if (rest.length > MAX_PART) isHopeless = true;
    },
    digest() {
      addAround(rest);
      return isHopeless || count === 0 ? undefined : hash('sha256', `${digestOf(Buffer.from(around))} ${count} ${sum}`);
    },
  };
}
