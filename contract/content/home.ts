import { z } from 'zod';
import { AUDIENCES, BANNER_PICTURES } from '#domain/content/home-banners.ts';
import { CategoryLink, ProductCard } from '../catalog/catalog.ts';
import { endpoint, Money } from '../endpoint.ts';

const Audience = z.enum(AUDIENCES);

/** Banner of the home page; `path` has no prefix. */
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

/** Article as the home page names it. */
export const ArticleTeaser = z.object({ slug: z.string(), title: z.string(), lead: z.string(), date: z.string() });
export type ArticleTeaser = z.infer<typeof ArticleTeaser>;

/** Common fields of a section: the name of its text, its heading (or label), and its audience. */
const Section = { id: z.string(), title: z.string(), audience: Audience };

/** A section of the home page in the order of the page. */
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
    /** Where all of them are, a path without prefix. */
    more: z.string().nullable(),
    products: z.array(ProductCard),
  }),
  z.object({
    ...Section,
    block: z.literal('advantages'),
    /** The shop's promises to every shopper, from the settings. */
    promises: z.object({
      freeDeliveryFrom: Money,
      pickupKeepDays: z.number().int(),
      bonusPayPercent: z.number(),
      returnDays: z.number().int(),
    }),
  }),
  z.object({ ...Section, block: z.literal('recent') }),
  z.object({ ...Section, block: z.literal('articles'), articles: z.array(ArticleTeaser) }),
]);
export type HomeSection = z.infer<typeof HomeSection>;

/** The shop's own details for shoppers and search engines; an empty text is left out. */
export const AboutShop = z.object({
  title: z.string(),
  description: z.string(),
  /** Where and since when the company is. */
  locality: z.string(),
  postalCode: z.string(),
  foundedOn: z.string(),
});
export type AboutShop = z.infer<typeof AboutShop>;

export const HomePage = z.object({ about: AboutShop, sections: z.array(HomeSection) });
export type HomePage = z.infer<typeof HomePage>;

export const homeContract = {
  'GET /api/catalog/home': endpoint({
    summary: 'Sections of the home page as the texts of the shop order them; those that would be empty are left out.',
    output: HomePage,
  }),
};
