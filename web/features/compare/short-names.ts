type Named = { name: string; brand: string | null };

const wordsOf = (text: string) => text.split(' ');

/**
 * Returns names for narrow columns: what all begin with, the word for the thing and the brand, is left out. Models stay
 * whole, also where they begin alike.
 */
export function shortNames(products: readonly Named[]): string[] {
  const names = products.map(({ name }) => wordsOf(name));
  const [first] = names;
  if (!first || names.length < 2) return products.map(({ name }) => name);
  const differs = first.findIndex((word, place) => names.some((name) => name[place] !== word));
  const most = Math.min(...products.map(modelStart), differs < 0 ? 0 : differs);
  return names.map((name) => name.slice(most).join(' '));
}

/** Place of the word after the brand; 0 when the brand is not in the name. */
function modelStart({ name, brand }: Named): number {
  const at = brand === null ? -1 : ` ${name} `.toLowerCase().indexOf(` ${brand.toLowerCase()} `);
  return at < 0 ? 0 : wordsOf(name.slice(0, at + brand!.length)).length;
}
