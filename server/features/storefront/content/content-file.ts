import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARTICLE_LANDINGS, ARTICLE_TOPICS } from '#domain/content/articles.ts';
import { GIFT_AGES, GIFT_INTERESTS, GIFT_WHOM } from '#domain/gifts/gifts.ts';
import { AUDIENCES, BANNER_LIMITS, BANNER_PICTURES, fitsBanner } from '#domain/content/home-banners.ts';
import {
  HOME_BLOCKS,
  MAX_ROW,
  MIN_ROW,
  PART_KINDS,
  ROW_RULES,
  type HomeBlock,
  type PartKind,
} from '#domain/content/home-sections.ts';
import type { Language } from '#domain/text/language.ts';
import { MENU_POSITIONS } from '#domain/content/menus.ts';

/** What kinds of texts there are, and the folder of `content/` each has. */
export const CONTENT_KINDS = {
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
/** Kind of a text. */
export type ContentKind = keyof typeof CONTENT_KINDS;

/** Tells whether texts of a kind are parts of other pages: they have no address and are shown in their own language alone. */
export const isPart = (kind: ContentKind): kind is PartKind => (PART_KINDS as readonly ContentKind[]).includes(kind);

/** Several values of one name, parted by commas. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const Path = z.string().regex(/^\/[A-Za-z0-9/_-]+$/);
/** Path of any page of this shop without prefix, filters included. */
const ShopPath = z.string().regex(/^\/(?!\/)[A-Za-z0-9/_.,-]*$/);
/** Several values of one name; none without it. */
const Parts = z.string().default('').transform(partsOf);
/** Where a part of a page is shown, and its position. */
const Shown = {
  /** Keywords of the cities it is shown in; everywhere without any. */
  cities: Parts,
  order: z.coerce.number().int().default(100),
};
const Shared = {
  title: z.string().min(1).max(160),
  lead: z.string().min(1).max(400),
  draft: z.enum(['true', 'false']).default('false'),
  /** Moments between which it is shown. */
  publish: z.iso.datetime({ offset: true }).optional(),
  expire: z.iso.datetime({ offset: true }).optional(),
  /** Old addresses, parted by commas. */
  moved: z.string().default('').transform(partsOf).pipe(z.array(Path)),
};

/** Words of a banner. */
const BannerWords = (limit: number) =>
  z
    .string()
    .min(2)
    .refine((words) => fitsBanner(words, limit), `longer than ${limit}, or a word of it than ${BANNER_LIMITS.word}`);

/** Blocks of the home page that have a field of their own. */
const FIELDS_OF_BLOCKS: Record<string, readonly HomeBlock[]> = {
  deals: ['banners'],
  rule: ['products'],
  category: ['products'],
  products: ['products'],
  count: ['products'],
  path: ['products'],
  categories: ['categories'],
  topic: ['articles'],
};

/** Heads of files by kind; a name that is not listed is refused, so that a slip of the pen is no setting ignored. */
export const HEADS = {
  page: z.strictObject({
    ...Shared,
    path: Path,
    /** Pages of one group lead to each other. */
    group: z.enum(['buyers', 'help', 'company', 'partners', 'legal', 'none']),
    /** Position in the group. */
    order: z.coerce.number().int().default(100),
    icon: z.string().default('info'),
    updated: z.iso.date(),
  }),
  article: z.strictObject({
    ...Shared,
    date: z.iso.date(),
    /** Slug of the category the article leads to. */
    category: z.string().min(1),
    /** Drawing that stands for it. */
    kind: z.string().min(1),
    topic: z.enum(ARTICLE_TOPICS).default('choose'),
    /** Landing page that shows it too, in its own look. */
    landing: z.enum(ARTICLE_LANDINGS).optional(),
  }),
  promo: z.strictObject({
    ...Shared,
    /** First and last day. */
    from: z.iso.date(),
    to: z.iso.date(),
    kind: z.string().min(1),
    /** Promo code that the promotion stands for, and the terms it begins with; later the code's own row decides. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{3,32}$/)
      .optional(),
    percent: z.coerce.number().int().min(1).max(100).optional(),
    sum: z.coerce.number().int().min(1).optional(),
    minimum: z.coerce.number().int().min(0).default(0),
    /** Slug of the category it is good for; everything without one. */
    category: z.string().optional(),
    /** Model line of that category that it is bound to, as products name it: `Galaxy S25`. */
    model: z.string().min(2).max(60).optional(),
  }),
  holiday: z.strictObject({
    ...Shared,
    /** Its day, `MM-DD`; absent for one that everybody has on another day. */
    day: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional(),
    kind: z.string().min(1),
    /** Position in the list. */
    order: z.coerce.number().int().default(100),
  }),
  gift: z.strictObject({
    ...Shared,
    kind: z.string().min(1),
    /** Slug of the category it is looked for in, and the prices that make a gift of it, tenge. */
    category: z.string().min(1),
    from: z.coerce.number().int().min(0),
    to: z.coerce.number().int().min(1),
    /** Keys of holidays; the first is in its address. */
    holidays: z.string().transform(partsOf).pipe(z.array(z.string()).min(1)),
    whom: z
      .string()
      .transform(partsOf)
      .pipe(z.array(z.enum(GIFT_WHOM)).min(1)),
    ages: z
      .string()
      .transform(partsOf)
      .pipe(z.array(z.enum(GIFT_AGES)).min(1)),
    interests: z
      .string()
      .transform(partsOf)
      .pipe(z.array(z.enum(GIFT_INTERESTS)).min(1)),
    /** Key of an article that helps to choose one. */
    article: z.string().optional(),
  }),
  launch: z.strictObject({
    ...Shared,
    kind: z.string().min(1),
    /** Moment the sale begins. */
    starts: z.iso.datetime({ offset: true }),
    /** Where its products are looked for, and the model lines they are of. */
    category: z.string().min(1),
    models: z.string().transform(partsOf).pipe(z.array(z.string()).min(1)),
  }),
  /** A list that people search for: filters of a category with an address of its own. */
  selection: z.strictObject({
    ...Shared,
    /** The sentence of search engines, which cut longer ones. */
    lead: z.string().min(50).max(170),
    category: z.string().min(1),
    /** Its name in the address; a number there is the id of a category (spec §2). */
    slug: z.string().regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/),
    /** Filter path as addresses of lists have it: `diagonal/55`. */
    filters: z.string().min(3).max(300),
    /** Position among the selections of its category. */
    order: z.coerce.number().int().default(100),
  }),
  /** A banner of the home page; it has no page of its own, and its text is a note for those who edit it. */
  banner: z
    .strictObject({
      ...Shared,
      ...Shown,
      title: BannerWords(BANNER_LIMITS.title),
      lead: BannerWords(BANNER_LIMITS.text),
      action: BannerWords(BANNER_LIMITS.action),
      /** Where it leads. */
      path: ShopPath.optional(),
      /** Instead: it leads to the first department whose drawing is one of these, so that any catalogue has targets. */
      kinds: Parts,
      picture: z.enum(BANNER_PICTURES),
      audience: z.enum(AUDIENCES).default('all'),
    })
    .refine(({ path, kinds }) => (path === undefined) === kinds.length > 0, 'either a path or kinds'),
  /** A section of the home page; its text is a note for those who edit it. */
  section: z
    .strictObject({
      ...Shared,
      ...Shown,
      /** Its heading; the name that screen readers say where the design has none. */
      title: z.string().min(2).max(60),
      lead: z.string().max(400).default(''),
      block: z.enum(HOME_BLOCKS),
      audience: z.enum(AUDIENCES).default('all'),
      /** Of banners: heading of the best discounts beside them; none without it. */
      deals: z.string().min(2).max(40).optional(),
      /** Of products: how they are chosen, and of which category. */
      rule: z.enum(ROW_RULES).optional(),
      category: z.string().optional(),
      /** Of products instead: their SKUs in the order of the row. */
      products: Parts,
      /** Of products: how many at most. */
      count: z.coerce.number().int().min(MIN_ROW).max(MAX_ROW).optional(),
      /** Of products: where all of them are; the category's page without it. */
      path: ShopPath.optional(),
      /** Of tiles: slugs of the categories; the departments without it. */
      categories: Parts,
      /** Of articles: those of one topic alone. */
      topic: z.enum(ARTICLE_TOPICS).optional(),
    })
    .superRefine((head, { addIssue }) => {
      for (const [name, blocks] of Object.entries(FIELDS_OF_BLOCKS)) {
        const value = head[name as keyof typeof head];
        const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined;
        if (isGiven && !blocks.includes(head.block))
          addIssue({ code: 'custom', path: [name], message: `is no field of the block ${head.block}` });
      }
      if (head.block === 'products' && (head.rule === undefined) === (head.products.length === 0))
        addIssue({ code: 'custom', path: ['rule'], message: 'either a rule or products' });
    }),
  /** A menu, or some of its links; its text is a list of links (`menu-links.ts`). */
  menu: z.strictObject({
    ...Shared,
    ...Shown,
    /** Heading of a column of the footer; elsewhere a note for those who edit it. */
    title: z.string().min(2).max(40),
    lead: z.string().max(400).default(''),
    position: z.enum(MENU_POSITIONS),
    audience: z.enum(AUDIENCES).default('all'),
    /** Of the footer: texts with one name make one column, under the title of the first. */
    column: z.string().max(40).default(''),
  }),
} as const;

