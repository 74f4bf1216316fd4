import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARTICLE_LANDINGS, ARTICLE_TOPICS } from '#domain/articles.ts';
import { GIFT_AGES, GIFT_INTERESTS, GIFT_WHOM } from '#domain/gifts.ts';
import { AUDIENCES, BANNER_LIMITS, BANNER_PICTURES, fitsBanner } from '#domain/home-banners.ts';
import type { Language } from '#domain/language.ts';

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
} as const;
/** Kind of a text. */
export type ContentKind = keyof typeof CONTENT_KINDS;

/** Several values of one name, parted by commas. */
const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const Path = z.string().regex(/^\/[A-Za-z0-9/_-]+$/);
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
  banner: z.strictObject({
    ...Shared,
    title: BannerWords(BANNER_LIMITS.title),
    lead: BannerWords(BANNER_LIMITS.text),
    action: BannerWords(BANNER_LIMITS.action),
    /** Where it leads: a path of this shop without prefix. */
    path: z.string().regex(/^\/(?!\/)[A-Za-z0-9/_.,-]*$/),
    picture: z.enum(BANNER_PICTURES),
    audience: z.enum(AUDIENCES).default('all'),
    /** Keywords of the cities it is shown in; everywhere without any. */
    cities: z.string().default('').transform(partsOf),
    order: z.coerce.number().int().default(100),
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
  const [, head, body] = SHAPE.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${name}: a text begins with a head between two lines of ---`);
  if (body.trim() === '' && kind !== 'banner') throw new Error(`${name}: there is no text`);
  const written = Object.fromEntries(head.split('\n').filter(Boolean).map(pairOf));
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
  if (kind === 'banner') return '/';
  if (kind === 'gift') return `/holidays/${(head as HeadOf<'gift'>).holidays[0]}/${key}`;
  return `${FOLDERS[kind]}/${key}`;
}
