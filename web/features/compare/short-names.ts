type NamedProduct = { name: string; brand: string | null };

const splitWords = (text: string) => text.split(' ');

/**
 * Short names for narrow columns, without the product type and brand that all share. Model names stay whole, even with
 * common beginnings.
 */
export function shortNames(products: readonly NamedProduct[]): string[] {
  const names = products.map(({ name }) => splitWords(name));
  const [firstName] = names;
  if (!firstName || names.length < 2) return products.map(({ name }) => name);
  const firstDifference = firstName.findIndex((word, index) => names.some((name) => name[index] !== word));
  const sharedCount = Math.min(...products.map(modelIndex), firstDifference < 0 ? 0 : firstDifference);
  return names.map((name) => name.slice(sharedCount).join(' '));
}

/** Index of the word after the brand; 0 when the name lacks the brand. */
function modelIndex({ name, brand }: NamedProduct): number {
  const start = brand === null ? -1 : ` ${name} `.toLowerCase().indexOf(` ${brand.toLowerCase()} `);
  return start < 0 ? 0 : splitWords(name.slice(0, start + brand!.length)).length;
}
