import { hash } from 'node:crypto';

const OPEN_TAG = Buffer.from('<offer');
const CLOSE_TAG = Buffer.from('</offer>');
/** Limit for buffering an offer or the text before the first one; longer feeds get no order-independent hash. */
const MAX_PART = 16 * 1024 * 1024;
const TWO_256 = 1n << 256n;
const hashNumber = (part: Buffer) => BigInt(`0x${hash('sha256', part)}`);
const isNameEnd = (byte: number | undefined) => byte === 0x3e || (byte !== undefined && byte <= 0x20);
/** A comment or a section around offers gives their order a meaning. */
const MARKUP_DECLARATION = /<!|]]>|-->/;

/**
 * Hashes a feed independently of the order of its offers: the text around them in order, plus the sum of the offers'
 * hashes. `digest` returns undefined when offers cannot be separated by their tags alone.
 */
export function createOffersHash(): { write(chunk: Buffer): void; digest(): string | undefined } {
  let buffered: Buffer = Buffer.alloc(0);
  let outerText = '';
  let sum = 0n;
  let count = 0;
  let isUnsplittable = false;

  const addOuterText = (part: Buffer) => {
    const text = part.toString('latin1');
    if (count === 0) outerText += text;
    else if (text.trim() !== '') {
      if (MARKUP_DECLARATION.test(text)) isUnsplittable = true;
      outerText += `\u0001${text.trim()}`;
    }
    if (outerText.length > MAX_PART) isUnsplittable = true;
  };

  const addOffer = (part: Buffer) => {
    if (count++ === 0 && outerText.lastIndexOf('<!--') > outerText.lastIndexOf('-->')) isUnsplittable = true;
    sum = (sum + hashNumber(part)) % TWO_256;
  };

  return {
    write(chunk) {
      if (isUnsplittable) return;
      const text = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
      let position = 0;
      for (;;) {
        let start = text.indexOf(OPEN_TAG, position);
        while (start >= 0 && start + OPEN_TAG.length < text.length && !isNameEnd(text[start + OPEN_TAG.length]))
          start = text.indexOf(OPEN_TAG, start + OPEN_TAG.length);
        // A chunk boundary may split the tag.
        const end = start < 0 ? -1 : text.indexOf(CLOSE_TAG, start);
        if (end < 0) {
          const until = start < 0 ? Math.max(position, text.length - OPEN_TAG.length) : start;
          addOuterText(text.subarray(position, until));
          buffered = Buffer.from(text.subarray(until));
          break;
        }
        addOuterText(text.subarray(position, start));
        addOffer(text.subarray(start, end + CLOSE_TAG.length));
        position = end + CLOSE_TAG.length;
      }
      if (buffered.length > MAX_PART) isUnsplittable = true;
    },
    digest() {
      addOuterText(buffered);
      return isUnsplittable || count === 0
        ? undefined
        : hash('sha256', `${hashNumber(Buffer.from(outerText))} ${count} ${sum}`);
    },
  };
}
