import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { headTags } from '#web/start/head.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { crumbsJsonLd, productJsonLd } from './json-ld.ts';

const product: ProductPage = {
  id: 7,
  name: 'Phone',
  brand: null,
  kind: 'phone',
  picture: null,
  keyFacts: [],
  rating: null,
  price: 9990,
  oldPrice: null,
  monthly: null,
  bonus: 0,
  availability: { state: 'in-stock', buyable: true },
  deliveryDate: null,
  isNew: false,
  model: 'One',
  sku: 'S7',
  pictures: [{ hash: 'abc', vector: true, width: 800, height: 800, color: '#ffffff' }],
  crumbs: [{ title: 'Phones', category: 'phones' }],
  description: '',
  specs: [],
  variants: [],
  histogram: [0, 0, 0, 0, 0],
  reviews: [],
  buyersPhotos: [],
  topics: [],
  reviewsWithPhotos: 0,
  questions: { questions: [], total: 0 },
  elsewhere: null,
  soldIn: [],
  lowestPrice: null,
  promotion: null,
  priceChanged: false,
  instalments: [],
  delivery: { date: null, fee: 0, freeFrom: 0, express: null, pickup: null },
  weightGrams: 1,
  digital: false,
  returnDays: 14,
  conditionReason: '',
  stockStatus: 1,
};

describe('productJsonLd', () => {
  it('states the price in tenge, and omits a missing rating or code, and names the shop as the default brand', () => {
    const data = productJsonLd(product, 'Sauda');
    expect(data).toMatchObject({
      sku: 'S7',
      offers: { price: 9990, priceCurrency: 'KZT', availability: 'https://schema.org/InStock' },
    });
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ brand: { name: 'Sauda' } });
    expect(productJsonLd({ ...product, sku: '' }, 'Sauda')).not.toHaveProperty('sku');
    expect(productJsonLd({ ...product, brand: 'Bosch' }, 'Sauda')).toMatchObject({ brand: { name: 'Bosch' } });
    expect(productJsonLd({ ...product, rating: { average: 0, count: 0 } }, 'Sauda')).not.toHaveProperty(
      'aggregateRating',
    );
    expect(productJsonLd({ ...product, rating: { average: 4.5, count: 2 } }, 'Sauda')).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it('states the rating of a model with variants at their group', () => {
    const options = [{ productId: 7, name: 'Red', current: true, available: true, color: null, picture: null }];
    const variants = [{ slug: 'tsvet', name: 'Colour', options }];
    const rated = { ...product, brand: 'Acme', variants, rating: { average: 4.5, count: 2 } };
    const data = productJsonLd(rated, 'Sauda');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({
      isVariantOf: { '@type': 'ProductGroup', name: 'Acme One', aggregateRating: { ratingValue: 4.5, reviewCount: 2 } },
    });
    expect(productJsonLd({ ...rated, model: '' }, 'Sauda')).toMatchObject({ isVariantOf: { name: 'Phone' } });
  });

  it.each([
    [0, 'OutOfStock'],
    [2, 'OnlineOnly'],
    [5, 'OnlineOnly'],
    [9, 'InStock'],
  ])('maps status %i to %s', (stockStatus, name) => {
    expect(productJsonLd({ ...product, stockStatus }, 'Sauda')).toMatchObject({
      offers: { availability: `https://schema.org/${name}` },
    });
  });

  it.each([
    ['used', 'UsedCondition'],
    ['display', 'UsedCondition'],
    ['refurbished', 'RefurbishedCondition'],
  ] as const)('maps the condition %s to %s', (kind, name) => {
    expect(productJsonLd(product, 'Sauda')).toMatchObject({
      offers: { itemCondition: 'https://schema.org/NewCondition' },
    });
    expect(productJsonLd({ ...product, condition: { kind, label: kind } }, 'Sauda')).toMatchObject({
      offers: { itemCondition: `https://schema.org/${name}` },
    });
  });

  it('states the return period of the rule, and none for an excluded category', () => {
    expect(productJsonLd({ ...product, returnDays: 21 }, 'Sauda')).toMatchObject({
      offers: { hasMerchantReturnPolicy: { merchantReturnDays: 21 } },
    });
    expect(productJsonLd({ ...product, returnDays: null }, 'Sauda')).toMatchObject({
      offers: { hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } },
    });
  });

  it('states no return for a key', () => {
    expect(productJsonLd(product, 'Sauda')).toHaveProperty('offers.hasMerchantReturnPolicy');
    expect(productJsonLd({ ...product, digital: true }, 'Sauda')).not.toHaveProperty('offers.hasMerchantReturnPolicy');
  });

  it('omits the offer without a price', () => {
    expect(productJsonLd({ ...product, price: null }, 'Sauda')).not.toHaveProperty('offers');
  });

  it('makes URLs of pictures and pages absolute in the head', () => {
    const jsonLd = (shopName: string) => [productJsonLd(product, shopName), crumbsJsonLd(product, 'Home')];
    const page = {
      language: 'ru' as const,
      cityKeyword: 'almaty',
      base: '',
      paths: createPaths(''),
      path: '/p/7',
      query: '',
      origin: 'https://shop.kz',
      shopName: 'Sauda',
      indexKazakh: false,
      isTestDomain: false,
    };
    const [productData, crumbs] = headTags({ title: 'Phone', jsonLd }, page).jsonLd;
    expect(productData).toMatchObject({
      image: ['https://shop.kz/i/abc/640.png'],
      offers: { url: 'https://shop.kz/p/7' },
    });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://shop.kz/' },
        { item: 'https://shop.kz/c/phones' },
        { position: 3, item: 'https://shop.kz/p/7' },
      ],
    });
    const [kazakh, kazakhCrumbs] = headTags({ title: 'Phone', jsonLd }, { ...page, language: 'kk' }).jsonLd;
    expect(kazakh).toMatchObject({
      image: ['https://shop.kz/i/abc/640.png'],
      offers: { url: 'https://shop.kz/kz/p/7', itemCondition: 'https://schema.org/NewCondition' },
    });
    expect(kazakhCrumbs).toMatchObject({
      itemListElement: [
        { item: 'https://shop.kz/kz' },
        { item: 'https://shop.kz/kz/c/phones' },
        { item: 'https://shop.kz/kz/p/7' },
      ],
    });
  });
});