/** Head of a kind of text. */
export type HeadOf<K extends ContentKind> = z.output<(typeof HEADS)[K]>;

/** A text of the shop in one language, as it is loaded. */
export type ContentText<K extends ContentKind = ContentKind> = {
  kind: K;
  key: string;
  language: Language;
  head: HeadOf<K>;
  /** The head as it is written, for storing. */
  written: Record<string, string>;
  body: string;
  /** Digest of the file. */
  stamp: string;
};

const SHAPE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const NAME = /^([a-z0-9-]+)\.(ru|kk)\.md$/;

/** Reads a file: its head, checked, and its body. Throws with the file's name when something is wrong. */
export function readContentFile<K extends ContentKind>(kind: K, name: string, given: string): ContentText<K> {
  const [, key, language] = NAME.exec(name) ?? [];
  if (key === undefined) throw new Error(`${name}: a file is named <key>.<ru|kk>.md`);
  const text = given.replaceAll('\r\n', '\n');
  const { written, body } = splitFile(name, text);
  if (body.trim() === '' && kind !== 'banner' && kind !== 'section') throw new Error(`${name}: there is no text`);
  return {
    kind,
    key,
    language: language as Language,
    head: readHead(kind, name, written),
    written,
    body: body.trim(),
    stamp: createHash('sha256').update(text).digest('base64url'),
  };
}

