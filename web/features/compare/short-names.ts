type Named = { name: string; brand: string | null };

const wordsOf = (text: string) => text.split(' ');

/**
 * Short names for narrow columns, without the product type and brand that all share. Model names stay whole, even with
 * common beginnings.
 */
export function shortNames(products: readonly Named[]): string[] {
  const names = products.map(({ name }) => wordsOf(name));
  const [first] = names;
  if (!first || names.length < 2) return products.map(({ name }) => name);
  const differs = first.findIndex((word, place) => names.some((name) => name[place] !== word));
  const most = Math.min(...products.map(modelIndex), differs < 0 ? 0 : differs);
  return names.map((name) => name.slice(most).join(' '));
}

/** Index of the word after the brand; 0 when the name lacks the brand. */
function modelIndex({ name, brand }: Named): number {
  const at = brand === null ? -1 : ` ${name} `.toLowerCase().indexOf(` ${brand.toLowerCase()} `);
  return at < 0 ? 0 : wordsOf(name.slice(0, at + brand!.length)).length;
}
