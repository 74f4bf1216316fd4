import { fileURLToPath } from 'node:url';
import type { ArticleCard, ArticleList, Fold, PageCard } from '#contract/content/content.ts';
import { ARTICLE_TOPICS, relatedArticles, readingMinutes, type ArticleTopic } from '#domain/content/articles.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { promoState } from '#domain/pricing/promo-days.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { createWordSearch } from '#domain/search/word-search.ts';
import type { StoreEvent } from '../../../events.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import {
  contentPath,
  isPagePart,
  readContentFolder,
  parseHead,
  type ContentKind,
  type FrontMatter,
} from './content-file.ts';
import { createPreviews } from './content.preview.ts';
import {
  findRedirects,
  findOperatorPaths,
  findTexts,
  insertOperatorTexts,
  loadTexts,
  saveRedirect,
  type ContentLoad,
  type TextRow,
} from './content.queries.ts';
import { isPagePath, partLinks } from './links.ts';
import { createPartQueries, type ListParts } from './parts.ts';
import type { Reader, Text } from './text.ts';
import { parseBlocks, countCharacters, type ParsedBlock } from './markdown.ts';

export type { BannerContent as FoundBanner, SectionContent as FoundSection, PartsReader } from './parts.ts';

/** Folder of the built-in texts. */
export const CONTENT_DIR = fileURLToPath(new URL('../../../../content', import.meta.url));

/** A text in the reader's language, or in the other language until it is translated. */
export type VisibleText<K extends ContentKind> = Text<K> & { preview: boolean; blocks: ParsedBlock[] };
/** A promotion as configured in its front matter. */
export type PromoContent = { id: string; language: Language } & FrontMatter<'promo'>;
/** A selection for lists; `filters` is the filter path as configured. */
export type SelectionContent = Pick<FrontMatter<'selection'>, 'slug' | 'filters' | 'title' | 'lead'> & {
  path: string;
  text: string[];
};
/** A question in a guide, with the title of its page and a path that opens it. */
export type GuideQuestion = { page: string; path: string; fold: Fold };
type SelectionTexts = { title: string; lead: string; text: string };
/** A selection created by an operator, with texts in both languages. */
export type NewSelection = { category: string; slug: string; filters: string; ru: SelectionTexts; kk: SelectionTexts };
/** The content service. */
export type ContentService = Awaited<ReturnType<typeof createContentService>>;

/**
 * Creates the content service. Files of `dir` are loaded into the tables (by stamp, in one transaction), and the tables
 * into memory; `apply` reloads them on an event.
 */
