import type { Picture, ProductPage } from '#contract/catalog/catalog.ts';
import { schemaAvailability, statusMeaning } from '#domain/delivery/availability.ts';
import { tradeCondition } from '#domain/catalog/condition.ts';
import { createPaths, previewUrl } from '#domain/urls/paths.ts';

const CONDITIONS = { new: 'NewCondition', used: 'UsedCondition', refurbished: 'RefurbishedCondition' };
const unscopedPaths = createPaths('');

/** JSON-LD `Product` of spec §3: rating and code only if present, the rating of a model at its group; the default brand is the shop. `headTags` makes paths absolute. */
export function productJsonLd(product: ProductPage, shopName: string): object {
  const { rating, pictures } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(product.sku === '' ? {} : { sku: product.sku }),
    ...(product.description === '' ? {} : { description: product.description }),
    brand: { '@type': 'Brand', name: product.brand ?? shopName },
    ...(pictures.length > 0 ? { image: pictures.map((picture: Picture) => previewUrl(picture)) } : {}),
    ...(rating && rating.average > 0 ? ratingData(product, rating) : {}),
    ...(product.price === null ? {} : { offers: productOffer(product, product.price, shopName) }),
  };
}

/** The rating of a product; that of a model with variants belongs to their group. */
function ratingData({ name, brand, model, variants }: ProductPage, rating: { average: number; count: number }): object {
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  };
  if (variants.length === 0) return { aggregateRating };
  const group = model === '' ? name : [brand, model].filter(Boolean).join(' ');
  return { isVariantOf: { '@type': 'ProductGroup', name: group, aggregateRating } };
}

/** JSON-LD `BreadcrumbList` from the home page to the product. */
export function crumbsJsonLd(product: Pick<ProductPage, 'id' | 'name' | 'crumbs'>, homeTitle: string): object {
  const steps = [
    { name: homeTitle, item: unscopedPaths.home() },
    ...product.crumbs.flatMap(({ title, category }) =>
      category === null ? [] : [{ name: title, item: unscopedPaths.category(category) }],
    ),
    { name: product.name, item: unscopedPaths.product(product.id) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

function productOffer(product: ProductPage, price: number, shopName: string): object {
  const isAvailable = statusMeaning(product.stockStatus) !== 'out-of-stock';
  return {
    '@type': 'Offer',
    url: unscopedPaths.product(product.id),
    price,
    priceCurrency: 'KZT',
    itemCondition: `https://schema.org/${CONDITIONS[tradeCondition(product.condition?.kind ?? 'new')]}`,
    availability: `https://schema.org/${schemaAvailability(product.stockStatus)}`,
    seller: { '@type': 'Organization', name: shopName },
    // An opened key cannot be returned.
    ...(isAvailable && !product.digital ? { hasMerchantReturnPolicy: returnPolicy(product.returnDays) } : {}),
  };
}

function returnPolicy(days: number | null): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'KZ' };
  return days === null
    ? { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...policy,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
      };
}
