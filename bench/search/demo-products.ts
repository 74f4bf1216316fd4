import { formatProductName, createProducts } from '#demo/catalog/assortment.ts';
import { categories } from '#demo/catalog/categories.ts';
import { kinds } from '#demo/catalog/kinds/index.ts';
import type { Document } from './documents.ts';
import type { Products } from './right.ts';

const parents = new Map(categories.map(({ id, parentId, slug }) => [id, { parentId, slug }]));

function listPath(id: number | null): string[] {
  const category = id === null ? undefined : parents.get(id);
  return category ? [...listPath(category.parentId), category.slug] : [];
}

/** Lists the findable products of the demo catalogue, without withdrawn ones; Almaty prices are the base prices. */
export function listDemoProducts(): Products[] {
  return kinds
    .flatMap(createProducts)
    .filter(({ sale }) => sale !== 'withdrawn')
    .map((product) => {
      const { ru, kk } = formatProductName(product);
      return {
        sku: `S${product.id}`,
        names: [ru, kk],
        brand: product.brand,
        categories: listPath(product.category.id),
        price: product.price,
        spec: new Map([...product.spec].map(([slug, { raw }]) => [slug, raw])),
      };
    });
}

/** Maps the ids of documents to the products of the demo catalogue; throws when one is missing. */
export function mapDemoProducts(documents: readonly Document[]): Map<number, Products> {
  const bySku = new Map(listDemoProducts().map((product) => [product.sku, product]));
  return new Map(
    documents.map(({ id, sku }) => {
      const product = bySku.get(sku);
      if (!product) throw new Error(`document ${sku} is no product of the demo catalogue`);
      return [id, product];
    }),
  );
}
