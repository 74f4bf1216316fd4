/** Returns an EAN-13 code from the range for in-store use (prefix 20), with its check digit. */
export function shopBarcode(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits.charAt(index)) * (index % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
