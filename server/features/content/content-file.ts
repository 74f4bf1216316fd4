import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ARTICLE_TOPICS } from '#domain/articles.ts';
import type { Language } from '#domain/language.ts';

/** What kinds of texts there are, and the folder of `content/` each has. */
export const CONTENT_KINDS = { page: 'pages', article: 'articles', promo: 'promos' } as const;
/** Kind of a text. */
export type ContentKind = keyof typeof CONTENT_KINDS;

const Path = z.string().regex(/^\/[A-Za-z0-9/_-]+$/);
const Shared = {
  title: z.string().min(1).max(160),
  lead: z.string().min(1).max(400),
  draft: z.enum(['true', 'false']).default('false'),
  /** Moments between which it is shown. */
  publish: z.iso.datetime({ offset: true }).optional(),
  expire: z.iso.datetime({ offset: true }).optional(),
  /** Old addresses, parted by commas. */
  moved: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((path) => path.trim())
        .filter(Boolean),
    )
    .pipe(z.array(Path)),
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
  if (body.trim() === '') throw new Error(`${name}: there is no text`);
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

/** Returns the address of a text, without prefix. */
export function contentPath({ kind, key, head }: Pick<ContentText, 'kind' | 'key' | 'head'>): string {
  if (kind === 'page') return (head as HeadOf<'page'>).path;
  return kind === 'article' ? `/articles/${key}` : `/promos/p/${key}`;
}
