// Shipped texts link only to existing categories, filters and characteristics of the demo catalogue.
import { describe, expect, test } from 'vitest';
import { createProducts, type Product } from '#demo/catalog/assortment.ts';
import { attributes } from '#demo/catalog/attributes.ts';
import { categories } from '#demo/catalog/categories.ts';
import { kinds } from '#demo/catalog/kinds/index.ts';
import { parseFilterPath } from '#domain/urls/filter-path.ts';
import { slugify } from '#domain/urls/slug.ts';
import { readContentFolder, type ContentText } from './content-file.ts';
import { CONTENT_DIR } from './content.service.ts';

const texts = await readContentFolder(CONTENT_DIR);
const bySlug = new Map(categories.map((category) => [category.slug, category]));
const products = kinds.flatMap(createProducts).filter(({ sale }) => sale !== 'withdrawn');

/** Products of a category, including its subtree. */
function listProducts(slug: string): Product[] {
  const ids = new Set([bySlug.get(slug)?.id]);
  for (const { id, parentId } of categories) if (parentId !== null && ids.has(parentId)) ids.add(id);
  return products.filter(({ category }) => ids.has(category.id));
}

function hasValue({ spec, brand, price }: Product, attribute: string, expectedValue: string): boolean {
  const bounds = /^([\d.]*)-([\d.]*)$/.exec(expectedValue);
  const isInRange = (value: number) =>
    bounds !== null && value >= Number(bounds[1] || 0) && value <= Number(bounds[2] || Number.POSITIVE_INFINITY);
  if (attribute === 'price') return isInRange(price);
  if (attribute === 'brend') return slugify(brand) === expectedValue;
  const productValue = spec.get(attribute);
  if (productValue?.attribute.type === 'number')
    return isInRange(Number(productValue.raw)) || productValue.raw === expectedValue;
  if (productValue?.attribute.type === 'flag') return expectedValue === (productValue.raw === '+' ? 'yes' : '');
  return productValue !== undefined && slugify(productValue.value.ru) === expectedValue;
}

/** Finds the parts of a filter path that match no product of a category. */
function listMissing(category: string, path: string): string[] {
  const read = parseFilterPath(path);
  if (!read) return [path];
  const products = listProducts(category);
  const range = read.price ? [['price', `${read.price.from ?? ''}-${read.price.to ?? ''}`] as const] : [];
  const expectedValues = [
    ...read.filters.flatMap(({ attribute, values }) => values.map((value) => [attribute, value] as const)),
    ...range,
  ];
  return expectedValues
    .filter(([attribute, value]) => !products.some((product) => hasValue(product, attribute, value)))
    .map((pair) => pair.join('/'));
}

/** Catalogue lists named in a text: in its front matter, live blocks and links. */
function listFilterPaths({ kind, head, body }: ContentText): { category: string; filters: string }[] {
  const { category, filters = '', slug } = head as { category?: string; filters?: string; slug?: string };
  const inHead = category ? [{ category, filters: kind === 'selection' && slug ? filters : '' }] : [];
  const links = [...body.matchAll(/\(\/c\/([\w-]+)(?:\/f\/([^)\s]+))?\)/g)];
  return [...inHead, ...links.map(([, to = '', path = '']) => ({ category: to, filters: path }))];
}

test.each(texts.map((text) => [`${text.kind} ${text.key}.${text.language}`, text] as const))(
  '%s links to lists with products',
  (_name, text) => {
    const lists = listFilterPaths(text);
    expect(lists.filter(({ category }) => listProducts(category).length === 0)).toEqual([]);
    expect(lists.flatMap(({ category, filters }) => (filters ? listMissing(category, filters) : []))).toEqual([]);
  },
);

/** A sentence that refers the reader to the characteristics of a product, not to characteristics in general. */
const TO_CHARACTERISTICS = {
  ru: /(?:указан|посмотр|смотри|провер|найд|ищите|написан)[^.!?]*в характеристиках|в характеристиках[^.!?]*(?:указан|посмотр|смотри|провер|написан)/i,
  kk: /сипаттама(?:сынан|сына|сын|ларда|ларынан|ларында)[^.!?]*(?:қара|тексер|көрсетіл|жазыл)/i,
};

/** Stem of an attribute name. */
const stems = (language: 'ru' | 'kk') =>
  attributes
    .map(({ name }) => name[language].toLowerCase().split(/[\s(]/)[0]!)
    .map((word) => word.slice(0, Math.max(4, word.length - 4)));

describe.each(['ru', 'kk'] as const)('a text in %s that refers to characteristics', (language) => {
  const sentences = texts
    .filter((text) => text.language === language)
    .flatMap(({ kind, key, body }) =>
      body
        .split(/[.!?]\s|[|\n]/)
        .filter((sentence) => TO_CHARACTERISTICS[language].test(sentence))
        .map((sentence) => [`${kind} ${key}`, sentence] as const),
    );
  test('is found', () => expect(sentences.length).toBeGreaterThan(0));

  test.each(sentences)('%s names a value that products have: %s', (_name, sentence) => {
    const lower = sentence.toLowerCase();
    expect(stems(language).some((stem) => lower.includes(stem))).toBe(true);
  });
});
