import { htmlEntities } from './entities.ts';

/** Longest entity name with "&" and ";". */
const MAX_ENTITY = 12;
const ENTITY = /^&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,9}));/;
const CDATA = '<![CDATA[';
const CUT_END = /\]{1,2}$/;
const CUT_BEGINNING = /<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?$/;

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
  let isInside = false;

  /** Repairs up to the point where more text could change the meaning; `isLast` ends the stream. */
  return (chunk: string, isLast: boolean): string => {
    const text = pending + chunk;
    pending = '';
    const parts: string[] = [];
    let position = 0;
    let from = 0;
    const end = text.length;
    while (from < end) {
      if (isInside) {
        const close = text.indexOf(']]>', from);
        if (close < 0) break;
        isInside = false;
        from = close + 3;
        continue;
      }
      const cdata = text.indexOf(CDATA, from);
      const stop = cdata < 0 ? end : cdata;
      for (let sign = text.indexOf('&', from); sign >= 0 && sign < stop; sign = text.indexOf('&', sign + 1)) {
        if (!isLast && end - sign < MAX_ENTITY && !text.slice(sign, end).includes(';')) {
          parts.push(text.slice(position, sign));
          pending = text.slice(sign);
          return parts.join('');
        }
        const found = ENTITY.exec(text.slice(sign, sign + MAX_ENTITY));
        if (found && found[3] === undefined) {
          if (isAllowed(found[1] ? Number(found[1]) : Number.parseInt(found[2] ?? '', 16))) continue;
          onRepair(text, sign, 'reference');
          parts.push(text.slice(position, sign), ' ');
          position = sign + found[0].length;
          continue;
        }
        if (found?.[3] && Object.hasOwn(htmlEntities, found[3])) continue;
        onRepair(text, sign, 'ampersand');
        parts.push(text.slice(position, sign), '&amp;');
        position = sign + 1;
      }
      if (cdata < 0) break;
      isInside = true;
      from = cdata + CDATA.length;
    }
    // A chunk boundary may split "<![CDATA[" or "]]>".
    const tail = isLast ? undefined : (isInside ? CUT_END : CUT_BEGINNING).exec(text.slice(-CDATA.length));
    const until = end - (tail?.[0].length ?? 0);
    parts.push(text.slice(position, until));
    pending = text.slice(until);
    return parts.join('');
  };
}
