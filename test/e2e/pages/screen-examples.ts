import { origin, phoneInStock } from '../behaviour/shopper.ts';

/** Identifiers that screen addresses are built from. */
export type ScreenExamples = { product: number; phones: readonly number[]; article: string };

/** One address per screen, or several where its states differ. Screens of a cart or an order are covered elsewhere. */
export const screenExamples: Record<string, (shown: ScreenExamples) => string[]> = {
  home: () => ['/'],
  compare: ({ phones }) => ['/compare', `/compare?ids=${phones.slice(0, 4).join(',')}`],
  wishlist: () => ['/wishlist'],
  upsell: ({ product }) => ['/upsell/10000001', `/upsell/10000001/card?product=${product}`],
  'trade-in': () => ['/trade-in'],
  info: () => [
    '/gid',
    '/gid-delivery',
    '/gid-bonus',
    '/gid-question',
    '/gid-contacts',
    '/gid-service',
    '/privacy-policy',
    '/yourPlatform',
  ],
  search: () => [
    '/search?q=samsung',
    '/search?q=nothing-like-this',
    `/search?q=${encodeURIComponent('подарок мужу рыбаку до 50 тысяч')}`,
  ],
  catalog: () => ['/catalog'],
  category: () => ['/c/vse-smartfony'],
  product: ({ product }) => [`/p/${product}`],
  order: () => ['/order'],
  thanks: () => ['/thanks/10000001'],
  receipt: () => ['/receipt/nobodys-receipt-0001'],
  payment: () => ['/payment/10000001'],
  'payment-call-operator': () => ['/payment-call-operator'],
  shops: () => ['/shops'],
  shop: () => ['/shops/almaty-sauda-abaya'],
  articles: () => ['/articles'],
  'gift-cards': () => ['/gift-cards'],
  'gift-card-constructor': () => ['/gift-card-constructor', '/gift-card-constructor?design=wedding'],
  promos: () => ['/promos'],
  promo: () => ['/promos/p/kofe-i-chaj'],
  holidays: () => ['/holidays?whom=mother&budget=medium'],
  holiday: () => ['/holidays/nauryz'],
  gift: () => ['/holidays/novyj-god/kofemashina'],
  gaming: () => ['/landing-pages/gaming'],
  'gaming-article': () => ['/landing-pages/gaming/article/monitor-dlya-raboty-i-igr'],
  'apple-preorder': () => ['/landing-pages/apple-preorder'],
  preorder: () => ['/landing-pages/preorder-iphone'],
  'sale-start': () => ['/landing-pages/startsale-iphone'],
  'promo-models': () => ['/promos/model'],
  'promo-model': () => ['/promos/view-model?id=galaxy-s25'],
  article: ({ article }) => [`/articles/${article}`],
  error: () => ['/error'],
  offline: () => ['/offline'],
  maintenance: () => ['/maintenance'],
  auth: () => ['/auth'],
  'trial-inbox': () => ['/trial-inbox'],
};

/** Finds the identifiers in the running shop. */
export async function findExamples(): Promise<ScreenExamples> {
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  const articles = (await (await fetch(`${origin}/api/content/articles`)).json()) as {
    data: { articles: { slug: string }[] };
  };
  return {
    phones: data.products.map(({ id }) => id),
    product: await phoneInStock(),
    article: articles.data.articles[0]!.slug,
  };
}
