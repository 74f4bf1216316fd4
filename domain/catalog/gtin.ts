const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);
/** GS1 prefixes for in-store and coupon codes, which are not globally unique. */
const RESTRICTED_PREFIX = /^(?:2|02|04|05|98|99)/;

/**
 * Returns the barcode when it is a global trade item number: 8, 12, 13 or 14 digits with a valid check digit, outside
 * the ranges reserved for in-store use (GS1 General Specifications); null otherwise.
 */
export function parseGtin(barcode: string): string | null {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.has(digits.length) || /^0+$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .slice(1)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  if ((10 - (sum % 10)) % 10 !== Number(digits.at(-1))) return null;
  const gtin13 = digits.padStart(13, '0').slice(-13);
  return digits.length > 8 && RESTRICTED_PREFIX.test(gtin13)
    ? null
    : digits.length === 8 && digits.startsWith('2')
      ? null
      : digits;
}

/**
 * Returns the manufacturer part number; null when the code is the supplier's own: its offer id, with or without
 * surrounding letters, or a few digits.
 */
export function parseManufacturerCode(code: string, supplierId: string): string | null {
  const trimmed = code.trim();
  const digits = trimmed.replace(/\D/g, '');
  const isSupplierCode = trimmed === supplierId || (digits.length >= 4 && digits === supplierId.replace(/\D/g, ''));
  return trimmed.length < 3 || isSupplierCode || /^\d{1,5}$/.test(trimmed) ? null : trimmed;
}
