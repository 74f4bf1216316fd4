import type { Listing } from '#contract/catalog/catalog.ts';
import type { SearchCount } from '#contract/catalog/searches.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { normalizeLoggedQuery } from '#domain/search/logged-query.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createOnceADay } from '#server/platform/limits/daily-limit.ts';
import { countSearch, deleteOldSearches, findPopular } from './searches.queries.ts';

/** Minimum searchers of a public phrase: an individual search stays private. */
const MIN_SEARCHERS = 3;
const POPULAR_DAYS = 30;
const RETENTION_DAYS = 90;
/** Maximum phrases in memory for suggestions. */
const MAX_PHRASES = 2_000;
const MAX_SHOWN = 8;
const CACHE_MS = MINUTE_MS;
const MAX_PANEL_ROWS = 100;

type Phrases = Record<Language, string[]>;

/** The search log: counts searches and returns frequent ones. */
export type SearchesService = ReturnType<typeof createSearchesService>;

/**
 * Creates the search log. `search` runs the catalogue search to get the number of products and the corrected words;
 * `onCounted` is called for each counted search.
 */
export function createSearchesService({
  db,
  search,
  popularCategories,
  onCounted = () => {},
}: {
  db: Database;
  /** Names of the most viewed categories. */
  popularCategories(limit: number): Promise<Record<Language, string>[]>;
  search(input: { q: string }, context: CallContext): Promise<Pick<Listing, 'total' | 'understood'>>;
  onCounted?(found: boolean, context: CallContext): void;
}) {
  const countedToday = createOnceADay();
  let phrases: Phrases = { ru: [], kk: [] };
  let categories: Phrases = { ru: [], kk: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let pendingRead: Promise<void> | null = null;

  const read = async (now: Date): Promise<void> => {
    const found = await findPopular(db, {
      since: addDays(almatyDate(now), 1 - POPULAR_DAYS),
      found: true,
      least: MIN_SEARCHERS,
      limit: MAX_PHRASES,
    });
    phrases = toPhrases(found);
    if (phrases.ru.length < MAX_SHOWN || phrases.kk.length < MAX_SHOWN) {
      const names = await popularCategories(MAX_SHOWN);
      categories = { ru: names.map(({ ru }) => toPhrase(ru)), kk: names.map(({ kk }) => toPhrase(kk)) };
    }
    readAt = now.getTime();
  };
  const refresh = (now: Date): Promise<void> => {
    if (now.getTime() - readAt < CACHE_MS) return Promise.resolve();
    return (pendingRead ??= read(now).finally(() => {
      pendingRead = null;
    }));
  };

  return {
    /**
     * Counts a search once per day and address, by its corrected words. Products found without some of the words do not
     * count. Returns whether it was stored.
     */
    async count(query: string, context: CallContext): Promise<boolean> {
      const { language, ip, now } = context;
      const words = normalizeLoggedQuery(query);
      const day = almatyDate(now);
      if (words === null || !countedToday.isFirst(day, `${language} ${ip} ${words}`)) return false;
      const { total, understood } = await search({ q: words }, context);
      const keptWords = understood?.corrected ? (normalizeLoggedQuery(understood.read) ?? words) : words;
      // Count a shopper once per phrase, however it was spelt.
      if (keptWords !== words && !countedToday.isFirst(day, `${language} ${ip} ${keptWords}`)) return false;
      const found = understood?.dropped.length ? 0 : total;
      await countSearch(db, { day, language, words: keptWords, found });
      onCounted(found > 0, context);
      return true;
    },

    /** Returns popular searches in a language, most frequent first, completed with category names. */
    async phrases(language: Language, now: Date): Promise<string[]> {
      await refresh(now);
      return [...new Set([...phrases[language].slice(0, MAX_SHOWN), ...categories[language]])].slice(0, MAX_SHOWN);
    },

    /**
     * Returns known phrases with a prefix (lower case), most frequent first, from memory; at most a minute old after
     * the first load.
     */
    popular(prefix: string, language: Language, now: Date): string[] {
      void refresh(now).catch(() => {});
      return phrases[language].filter((phrase) => phrase.startsWith(prefix));
    },

    /** Returns data of the developer panel: searches without results, and popular ones. */
    async panel(now: Date): Promise<{ nothing: SearchCount[]; popular: SearchCount[] }> {
      const since = addDays(almatyDate(now), 1 - POPULAR_DAYS);
      const find = (found: boolean) => findPopular(db, { since, found, least: 1, limit: MAX_PANEL_ROWS });
      const [nothing, popular] = await Promise.all([find(false), find(true)]);
      return { nothing, popular };
    },

    /** Deletes searches beyond their retention; returns how many rows. */
    deleteExpired: (now: Date): Promise<number> => deleteOldSearches(db, addDays(almatyDate(now), -RETENTION_DAYS)),
  };
}

function toPhrases(found: readonly SearchCount[]): Phrases {
  const phrasesIn = (language: Language) =>
    found.filter((candidate) => candidate.language === language).map(({ words }) => words);
  return { ru: phrasesIn('ru'), kk: phrasesIn('kk') };
}

/** A category's name as shoppers type it: lower case, without "all". */
function toPhrase(name: string): string {
  return name.toLowerCase().replace(/^(?:все|барлық) /u, '');
}
