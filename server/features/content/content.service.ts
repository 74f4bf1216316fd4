import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArticleCard } from '#contract/content.ts';
import type { Language } from '#domain/language.ts';
import { fail } from '#server/platform/failure.ts';
import { readArticle, type ArticleText } from './article-text.ts';

type Texts = Record<Language, ArticleText>;

/** Articles as the rest of the store knows them. */
export type ContentService = Awaited<ReturnType<typeof createContentService>>;

const folder = fileURLToPath(new URL('../../../content/articles', import.meta.url));

/**
 * Reads the articles of `content/articles` once, at the start: they change with the code, so they need no database yet.
 * The fields of spec §3 Article are `title`, the blocks (content), `date` (datetimeStart), `kind` (mainPhoto, a
 * drawing) and the slug (keyword).
 * Throws when a file cannot be read as an article or misses its other language.
 */
export async function createContentService(dir = folder) {
  const bySlug = new Map(
    (await readAll(dir))
      .toSorted((a, b) => b.texts.ru.date.localeCompare(a.texts.ru.date))
      .map(({ slug, texts }) => [slug, texts]),
  );

  return {
    /** Returns all articles in a language, the newest first. */
    articles: (language: Language): ArticleCard[] => [...bySlug].map(([slug, texts]) => cardOf(slug, texts[language])),

    /** Returns one article with its text and the slug of its category; fails with `page_not_found`. */
    article(slug: string, language: Language) {
      const { blocks, category, ...text } = (bySlug.get(slug) ?? fail('page_not_found'))[language];
      return { ...cardOf(slug, text), blocks, category };
    },

    /** Lists the slugs, for the sitemap. */
    slugs: (): string[] => [...bySlug.keys()],
  };
}

function cardOf(slug: string, { title, lead, date, kind }: Omit<ArticleText, 'blocks' | 'category'>): ArticleCard {
  return { slug, title, lead, date, kind };
}

async function readAll(dir: string): Promise<{ slug: string; texts: Texts }[]> {
  const names = (await readdir(dir)).flatMap((name) => /^([a-z0-9-]+)\.(ru|kk)\.md$/.exec(name)?.[1] ?? []);
  return Promise.all(
    [...new Set(names)].map(async (slug) => {
      const [ru, kk] = await Promise.all([readOne(dir, `${slug}.ru.md`), readOne(dir, `${slug}.kk.md`)]);
      return { slug, texts: { ru, kk } };
    }),
  );
}

async function readOne(dir: string, name: string): Promise<ArticleText> {
  const text = await readFile(join(dir, name), 'utf8').catch((cause: unknown) => {
    throw new Error(`${name}: every article exists in Russian and in Kazakh`, { cause });
  });
  return readArticle(name, text);
}