export async function createContentService({
  db,
  settings,
  secret,
  payments = () => PAYMENT_METHODS,
  hasOutsideModel = false,
  hasPartnerBank = false,
  hasCode = () => true,
  dir = CONTENT_DIR,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  secret: string;
  /** Configured payment methods. */
  payments?: () => readonly PaymentMethod[];
  /** Whether another server answers in the chat. */
  hasOutsideModel?: boolean;
  /** Whether a partner bank's bonuses can be converted. */
  hasPartnerBank?: boolean;
  /** Returns true when a promo code exists: a promotion without its code is hidden. */
  hasCode?: (code: string) => boolean;
  dir?: string;
}) {
  const previews = createPreviews(secret);
  let texts = new Map<string, Text[]>();
  let redirects = new Map<string, string>();
  let selections = new Map<string, Text<'selection'>[][]>();
  let blocks = new WeakMap<Text, { settings: Settings; blocks: ParsedBlock[] }>();

  const read = async () => {
    const rows = (await findTexts(db.$client)).flatMap(parseRow);
    redirects = await findRedirects(db.$client);
    texts = Map.groupBy(rows, ({ kind, key }) => `${kind}/${key}`);
    selections = Map.groupBy(
      [...texts.values()].filter((group): group is Text<'selection'>[] => group[0]?.kind === 'selection'),
      ([first]) => first!.head.category,
    );
    blocks = new WeakMap();
  };
  const load = async (): Promise<ContentLoad> => {
    const files = await readContentFolder(dir);
    const addresses = new Set([...files.map(contentPath), ...(await findOperatorPaths(db.$client))]);
    for (const { kind, key, language, head, body } of files) {
      try {
        parseBlocks(body, language, settings.current());
        const [deadLink] = partLinks({ kind, head, body }).filter((path) => !isPagePath(path, addresses));
        if (deadLink !== undefined) throw new Error(`${deadLink} leads nowhere: the shop has no such page`);
      } catch (error) {
        throw new Error(`content: ${kind} ${key}.${language}: ${(error as Error).message}`, { cause: error });
      }
    }
    const load = await loadTexts(db, files);
    await read();
    return load;
  };
  await load();

  const isCodeAvailable = ({ kind, head }: Text): boolean => {
    const { code } = kind === 'promo' ? (head as FrontMatter<'promo'>) : {};
    return code === undefined || hasCode(code);
  };
  /** Selects the version a reader sees; the page expires when a version's publication period starts or ends. */
  const findVisible = (versions: readonly Text[], { language, now, changesAt }: Reader): Text | undefined => {
    for (const { startsAt, endsAt } of versions)
      for (const moment of [startsAt, endsAt])
        if (moment !== null && new Date(moment) > now) changesAt?.(new Date(moment));
    const visible = versions.filter((text) => isVisible(text, now) && isCodeAvailable(text));
    return visible.find((text) => text.language === language) ?? visible[0];
  };
  const list = <K extends ContentKind>(kind: K, reader: Reader): Text<K>[] => {
    reader.tag?.(`contents:${kind}`);
    return [...texts.values()].flatMap((versions) =>
      versions[0]?.kind === kind ? ((findVisible(versions, reader) as Text<K> | undefined) ?? []) : [],
    );
  };
  /** Lists the page parts of a city in order, only in the reader's language. */
  const listParts: ListParts = (kind, reader) =>
    list(kind, reader)
      .filter(({ language, head: { cities } }) => {
        const isInCity = cities.length === 0 || cities.includes(reader.city.keyword);
        return isInCity && language === reader.language;
      })
      .toSorted((a, b) => a.head.order - b.head.order || a.key.localeCompare(b.key));
  const renderBlocks = (text: Text): ParsedBlock[] => {
    const current = settings.current();
    const cached = blocks.get(text);
    if (cached?.settings === current) return cached.blocks;
    const configuration = { payments: payments(), hasOutsideModel, hasPartnerBank };
    const rendered = parseBlocks(text.body, text.language, current, configuration);
    blocks.set(text, { settings: current, blocks: rendered });
    return rendered;
  };
  const articles = (reader: Reader): Text<'article'>[] =>
    list('article', reader).toSorted((a, b) => b.head.date.localeCompare(a.head.date) || a.key.localeCompare(b.key));
  const toCard = (text: Text<'article'>) => toArticleCard({ ...text, blocks: renderBlocks(text) });
  /** Finds a text by its path; `moved` when it has a redirect; throws `page_not_found`. */
  const find = <K extends ContentKind>(
    kind: K,
    path: string,
    preview: string | undefined,
    reader: Reader,
  ): VisibleText<K> | { moved: string } => {
    const versions = [...texts.values()].find((candidates) =>
      candidates.some((text) => text.kind === kind && text.path === path),
    );
    if (versions?.[0]) reader.tag?.(`content:${kind}/${versions[0].key}`);
    const text = versions && findVisible(versions, reader);
    if (text) return { ...(text as Text<K>), preview: false, blocks: renderBlocks(text) };
    if (versions && previews.verify(path, preview, reader.now)) {
      const draft = versions.find(({ language }) => language === reader.language) ?? versions[0]!;
      return { ...(draft as Text<K>), preview: true, blocks: renderBlocks(draft) };
    }
    const newPath = redirects.get(path);
    return newPath === undefined ? fail('page_not_found') : { moved: newPath };
  };

  return {
    /** Loads the files into the tables; returns the changes. */
    load,

    /** Reloads the tables after a change of texts; settles when pages can be rendered from them. */
    async apply(event: StoreEvent): Promise<void> {
      if (event.type === 'content.changed') await read();
    },

    /** Returns an information page by its path; `moved` when it has a redirect; throws `page_not_found`. */
    page: (path: string, preview: string | undefined, reader: Reader) => find('page', path, preview, reader),

    /** Returns an article by its slug, like `page`. */
    article: (slug: string, preview: string | undefined, reader: Reader) =>
      find('article', `/articles/${slug}`, preview, reader),

    /** Returns articles, newest first: of a topic, or containing every typed word. */
    articles(reader: Reader, { topic, q = '' }: { topic?: ArticleTopic | undefined; q?: string | undefined } = {}) {
      const matches = createWordSearch(q);
      const found = articles(reader).filter((text) => matches(`${text.head.title} ${text.head.lead} ${text.body}`));
      return {
        articles: found.filter(({ head }) => topic === undefined || head.topic === topic).map(toCard),
        topics: ARTICLE_TOPICS.map((name) => ({
          topic: name,
          count: found.filter(({ head }) => head.topic === name).length,
        })),
      } satisfies ArticleList;
    },

    /** Returns related articles. */
    relatedTo: (slug: string, count: number, reader: Reader): ArticleCard[] =>
      relatedArticles(
        articles(reader).map((text) => ({
          slug: text.key,
          topic: text.head.topic,
          category: text.head.category,
          text,
        })),
        slug,
        count,
      ).map(({ text }) => toCard(text)),

    /** Returns the selections of a category by its slug, in order. */
    selections(category: string, reader: Reader): SelectionContent[] {
      reader.tag?.(SELECTIONS_TAG);
      return (selections.get(category) ?? [])
        .flatMap((versions) => (findVisible(versions, reader) as Text<'selection'> | undefined) ?? [])
        .toSorted((a, b) => a.head.order - b.head.order || a.key.localeCompare(b.key))
        .map((text) => ({
          path: text.path,
          slug: text.head.slug,
          filters: text.head.filters,
          title: text.head.title,
          lead: text.head.lead,
          text: renderBlocks(text).flatMap((block) =>
            block.type === 'paragraph' ? block.spans.map((span) => span.text).join('') : [],
          ),
        }));
    },

    /** Banners and sections of the home page, and menus. */
    ...createPartQueries(listParts),

    /** Returns the promotions with the data of their files, earliest end first. */
    promos: (reader: Reader): PromoContent[] =>
      list('promo', reader)
        .toSorted((a, b) => a.head.to.localeCompare(b.head.to) || a.key.localeCompare(b.key))
        .map(({ key, language, head }) => ({ id: key, language, ...head })),

    /** Lists the promo codes named by promotions, whether they exist or not. */
    promoCodes: (): string[] => [
      ...new Set(
        [...texts.values()]
          .flat()
          .flatMap(({ kind, head }) => (kind === 'promo' && (head as FrontMatter<'promo'>).code) || []),
      ),
    ],

    /** Returns a promotion by its id, like `page`. */
    promo: (id: string, preview: string | undefined, reader: Reader) =>
      find('promo', `/promos/p/${id}`, preview, reader),

    /** Returns a holiday by its key, like `page`. */
    holiday: (key: string, preview: string | undefined, reader: Reader) =>
      find('holiday', `/holidays/${key}`, preview, reader),

    /** Returns the holidays in order. */
    holidays: (reader: Reader): Text<'holiday'>[] =>
      list('holiday', reader).toSorted((a, b) => a.head.order - b.head.order),

    /** Returns the gift ideas sorted by key. */
    gifts: (reader: Reader): Text<'gift'>[] => list('gift', reader).toSorted((a, b) => a.key.localeCompare(b.key)),

    /** Returns a gift idea by its path, like `page`. */
    gift: (path: string, preview: string | undefined, reader: Reader) => find('gift', path, preview, reader),

    /** Returns a launch by its key, like `page`. */
    launch: (key: string, preview: string | undefined, reader: Reader) =>
      find('launch', `/landing-pages/${key}`, preview, reader),

    /** Returns the launches, each with the start of its sale. */
    launches: (reader: Reader): Text<'launch'>[] => list('launch', reader),

    /** Returns the pages of a group in order. */
    group: (group: string, reader: Reader): PageCard[] =>
      list('page', reader)
        .filter(({ head }) => head.group === group)
        .toSorted((a, b) => a.head.order - b.head.order || a.path.localeCompare(b.path))
        .map(({ path, head: { title, lead, icon } }) => ({ path, title, lead, icon })),

    /** Lists the questions of all guides with the page of each. */
    questions: (reader: Reader): GuideQuestion[] =>
      list('page', reader).flatMap((text) =>
        renderBlocks(text).flatMap((block) => {
          const topics = block.type === 'questions' ? block.topics : block.type === 'accordion' ? [block] : [];
          const folds = topics.flatMap(({ items }) => items);
          return folds.map((fold) => ({ page: text.head.title, path: `${text.path}#${fold.id}`, fold }));
        }),
      ),

    /** Returns true when a path without prefix leads to a page of this shop. */
    hasPage(path: string, now: Date): boolean {
      const visible = [...texts.values()].flatMap((versions) => findVisible(versions, { language: 'ru', now }) ?? []);
      return isPagePath(path, new Set(visible.map((text) => text.path)));
    },

    /** Writes an operator's selection; returns its path, or null when the path is taken. */
    async addSelection({ category, slug, filters, ru, kk }: NewSelection): Promise<string | null> {
      const key = `${category}-${slug}`;
      const texts = Object.entries({ ru, kk }).map(([language, { text: body, ...words }]) => {
        const head = { ...words, category, slug, filters };
        return {
          language,
          head,
          body,
          path: contentPath({ kind: 'selection', key, head: parseHead('selection', key, head) }),
        };
      });
      return (await insertOperatorTexts(db, 'selection', key, texts)) ? texts[0]!.path : null;
    },

    /** Returns the redirect target of a path. */
    redirectTarget: (path: string): string | undefined => redirects.get(path),

    /** Redirects an old path, or deletes the redirect for null; returns false when it comes from a file. */
    setRedirect: (path: string, target: string | null): Promise<boolean> => saveRedirect(db, path, target),

    /** Lists the indexable paths, without prefix; the catalogue lists selections. */
    paths: (now: Date): string[] =>
      [...texts.values()]
        .flatMap((versions) => findVisible(versions, { language: 'ru', now }) ?? [])
        .filter((text) => !isEndedPromo(text, now) && text.kind !== 'selection' && !isPagePart(text.kind))
        .map(({ path }) => path)
        .toSorted(),

    /** Returns the value of `?preview=` for the home page at a moment for an audience. */
    signHomePreview: previews.signHome,
    /** Returns the signed moment and audience of that value; null when it is invalid or expired. */
    verifyHomePreview: previews.verifyHome,

    /** Returns the value of `?preview=` that shows the text of a path before publication. */
    signPreview: (path: string, now: Date): string => previews.sign(path, now),
  };
}