/** Parts a file into the names of its head and the text below; throws with the file's name when it has no head. */
export function splitFile(name: string, text: string): { written: Record<string, string>; body: string } {
  const [, head, body] = SHAPE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${name}: a text begins with a head between two lines of ---`);
  return { written: Object.fromEntries(head.split('\n').filter(Boolean).map(pairOf)), body };
}

/** Checks a head; throws with the name of its text. */
export function readHead<K extends ContentKind>(kind: K, name: string, given: unknown): HeadOf<K> {
  const found = HEADS[kind].safeParse(given);
  if (found.success) return found.data as HeadOf<K>;
  throw new Error(
    `${name}: ${found.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  );
}

function pairOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** Reads every file of `content/`, in the order of names; a folder that is not there is empty. */
export async function readContentFolder(dir: string): Promise<ContentText[]> {
  const texts: ContentText[] = [];
  for (const [kind, folder] of Object.entries(CONTENT_KINDS) as [ContentKind, string][]) {
    const names = await readdir(join(dir, folder)).catch(() => [] as string[]);
    for (const name of names.filter((file) => file.endsWith('.md')).toSorted())
      texts.push(readContentFile(kind, name, await readFile(join(dir, folder, name), 'utf8')));
  }
  return texts;
}

/** Where texts of a kind stand by their keys. */
const FOLDERS = { article: '/articles', promo: '/promos/p', holiday: '/holidays', launch: '/landing-pages' } as const;

/** Returns the address of a text, without prefix. */
export function contentPath({ kind, key, head }: Pick<ContentText, 'kind' | 'key' | 'head'>): string {
  if (kind === 'page') return (head as HeadOf<'page'>).path;
  if (kind === 'selection') {
    const { category, slug } = head as HeadOf<'selection'>;
    return `/c/${category}/${slug}`;
  }
  if (isPart(kind)) return '/';
  if (kind === 'gift') return `/holidays/${(head as HeadOf<'gift'>).holidays[0]}/${key}`;
  return `${FOLDERS[kind]}/${key}`;
}
