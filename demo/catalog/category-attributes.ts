import { categories } from './categories.ts';
import { attributes } from './attributes.ts';
import { createProducts } from './assortment.ts';
import { kinds } from './kinds/index.ts';
import { element, wrap } from './xml.ts';
import type { Kind } from './kind.ts';

/** Characteristics that every product has and that are not filters. */
const LAST = [
  'tsvet',
  'gabarity',
  'ves',
  'garantiya',
  'komplekt',
  'upakovka',
  'strana',
  'kod-proizvoditelya',
  'gtin',
  'istochnik',
];

function orderAttributes(kind: Kind): string[] {
  const wanted = [
    'brend',
    ...(kind.axis ?? '').split('/').reverse(),
    ...kind.columns.split(/\s+/),
    ...Object.keys(kind.fixed ?? {}),
  ];
  const used = new Set(createProducts(kind).flatMap((product) => [...product.spec.keys()]));
  const rest = attributes
    .map((attribute) => attribute.slug)
    .filter((slug) => !wanted.includes(slug) && !LAST.includes(slug));
  return [...wanted, ...rest, ...LAST].filter((slug) => used.has(slug));
}

function ofKind(kind: Kind): string[] {
  return orderAttributes(kind).map((slug) =>
    element('attribute', { slug, key: kind.key.includes(slug) ? 'true' : undefined }),
  );
}

/** Writes the attribute order of the leaf categories; those above get the attributes shared by most of their leaves. */
export function categoryAttributesXml(): string {
  return wrap(
    'category-attributes',
    {},
    categories.flatMap((category) => {
      const kind = kinds.find((candidate) => candidate.category === category.slug);
      return kind === undefined ? [] : wrap('category', { id: category.id }, ofKind(kind));
    }),
  );
}