/** Returns true for an ended promotion; its page stays available but is not indexed. */
function isEndedPromo(text: Text<ContentKind>, now: Date): boolean {
  return text.kind === 'promo' && promoState((text as Text<'promo'>).head, almatyDate(now)) === 'ended';
}

/** Returns the summary card of an article. */
export function toArticleCard({
  key,
  head: { title, lead, date, kind, topic, landing },
  blocks,
}: Pick<VisibleText<'article'>, 'key' | 'head' | 'blocks'>): ArticleCard {
  return {
    slug: key,
    title,
    lead,
    date,
    kind,
    topic,
    landing: landing ?? null,
    minutes: readingMinutes(countCharacters(blocks)),
  };
}

/** Cache tag of pages that show promotions or promotion badges on products. */
export const PROMO_TAG = 'contents:promo';

const SELECTIONS_TAG = 'contents:selection';

/** Returns the page cache tags evicted by an event about texts. */
export function contentTags(keys: readonly string[]): string[] {
  return [...keys.map((key) => `content:${key}`), ...keys.map((key) => `contents:${key.split('/')[0]}`)];
}

/** Leaves out an invalid page part, so the page still renders; any other text must be valid. */
function parseRow(row: TextRow): Text[] {
  try {
    return [toText(row)];
  } catch (error) {
    if (!isPagePart(row.kind)) throw error;
    return [];
  }
}

function toText({ head, ...row }: TextRow): Text {
  return { ...row, head: parseHead(row.kind, `${row.key}.${row.language}`, JSON.parse(head)) };
}

function isVisible({ draft, startsAt, endsAt }: Text, now: Date): boolean {
  return !draft && (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || now < new Date(endsAt));
}
