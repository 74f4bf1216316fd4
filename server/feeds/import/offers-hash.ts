import { hash } from 'node:crypto';

const OPEN = Buffer.from('<offer');
const CLOSE = Buffer.from('</offer>');
/** Limit for buffering an offer or the text before the first one; longer feeds get no order-independent hash. */
const MAX_PART = 16 * 1024 * 1024;
const TWO_256 = 1n << 256n;
const digestOf = (part: Buffer) => BigInt(`0x${hash('sha256', part)}`);
const isNameEnd = (byte: number | undefined) => byte === 0x3e || (byte !== undefined && byte <= 0x20);
/** A comment or a section around offers gives their order a meaning. */
const MARKUP = /<!|]]>|-->/;

/**
 * Hashes a feed independently of the order of its offers: the text around them in order, plus the sum of the offers'
 * hashes. `digest` returns undefined when offers cannot be separated by their tags alone.
 */
export function createOffersHash(): { write(chunk: Buffer): void; digest(): string | undefined } {
  let rest: Buffer = Buffer.alloc(0);
  let outerText = '';
  let sum = 0n;
  let count = 0;
  let isHopeless = false;

  const addAround = (part: Buffer) => {
    const text = part.toString('latin1');
    if (count === 0) outerText += text;
    else if (text.trim() !== '') {
      if (MARKUP.test(text)) isHopeless = true;
      outerText += `\u0001${text.trim()}`;
    }
    if (outerText.length > MAX_PART) isHopeless = true;
  };

  const addOffer = (part: Buffer) => {
    if (count++ === 0 && outerText.lastIndexOf('<!--') > outerText.lastIndexOf('-->')) isHopeless = true;
    sum = (sum + digestOf(part)) % TWO_256;
  };

  return {
    write(chunk) {
      if (isHopeless) return;
      const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let position = 0;
      for (;;) {
        let start = text.indexOf(OPEN, position);
        while (start >= 0 && start + OPEN.length < text.length && !isNameEnd(text[start + OPEN.length]))
          start = text.indexOf(OPEN, start + OPEN.length);
        // A chunk boundary may split the tag.
        const end = start < 0 ? -1 : text.indexOf(CLOSE, start);
        if (end < 0) {
          const until = start < 0 ? Math.max(position, text.length - OPEN.length) : start;
          addAround(text.subarray(position, until));
          rest = Buffer.from(text.subarray(until));
          break;
        }
        addAround(text.subarray(position, start));
        addOffer(text.subarray(start, end + CLOSE.length));
        position = end + CLOSE.length;
      }
      if (rest.length > MAX_PART) isHopeless = true;
    },
    digest() {
      addAround(rest);
      return isHopeless || count === 0
        ? undefined
        : hash('sha256', `${digestOf(Buffer.from(outerText))} ${count} ${sum}`);
    },
  };
}
