// Shipped texts link only to existing categories, filters and characteristics of the demo catalogue.
import { describe, expect, test } from 'vitest';
import { productsOf, type Product } from '#demo/catalog/assortment.ts';
import { attributes } from '#demo/catalog/attributes.ts';
import { categories } from '#demo/catalog/categories.ts';
import { kinds } from '#demo/catalog/kinds/index.ts';
import { parseFilterPath } from '#domain/urls/filter-path.ts';
import { slugify } from '#domain/urls/slug.ts';
import { readContentFolder, type ContentText } from './content-file.ts';
import { CONTENT_DIR } from './content.service.ts';

const texts = await readContentFolder(CONTENT_DIR);
const bySlug = new Map(categories.map((category) => [category.slug, category]));
const products = kinds.flatMap(productsOf).filter(({ sale }) => sale !== 'withdrawn');

/** Products of a category, including its subtree. */
function productsIn(slug: string): Product[] {
  const ids = new Set([bySlug.get(slug)?.id]);
  for (const { id, parentId } of categories) if (parentId !== null && ids.has(parentId)) ids.add(id);
  return products.filter(({ category }) => ids.has(category.id));
}

function hasValue({ spec, brand, price }: Product, attribute: string, wanted: string): boolean {
  const bounds = /^([\d.]*)-([\d.]*)$/.exec(wanted);
  const within = (value: number) =>
    bounds !== null && value >= Number(bounds[1] || 0) && value <= Number(bounds[2] || Number.POSITIVE_INFINITY);
  if (attribute === 'price') return within(price);
  if (attribute === 'brend') return slugify(brand) === wanted;
  const own = spec.get(attribute);
  if (own?.attribute.type === 'number') return within(Number(own.raw)) || own.raw === wanted;
  if (own?.attribute.type === 'flag') return wanted === (own.raw === '+' ? 'yes' : '');
  return own !== undefined && slugify(own.value.ru) === wanted;
}

/** Finds the parts of a filter path that match no product of a category. */
function missingIn(category: string, path: string): string[] {
  const read = parseFilterPath(path);
  if (!read) return [path];
  const own = productsIn(category);
  const range = read.price ? [['price', `${read.price.from ?? ''}-${read.price.to ?? ''}`] as const] : [];
  const wanted = [
    ...read.filters.flatMap(({ attribute, values }) => values.map((value) => [attribute, value] as const)),
    ...range,
  ];
  return wanted
    .filter(([attribute, value]) => !own.some((product) => hasValue(product, attribute, value)))
    .map((pair) => pair.join('/'));
}

/** Catalogue lists named in a text: in its front matter, live blocks and links. */
function listsOf({ kind, head, body }: ContentText): { category: string; filters: string }[] {
  const { category, filters = '', slug } = head as { category?: string; filters?: string; slug?: string };
  const inHead = category ? [{ category, filters: kind === 'selection' && slug ? filters : '' }] : [];
  const links = [...body.matchAll(/\(\/c\/([\w-]+)(?:\/f\/([^)\s]+))?\)/g)];
  return [...inHead, ...links.map(([, to = '', path = '']) => ({ category: to, filters: path }))];
}

test.each(texts.map((text) => [`${text.kind} ${text.key}.${text.language}`, text] as const))(
  '%s links to lists with products',
  (_name, text) => {
    const lists = listsOf(text);
    expect(lists.filter(({ category }) => productsIn(category).length === 0)).toEqual([]);
    expect(lists.flatMap(({ category, filters }) => (filters ? missingIn(category, filters) : []))).toEqual([]);
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

  test.each(sentences)('%s names one that products have: %s', (_name, sentence) => {
    const lower = sentence.toLowerCase();
    expect(stems(language).some((stem) => lower.includes(stem))).toBe(true);
  });
});
