import type { Language } from '../text/language.ts';
import { scopePrefix } from './scope.ts';
import { parseQuery, queryText } from './url-text.ts';

/** Query of a list URL besides category or words; null and undefined omit a parameter. */
export type ListingQuery = {
  filters?: string | undefined;
  exact?: string | null;
  models?: string | null;
  more?: number | string | null;
  page?: string | number | null;
  per?: string | number | null;
  sort?: string | null;
  stock?: string | null;
};

// Parameters are in page cache key order, so that links hit the cache directly.
function listingSuffix({ filters, exact, models, more, page, per, sort, stock }: ListingQuery, q?: string): string {
  return `${filters ? `/f/${filters}` : ''}${queryText({ exact, models, more, page: Number(page) === 1 ? null : page, per, q, sort, stock })}`;
}

/** Shop list filters: with a product in stock, open now, with a service. */
export type ShopsFilter = { product?: number | null; open?: boolean; today?: boolean; service?: string | null };

/**
 * Creates all URLs of the shop; no other code builds them. `base` is the language and city prefix, '' for Russian in
 * Almaty.
 */
export function createPaths(base: string) {
  const prefixed = (path: string) => (path === '/' ? base || '/' : base + path);
  return {
    base,
    /** A page by its unprefixed path, as in texts; external URLs stay unchanged. */
    page: (path: string) => (path.startsWith('/') ? prefixed(path) : path),
    home: () => prefixed('/'),
    cart: () => prefixed('/cart'),
    checkout: () => prefixed('/checkout'),
    /** The checkout of one product; the rest of the cart waits. */
    buyNow: (productId: number) => prefixed(`/checkout#buy-${productId}`),
    compare: ({ ids = [], category }: { ids?: readonly number[]; category?: string | undefined } = {}) =>
      prefixed(`/compare${queryText({ category, ids: ids.join(',') }).replaceAll('%2C', ',')}`),
    wishlist: () => prefixed('/wishlist'),
    tradeIn: () => prefixed('/trade-in'),
    search: (q = '', query: ListingQuery = {}) => prefixed(`/search${listingSuffix(query, q)}`),
    catalog: () => prefixed('/catalog'),
    category: (slug: string, query: ListingQuery = {}) => prefixed(`/c/${slug}${listingSuffix(query)}`),
    product: (id: number) => prefixed(`/p/${id}`),
    thanks: (number: string) => prefixed(`/thanks/${number}`),
    payment: (number: string) => prefixed(`/payment/${number}`),
    paymentCallOperator: () => prefixed('/payment-call-operator'),
    order: () => prefixed('/order'),
    auth: (returnTo?: string) => prefixed(`/auth${queryText({ returnTo })}`),
    /** Shops of the city; with a product, those that have it. */
    shops: ({ product, open, today, service }: ShopsFilter = {}) =>
      prefixed(`/shops${queryText({ open: open ? '1' : null, product, service, today: today ? '1' : null })}`),
    shop: (slug: string, { q, page = 1 }: { q?: string; page?: number } = {}) =>
      prefixed(`/shops/${slug}${queryText({ page: page > 1 ? page : null, q })}`),
    guide: (
      page:
        | ''
        | 'bonus'
        | 'service'
        | 'delivery'
        | 'change'
        | 'treaty'
        | 'tenders'
        | 'contacts'
        | 'question'
        | 'services'
        | 'assistant'
        | 'suppliers'
        | 'wholesale'
        | 'present-cart'
        | 'about-company'
        | 'for-landlords'
        | 'membership-in-euronics' = '',
    ) => prefixed(page ? `/gid-${page}` : '/gid'),
    promos: () => prefixed('/promos'),
    promo: (id: string) => prefixed(`/promos/p/${id}`),
    articles: () => prefixed('/articles'),
    article: (slug: string) => prefixed(`/articles/${slug}`),
    giftCards: () => prefixed('/gift-cards'),
    /** The gift card designer, optionally with a selected design. */
    giftCardDesigner: (design?: string) => prefixed(`/gift-card-constructor${queryText(design ? { design } : {})}`),
    profile: (
      page:
        | ''
        | 'details'
        | 'my-keys'
        | 'my-gifts'
        | 'settings'
        | 'my-orders'
        | 'my-bonuses'
        | 'my-addresses'
        | 'my-giftcards'
        | 'my-reviews'
        | 'my-complaints' = '',
    ) => prefixed(page ? `/profile/${page}` : '/profile'),
    /** An order of the customer. */
    profileOrder: (number: string) => prefixed(`/profile/my-orders/${number}`),
    /** A tab of the customer's orders. */
    profileOrders: (tab: string) => prefixed(`/profile/my-orders${queryText({ tab })}`),
    privacy: () => prefixed('/privacy-policy'),
    devPanel: () => prefixed('/dev-panel'),
    /** Messages sent by a demo shop: SMS, mail and push. */
    trialInbox: () => prefixed('/trial-inbox'),
    /** The same page in another language or city: the server stores the choice and redirects. */
    withScope: (path: string, scope: { lang?: 'ru' | 'kz'; loc?: string }) =>
      prefixed(path.split('?')[0] ?? '/') + queryText({ ...parseQuery(path.split('?')[1] ?? ''), ...scope }),
  };
}

/** URLs of one language and city. */
export type Paths = ReturnType<typeof createPaths>;

/** Creates the URLs of a language and city. */
export function createScopedPaths(language: Language, cityKeyword: string): Paths {
  return createPaths(scopePrefix(language, cityKeyword));
}

/** URL of a picture: vectors as they are, bitmaps in the requested width. */
export function pictureUrl(picture: { hash: string; vector: boolean }, width: 160 | 320 | 640 | 1280 = 640): string {
  return picture.vector ? `/i/${picture.hash}.svg` : `/i/${picture.hash}/${width}.webp`;
}

/** URL of a picture as a bitmap, for previews and search engines without vector support. */
export function previewUrl(picture: { hash: string; vector: boolean }): string {
  return `/i/${picture.hash}/640.${picture.vector ? 'png' : 'webp'}`;
}

/** URL of a category's placeholder picture. */
export function kindPictureUrl(kind: string): string {
  return `/i/kind/${kind}.svg`;
}

/** URL of a home page banner: `wide` for desktops, `tall` for phones. */
export function bannerUrl(name: string, shape: 'wide' | 'tall'): string {
  return `/banners/${name}-${shape}.svg`;
}

/** URL of a drawn shop picture, front or hall; a bitmap for search engines. */
export function shopPictureUrl(shopId: number, view: 'front' | 'hall', form: 'svg' | 'png' = 'svg'): string {
  return `/shop-pictures/${shopId}-${view}.${form}`;
}

/** URL of a gift card design without text. */
export function giftPictureUrl(design: string, colour: string): string {
  return `/gift-pictures/${design}-${colour}.svg`;
}

/** URL of the 1200×630 preview picture for social networks and messengers; `pages/shop` is the default. */
export function sharePictureUrl(
  language: Language,
  kind: 'p' | 'c' | 'articles' | 'promos' | 'pages',
  id: string | number,
): string {
  return `/share/${language}/${kind}/${id}.jpg`;
}

/** URL of the QR code that leads to the app. */
export function appCodeUrl(): string {
  return '/qr/app.svg';
}
