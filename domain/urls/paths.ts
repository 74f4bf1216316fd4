import type { Language } from '../text/language.ts';
import { scopePrefix } from './scope.ts';
import { queryNames, queryText } from './url-text.ts';

/** Query of a list's URL, in addition to its category or words; null and undefined leave a name out. */
export type ListingTail = {
  filters?: string | undefined;
  exact?: string | null;
  models?: string | null;
  page?: string | number | null;
  per?: string | number | null;
  sort?: string | null;
  stock?: string | null;
};

// The order of names is that of the page cache's keys: a link finds its page by the shortest way.
function listingTail({ filters, exact, models, page, per, sort, stock }: ListingTail, q?: string): string {
  return `${filters ? `/f/${filters}` : ''}${queryText({ exact, models, page: Number(page) === 1 ? null : page, per, q, sort, stock })}`;
}

/** Which shops of a city a list shows: those that have a product, are open, offer a service. */
export type ShopsChoice = { product?: number | null; open?: boolean; service?: string | null };

/** Creates every URL of the shop: no other code puts one together. `base` is the language and city prefix, '' for Russian in Almaty. */
export function createPaths(base: string) {
  const at = (path: string) => (path === '/' ? base || '/' : base + path);
  return {
    base,
    /** Any page by its path without prefix, as texts name it; an address elsewhere as it is. */
    page: (path: string) => (path.startsWith('/') ? at(path) : path),
    home: () => at('/'),
    cart: () => at('/cart'),
    checkout: () => at('/checkout'),
    compare: ({ ids = [], category }: { ids?: readonly number[]; category?: string | undefined } = {}) =>
      at(`/compare${queryText({ category, ids: ids.join(',') }).replaceAll('%2C', ',')}`),
    wishlist: () => at('/wishlist'),
    tradeIn: () => at('/trade-in'),
    search: (q = '', tail: ListingTail = {}) => at(`/search${listingTail(tail, q)}`),
    catalog: () => at('/catalog'),
    category: (slug: string, tail: ListingTail = {}) => at(`/c/${slug}${listingTail(tail)}`),
    product: (id: number) => at(`/p/${id}`),
    thanks: (number: string) => at(`/thanks/${number}`),
    payment: (number: string) => at(`/payment/${number}`),
    paymentCallOperator: () => at('/payment-call-operator'),
    order: () => at('/order'),
    auth: (returnTo?: string) => at(`/auth${queryText({ returnTo })}`),
    /** Shops of the city; with a product, what they have of it. */
    shops: ({ product, open, service }: ShopsChoice = {}) =>
      at(`/shops${queryText({ open: open ? '1' : null, product, service })}`),
    shop: (slug: string) => at(`/shops/${slug}`),
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
    ) => at(page ? `/gid-${page}` : '/gid'),
    promos: () => at('/promos'),
    promo: (id: string) => at(`/promos/p/${id}`),
    articles: () => at('/articles'),
    article: (slug: string) => at(`/articles/${slug}`),
    giftCards: () => at('/gift-cards'),
    /** The designer of gift cards, with a picture chosen if it is named. */
    giftCardDesigner: (design?: string) => at(`/gift-card-constructor${queryText(design ? { design } : {})}`),
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
    ) => at(page ? `/profile/${page}` : '/profile'),
    /** A customer's own order. */
    profileOrder: (number: string) => at(`/profile/my-orders/${number}`),
    /** A tab of the customer's orders. */
    profileOrders: (tab: string) => at(`/profile/my-orders${queryText({ tab })}`),
    privacy: () => at('/privacy-policy'),
    devPanel: () => at('/dev-panel'),
    /** SMS, letters and push messages of a shop that is being tried. */
    trialInbox: () => at('/trial-inbox'),
    /** The same page with another language or city: the server stores the choice and redirects. */
    switched: (path: string, to: { lang?: 'ru' | 'kz'; loc?: string }) =>
      at(path.split('?')[0] ?? '/') + queryText({ ...queryNames(path.split('?')[1] ?? ''), ...to }),
  };
}

/** Paths of one language and city. */
export type Paths = ReturnType<typeof createPaths>;

/** Paths for a language and a city keyword. */
export function pathsOf(language: Language, cityKeyword: string): Paths {
  return createPaths(scopePrefix(language, cityKeyword));
}

/** Address of a picture: a vector as it is, a bitmap in the width asked for. */
export function pictureUrl(picture: { hash: string; vector: boolean }, width: 160 | 320 | 640 | 1280 = 640): string {
  return picture.vector ? `/i/${picture.hash}.svg` : `/i/${picture.hash}/${width}.webp`;
}

/** Address of a picture as a bitmap, for previews and search engines that take no vectors. */
export function previewUrl(picture: { hash: string; vector: boolean }): string {
  return `/i/${picture.hash}/640.${picture.vector ? 'png' : 'webp'}`;
}

/** Address of the drawing that stands in for a picture. */
export function kindPictureUrl(kind: string): string {
  return `/i/kind/${kind}.svg`;
}

/** Address of a drawn banner of the home page: `wide` for screens, `tall` for phones. */
export function bannerUrl(name: string, shape: 'wide' | 'tall'): string {
  return `/banners/${name}-${shape}.svg`;
}

/** Address of a drawn picture of a shop: its front or its hall; as a bitmap for search engines. */
export function shopPictureUrl(shopId: number, view: 'front' | 'hall', form: 'svg' | 'png' = 'svg'): string {
  return `/shop-pictures/${shopId}-${view}.${form}`;
}

/** The drawn picture of a gift card, without its words. */
export function giftPicture(design: string, colour: string): string {
  return `/gift-pictures/${design}-${colour}.svg`;
}

/** Address of the picture that networks and messengers show with a link to a page, 1200×630; `pages/shop` stands for any page. */
export function sharePictureUrl(
  language: Language,
  kind: 'p' | 'c' | 'articles' | 'promos' | 'pages',
  id: string | number,
): string {
  return `/share/${language}/${kind}/${id}.jpg`;
}

/** Address of the QR code that leads a phone to the app. */
export function appCodeUrl(): string {
  return '/qr/app.svg';
}
