import { z } from 'zod';
import { AUDIENCES, BANNER_PICTURES } from '#domain/content/home-banners.ts';
import { CategoryLink, ProductCard } from '../catalog/catalog.ts';
import { endpoint, Money } from '../endpoint.ts';
import { ContactRow } from './content.ts';

const Audience = z.enum(AUDIENCES);

/** Banner of the home page; `path` has no language prefix. */
export const Banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  path: z.string(),
  picture: z.enum(BANNER_PICTURES),
  audience: Audience,
});
export type Banner = z.infer<typeof Banner>;

/** Article teaser on the home page. */
export const ArticleTeaser = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  date: z.string(),
  /** Kind of its illustration. */
  kind: z.string(),
});
export type ArticleTeaser = z.infer<typeof ArticleTeaser>;

/** Common fields of a section: text key, heading (or label) and audience. */
const Section = { id: z.string(), title: z.string(), audience: Audience };

/** A section of the home page. */
export const HomeSection = z.discriminatedUnion('block', [
  z.object({
    ...Section,
    block: z.literal('banners'),
    banners: z.array(Banner),
    /** Best discounts next to the banners. */
    deals: z.object({ title: z.string(), products: z.array(ProductCard) }).nullable(),
  }),
  z.object({ ...Section, block: z.literal('categories'), categories: z.array(CategoryLink) }),
  z.object({
    ...Section,
    block: z.literal('products'),
    /** Path of the full list, without language prefix. */
    more: z.string().nullable(),
    products: z.array(ProductCard),
  }),
  z.object({
    ...Section,
    block: z.literal('sale'),
    promo: z.object({
      id: z.string(),
      title: z.string(),
      code: z.string(),
      /** Its discount: `BLACK12 −12%`. */
      mark: z.string(),
      /** End, ISO. */
      endsAt: z.string(),
    }),
    products: z.array(ProductCard),
  }),
  z.object({
    ...Section,
    block: z.literal('advantages'),
    /** Promises to every shopper, from the settings. */
    promises: z.object({
      freeDeliveryFrom: Money,
      pickupKeepDays: z.number().int(),
      bonusPayPercent: z.number(),
      returnDays: z.number().int(),
    }),
  }),
  z.object({ ...Section, block: z.literal('recent') }),
  z.object({ ...Section, block: z.literal('personal') }),
  z.object({ ...Section, block: z.literal('articles'), articles: z.array(ArticleTeaser) }),
]);
export type HomeSection = z.infer<typeof HomeSection>;

/** Company details for shoppers and search engines; empty texts are omitted. */
export const AboutShop = z.object({
  title: z.string(),
  description: z.string(),
  /** Location and founding date of the company. */
  locality: z.string(),
  postalCode: z.string(),
  foundedOn: z.string(),
  contacts: z.array(ContactRow),
});
export type AboutShop = z.infer<typeof AboutShop>;

export const HomePage = z.object({ about: AboutShop, sections: z.array(HomeSection) });
export type HomePage = z.infer<typeof HomePage>;

export const homeContract = {
  'GET /api/catalog/home': endpoint({
    summary: 'Sections of the home page in configured order; empty ones are omitted.',
    output: HomePage,
  }),
};
