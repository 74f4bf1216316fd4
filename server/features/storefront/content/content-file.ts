import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARTICLE_LANDINGS, ARTICLE_TOPICS } from '#domain/content/articles.ts';
import { GIFT_AGES, GIFT_INTERESTS, GIFT_RECIPIENT_KINDS } from '#domain/gifts/gifts.ts';
import { AUDIENCES, BANNER_LIMITS, BANNER_PICTURES, fitsBanner } from '#domain/content/home-banners.ts';
import {
  HOME_SECTION_KINDS,
  MAX_ROW,
  MIN_ROW,
  CONTENT_BLOCK_KINDS,
  ROW_RULES,
  type HomeSectionKind,
  type ContentBlockKind,
} from '#domain/content/home-sections.ts';
import type { Language } from '#domain/text/language.ts';
import { splitList } from '#domain/text/list.ts';
import { MENU_POSITIONS } from '#domain/content/menus.ts';

/** Kinds of texts and their folders in `content/`. */
const CONTENT_KINDS = {
  page: 'pages',
  article: 'articles',
  promo: 'promos',
  holiday: 'holidays',
  gift: 'gifts',
  launch: 'launches',
  selection: 'selections',
  banner: 'banners',
  section: 'home',
  menu: 'menus',
} as const;
export type ContentKind = keyof typeof CONTENT_KINDS;

/**
 * Returns true when texts of a kind are parts of other pages. They have no URL of their own and appear only in their own
 * language.
 */
export const isPagePart = (kind: ContentKind): kind is ContentBlockKind =>
  (CONTENT_BLOCK_KINDS as readonly ContentKind[]).includes(kind);

const Path = z.string().regex(/^\/[A-Za-z0-9/_-]+$/);
/** Path of any page of this shop, without language and city prefix; may include filters. */
const ShopPath = z.string().regex(/^\/(?!\/)[A-Za-z0-9/_.,-]*$/);
/** Comma-separated values of a field; empty by default. */
const CommaList = z.string().default('').transform(splitList);
/** Display conditions of a page part, and its position. */
const Placement = {
  /** Keywords of the cities it appears in; everywhere if empty. */
  cities: CommaList,
  order: z.coerce.number().int().default(100),
};
const SharedFields = {
  title: z.string().min(1).max(160),
  lead: z.string().min(1).max(400),
  draft: z.enum(['true', 'false']).default('false'),
  /** Period of publication. */
  publish: z.iso.datetime({ offset: true }).optional(),
  expire: z.iso.datetime({ offset: true }).optional(),
  /** Old paths that redirect here, comma-separated. */
  moved: z.string().default('').transform(splitList).pipe(z.array(Path)),
};

/** Text of a banner, within the lengths that fit its design. */
const BannerText = (limit: number) =>
  z
    .string()
    .min(2)
    .refine(
      (words) => fitsBanner(words, limit),
      `longer than ${limit}, or has a word longer than ${BANNER_LIMITS.word}`,
    );

/** Home page blocks that accept a field; other blocks reject it. */
const BLOCKS_BY_FIELD: Record<string, readonly HomeSectionKind[]> = {
  deals: ['banners'],
  rule: ['products'],
  category: ['products'],
  products: ['products'],
  count: ['products'],
  path: ['products'],
  categories: ['categories'],
  topic: ['articles'],
};

