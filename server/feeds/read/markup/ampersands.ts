import { htmlEntities } from './entities.ts';

/** Longest entity name with "&" and ";". */
const MAX_ENTITY = 12;
const ENTITY = /^&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,9}));/;
const CDATA = '<![CDATA[';
const SPLIT_CDATA_END = /\]{1,2}$/;
const SPLIT_CDATA_START = /<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?$/;

/** Characters XML 1.0 allows; others are forbidden even as a numeric reference. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Kind of repair: a bare "&", or a reference to a character that XML forbids ("&#11;"). */
export type RepairKind = 'ampersand' | 'reference';

/**
 * Repairs text outside CDATA: an "&" without a known entity becomes "&amp;", a reference to a forbidden character
 * becomes a space. Calls `onRepair` with the context and position of each.
 */
export function createAmpersandRepair(onRepair: (text: string, index: number, kind: RepairKind) => void) {
  let pending = '';
  let isInCdata = false;

  /** Repairs up to the point where more text could change the meaning; `isLast` ends the stream. */
  return (chunk: string, isLast: boolean): string => {
    const text = pending + chunk;
    pending = '';
    const parts: string[] = [];
    let position = 0;
    let from = 0;
    const end = text.length;
    while (from < end) {
      if (isInCdata) {
        const close = text.indexOf(']]>', from);
        if (close < 0) break;
        isInCdata = false;
        from = close + 3;
        continue;
      }
      const cdata = text.indexOf(CDATA, from);
      const textEnd = cdata < 0 ? end : cdata;
      for (
        let ampersand = text.indexOf('&', from);
        ampersand >= 0 && ampersand < textEnd;
        ampersand = text.indexOf('&', ampersand + 1)
      ) {
        if (!isLast && end - ampersand < MAX_ENTITY && !text.slice(ampersand, end).includes(';')) {
          parts.push(text.slice(position, ampersand));
          pending = text.slice(ampersand);
          return parts.join('');
        }
        const entity = ENTITY.exec(text.slice(ampersand, ampersand + MAX_ENTITY));
        if (entity && entity[3] === undefined) {
          if (isAllowed(entity[1] ? Number(entity[1]) : Number.parseInt(entity[2] ?? '', 16))) continue;
          onRepair(text, ampersand, 'reference');
          parts.push(text.slice(position, ampersand), ' ');
          position = ampersand + entity[0].length;
          continue;
        }
        if (entity?.[3] && Object.hasOwn(htmlEntities, entity[3])) continue;
        onRepair(text, ampersand, 'ampersand');
        parts.push(text.slice(position, ampersand), '&amp;');
        position = ampersand + 1;
      }
      if (cdata < 0) break;
      isInCdata = true;
      from = cdata + CDATA.length;
    }
    // A chunk boundary may split "<![CDATA[" or "]]>".
    const tail = isLast ? undefined : (isInCdata ? SPLIT_CDATA_END : SPLIT_CDATA_START).exec(text.slice(-CDATA.length));
    const until = end - (tail?.[0].length ?? 0);
    parts.push(text.slice(position, until));
    pending = text.slice(until);
    return parts.join('');
  };
}
