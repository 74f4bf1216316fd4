import type { ProductCard } from '#contract/catalog/catalog.ts';
import { parseCompatibleModels, modelPhrases } from '#domain/catalog/compatibility.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';

/** Category of a sale's products, and their model lines. */
export type SaleRange = { category: string; models: readonly string[] };

/** Viewer for product lookups. */
export type SaleViewer = Parameters<CatalogService['listing']>[1];

/** Max products per model line. */
const MAX_PRODUCTS = 96;

/**
 * Finds the products of a sale: those of its category whose names contain one of its model lines and no other model.
 */
export async function findSaleProducts(
  catalog: Pick<CatalogService, 'listing'>,
  { category, models }: SaleRange,
  context: SaleViewer,
): Promise<ProductCard[]> {
  const keys = new Set(models.flatMap((model) => parseCompatibleModels(model).map(({ key }) => key)));
  const found = await Promise.all(
    models.map((model) => catalog.listing({ category, q: model, sort: 'cheap', per: MAX_PRODUCTS }, context)),
  );
  const products = new Map(found.flatMap((list) => list.products.map((product) => [product.id, product] as const)));
  return [...products.values()].filter(({ name }) => modelPhrases(name).some((phrase) => keys.has(phrase)));
}