/** Front matter by kind. Unknown fields are rejected, so a typo is reported instead of ignored. */
const FRONT_MATTER = {
  page: z.strictObject({
    ...SharedFields,
    path: Path,
    /** Pages of one group link to each other. */
    group: z.enum(['buyers', 'help', 'company', 'partners', 'legal', 'none']),
    /** Position in the group. */
    order: z.coerce.number().int().default(100),
    icon: z.string().default('info'),
    updated: z.iso.date(),
  }),
  article: z.strictObject({
    ...SharedFields,
    date: z.iso.date(),
    /** Slug of the category the article links to. */
    category: z.string().min(1),
    /** Illustration. */
    kind: z.string().min(1),
    topic: z.enum(ARTICLE_TOPICS).default('choose'),
    /** Landing page that also shows it, in its own style. */
    landing: z.enum(ARTICLE_LANDINGS).optional(),
  }),
  promo: z.strictObject({
    ...SharedFields,
    /** First and last day. */
    from: z.iso.date(),
    to: z.iso.date(),
    kind: z.string().min(1),
    /** Promo code of the promotion with its initial terms; after creation the code's own row decides. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{3,32}$/)
      .optional(),
    percent: z.coerce.number().int().min(1).max(100).optional(),
    sum: z.coerce.number().int().min(1).optional(),
    minimum: z.coerce.number().int().min(0).default(0),
    /** Slug of the category it applies to; all when absent. */
    category: z.string().optional(),
    /** Model line in that category it applies to, as in product names: `Galaxy S25`. */
    model: z.string().min(2).max(60).optional(),
  }),
  holiday: z.strictObject({
    ...SharedFields,
    /** Date as `MM-DD`; absent for a personal day such as a birthday. */
    day: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional(),
    kind: z.string().min(1),
    /** Position in the list. */
    order: z.coerce.number().int().default(100),
  }),
  gift: z.strictObject({
    ...SharedFields,
    kind: z.string().min(1),
    /** Slug of the category to search, and the price range of a gift, tenge. */
    category: z.string().min(1),
    from: z.coerce.number().int().min(0),
    to: z.coerce.number().int().min(1),
    /** Keys of holidays; the first is part of its path. */
    holidays: z.string().transform(splitList).pipe(z.array(z.string()).min(1)),
    whom: z
      .string()
      .transform(splitList)
      .pipe(z.array(z.enum(GIFT_RECIPIENT_KINDS)).min(1)),
    ages: z
      .string()
      .transform(splitList)
      .pipe(z.array(z.enum(GIFT_AGES)).min(1)),
    interests: z
      .string()
      .transform(splitList)
      .pipe(z.array(z.enum(GIFT_INTERESTS)).min(1)),
    /** Key of a buying guide article. */
    article: z.string().optional(),
  }),
  launch: z.strictObject({
    ...SharedFields,
    kind: z.string().min(1),
    /** Start of the sale. */
    starts: z.iso.datetime({ offset: true }),
    /** Category of its products, and their model lines. */
    category: z.string().min(1),
    models: z.string().transform(splitList).pipe(z.array(z.string()).min(1)),
  }),
  /** A popular filter combination of a category, with its own path. */
  selection: z.strictObject({
    ...SharedFields,
    /** Meta description; search engines truncate longer ones. */
    lead: z.string().min(50).max(170),
    category: z.string().min(1),
    /** Slug in the path; a number there is a category id (spec §2). */
    slug: z.string().regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/),
    /** Filter path as in listing URLs: `diagonal/55`. */
    filters: z.string().min(3).max(300),
    /** Position among the selections of its category. */
    order: z.coerce.number().int().default(100),
  }),
  /** A banner of the home page, without a page of its own; the file's body is a note for editors. */
  banner: z
    .strictObject({
      ...SharedFields,
      ...Placement,
      title: BannerText(BANNER_LIMITS.title),
      lead: BannerText(BANNER_LIMITS.text),
      action: BannerText(BANNER_LIMITS.action),
      /** Link target. */
      path: ShopPath.optional(),
      /** Alternative target: the first department with one of these drawings, which works with any catalogue. */
      kinds: CommaList,
      picture: z.enum(BANNER_PICTURES),
      audience: z.enum(AUDIENCES).default('all'),
    })
    .refine(({ path, kinds }) => (path === undefined) === kinds.length > 0, 'either a path or kinds'),
  /** A section of the home page; the file's body is a note for editors. */
  section: z
    .strictObject({
      ...SharedFields,
      ...Placement,
      /** Heading; the accessible name where the design shows none. */
      title: z.string().min(2).max(60),
      lead: z.string().max(400).default(''),
      block: z.enum(HOME_SECTION_KINDS),
      audience: z.enum(AUDIENCES).default('all'),
      /** For banners: heading of the best discounts next to them; without it there are none. */
      deals: z.string().min(2).max(40).optional(),
      /** For products: selection rule, and the category. */
      rule: z.enum(ROW_RULES).optional(),
      category: z.string().optional(),
      /** For products instead: their SKUs in display order. */
      products: CommaList,
      /** For products: maximum number. */
      count: z.coerce.number().int().min(MIN_ROW).max(MAX_ROW).optional(),
      /** For products: target of "show all"; the category's page by default. */
      path: ShopPath.optional(),
      /** For tiles: slugs of the categories; the departments by default. */
      categories: CommaList,
      /** For articles: only this topic. */
      topic: z.enum(ARTICLE_TOPICS).optional(),
    })
    .superRefine((head, { addIssue }) => {
      for (const [name, blocks] of Object.entries(BLOCKS_BY_FIELD)) {
        const value = head[name as keyof typeof head];
        const isPresent = Array.isArray(value) ? value.length > 0 : value !== undefined;
        if (isPresent && !blocks.includes(head.block))
          addIssue({ code: 'custom', path: [name], message: `is not a field of the block ${head.block}` });
      }
      if (head.block === 'products' && (head.rule === undefined) === (head.products.length === 0))
        addIssue({ code: 'custom', path: ['rule'], message: 'either a rule or products' });
    }),
  /** A menu or some of its links; the body is a list of links (`menu-links.ts`). */
  menu: z.strictObject({
    ...SharedFields,
    ...Placement,
    /** Heading of a footer column; elsewhere a note for editors. */
    title: z.string().min(2).max(40),
    lead: z.string().max(400).default(''),
    position: z.enum(MENU_POSITIONS),
    audience: z.enum(AUDIENCES).default('all'),
    /** For the footer: texts with the same name share a column, under the first title. */
    column: z.string().max(40).default(''),
  }),
} as const;

