import type { FeedOffer } from '../read/offer.ts';

/** Increment when the meaning of stored data changes: every product is then rewritten once. */
export const CONTENT_VERSION = '5';

/**
 * Two 32-bit halves of a fast string hash. It only compares versions of one offer, so collision attacks do not matter.
 */
function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

const SEPARATOR = '\u0001';

/** Hashes the texts of an offer, without prices and stock. */
export function hashContent(offer: FeedOffer): string {
  const { reviews, pricesBefore } = offer;
  let text = [
    CONTENT_VERSION,
    offer.category,
    offer.name,
    offer.nameKk,
    offer.description,
    offer.descriptionKk,
    offer.brand,
    offer.model,
    offer.sku,
    offer.barcode,
    offer.group,
    offer.weightGrams,
    offer.isBareWeight,
    offer.bonusPercent,
    offer.popularity,
    offer.preorderDate,
    offer.supplierDays,
    offer.withdrawn,
    offer.digital,
    offer.condition,
    offer.conditionReason,
    offer.pictures.join(SEPARATOR),
    reviews.length + pricesBefore.length > 0 ? JSON.stringify([reviews, pricesBefore]) : '',
  ].join(SEPARATOR);
  for (const { attribute, name, unit, value, valueKk, slug } of offer.params)
    text +=
      SEPARATOR +
      attribute +
      SEPARATOR +
      name +
      SEPARATOR +
      unit +
      SEPARATOR +
      value +
      SEPARATOR +
      valueKk +
      SEPARATOR +
      slug;
  return `${fingerprint(text)}-${text.length.toString(36)}`;
}
