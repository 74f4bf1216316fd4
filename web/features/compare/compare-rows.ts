import type { ProductPage } from '#contract/catalog.ts';

/** One characteristic over all compared products, in their order. */
export type CompareRow = { id: string; name: string; values: string[]; differs: boolean };

/** Groups of characteristics of several products; with `differencesOnly` equal rows and empty groups are left out. */
export function compareGroups(products: readonly Pick<ProductPage, 'specs'>[], differencesOnly: boolean): { name: string; rows: CompareRow[] }[] {
  const groups = new Map<string, Map<string, CompareRow>>();
  products.forEach(({ specs }, index) => {
    for (const { name, items } of specs) {
      const rows = groups.get(name) ?? groups.set(name, new Map()).get(name)!;
      for (const item of items) {
        const row = rows.get(item.id) ?? rows.set(item.id, { id: item.id, name: item.name, values: products.map(() => ''), differs: false }).get(item.id)!;
        row.values[index] = item.value;
      }
    }
  });
  return [...groups].flatMap(([name, rows]) => {
    const all = [...rows.values()].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
    const kept = differencesOnly ? all.filter(({ differs }) => differs) : all;
    return kept.length > 0 ? [{ name, rows: kept }] : [];
  });
}