export type FrontMatter<K extends ContentKind> = z.output<(typeof FRONT_MATTER)[K]>;

/** A text of the shop in one language, as loaded. */
export type ContentText<K extends ContentKind = ContentKind> = {
  kind: K;
  key: string;
  language: Language;
  head: FrontMatter<K>;
  /** The front matter as written, for storage. */
  rawHead: Record<string, string>;
  body: string;
  /** Digest of the file's content. */
  stamp: string;
};

const FILE_PATTERN = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const NAME_PATTERN = /^([a-z0-9-]+)\.(ru|kk)\.md$/;

/** Parses a file into validated front matter and body. Throws with the file's name when it is invalid. */
export function parseContentFile<K extends ContentKind>(kind: K, name: string, source: string): ContentText<K> {
  const [, key, language] = NAME_PATTERN.exec(name) ?? [];
  if (key === undefined) throw new Error(`${name}: a file is named <key>.<ru|kk>.md`);
  const text = source.replaceAll('\r\n', '\n');
  const { rawHead, body } = splitFile(name, text);
  if (body.trim() === '' && kind !== 'banner' && kind !== 'section') throw new Error(`${name}: the text is empty`);
  return {
    kind,
    key,
    language: language as Language,
    head: parseHead(kind, name, rawHead),
    rawHead,
    body: body.trim(),
    stamp: createHash('sha256').update(text).digest('base64url'),
  };
}

/** Splits a file into front matter fields and body; throws with the file's name when it has no front matter. */
export function splitFile(name: string, text: string): { rawHead: Record<string, string>; body: string } {
  const [, head, body] = FILE_PATTERN.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${name}: a text begins with front matter between two lines of ---`);
  return { rawHead: Object.fromEntries(head.split('\n').filter(Boolean).map(parsePair)), body };
}

/** Validates front matter; throws with the name of its text. */
export function parseHead<K extends ContentKind>(kind: K, name: string, entries: unknown): FrontMatter<K> {
  const result = FRONT_MATTER[kind].safeParse(entries);
  if (result.success) return result.data as FrontMatter<K>;
  throw new Error(
    `${name}: ${result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
}

function parsePair(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Reads every file of `content/`, sorted by name; a missing folder is empty. */
export async function readContentFolder(dir: string): Promise<ContentText[]> {
  const texts: ContentText[] = [];
  for (const [kind, folder] of Object.entries(CONTENT_KINDS) as [ContentKind, string][]) {
    const names = await readdir(join(dir, folder)).catch(() => [] as string[]);
    for (const name of names.filter((file) => file.endsWith('.md')).toSorted())
      texts.push(parseContentFile(kind, name, await readFile(join(dir, folder, name), 'utf8')));
  }
  return texts;
}

/** Folder of each kind in page paths; the key follows. */
const URL_FOLDERS = {
  article: '/articles',
  promo: '/promos/p',
  holiday: '/holidays',
  launch: '/landing-pages',
} as const;

/** Returns the path of a text, without language and city prefix. */
export function contentPath({ kind, key, head }: Pick<ContentText, 'kind' | 'key' | 'head'>): string {
  if (kind === 'page') return (head as FrontMatter<'page'>).path;
  if (kind === 'selection') {
    const { category, slug } = head as FrontMatter<'selection'>;
    return `/c/${category}/${slug}`;
  }
  if (isPagePart(kind)) return '/';
  if (kind === 'gift') return `/holidays/${(head as FrontMatter<'gift'>).holidays[0]}/${key}`;
  return `${URL_FOLDERS[kind]}/${key}`;
}
