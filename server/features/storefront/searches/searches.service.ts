import type { Listing } from '#contract/catalog/catalog.ts';
import type { CountedSearch } from '#contract/catalog/searches.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsToKeep } from '#domain/search/search-words.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createOnceADay } from '#server/platform/limits/once-a-day.ts';
import { countSearch, forgetSearches, findMostAsked, popularCategories } from './searches.queries.ts';

/** Fewest askings after which a search is known to others: nobody's single one is shown. */
const MIN_ASKED = 3;
const POPULAR_DAYS = 30;
const KEPT_DAYS = 90;
/** Phrases kept in memory for suggestions. */
const MAX_PHRASES = 2_000;
const SHOWN = 8;
const FRESH_MS = MINUTE_MS;
const PANEL_ROWS = 100;

type Phrases = Record<Language, string[]>;

/** The log of searches: counts them, and tells what people search for. */
export type SearchesService = ReturnType<typeof createSearchesService>;

/** Creates the log; `search` is the catalogue's list, asked what the words find; `onCounted` hears of each search that was counted. */
export function createSearchesService({
  db,
  search,
  onCounted = () => {},
}: {
  db: Database;
  search(input: { q: string }, context: CallContext): Promise<Pick<Listing, 'total' | 'understood'>>;
  onCounted?(found: boolean, context: CallContext): void;
}) {
  const asked = createOnceADay();
  let phrases: Phrases = { ru: [], kk: [] };
  let categories: Phrases = { ru: [], kk: [] };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async (now: Date): Promise<void> => {
    const found = await findMostAsked(db, {
      since: addDays(almatyDate(now), 1 - POPULAR_DAYS),
      found: true,
      least: MIN_ASKED,
      limit: MAX_PHRASES,
    });
    phrases = phrasesOf(found);
    if (phrases.ru.length < SHOWN || phrases.kk.length < SHOWN) {
      const names = await popularCategories(db, SHOWN);
      categories = { ru: names.map(({ ru }) => phraseOf(ru)), kk: names.map(({ kk }) => phraseOf(kk)) };
    }
    readAt = now.getTime();
  };
  const refresh = (now: Date): Promise<void> => {
    if (now.getTime() - readAt < FRESH_MS) return Promise.resolve();
    return (reading ??= read(now).finally(() => {
      reading = null;
    }));
  };

  return {
    /**
     * Counts a search once a day for one address, by its corrected words; products found without some of the words do
     * not count. Tells whether it was kept.
     */
    async count(typed: string, context: CallContext): Promise<boolean> {
      const { language, ip, now } = context;
      const words = wordsToKeep(typed);
      const day = almatyDate(now);
      if (words === null || !asked.first(day, `${language} ${ip} ${words}`)) return false;
      const { total, understood } = await search({ q: words }, context);
      const right = understood?.corrected ? (wordsToKeep(understood.read) ?? words) : words;
      // Popular is what many people look for, not what one of them can spell in many ways.
      if (right !== words && !asked.first(day, `${language} ${ip} ${right}`)) return false;
      const found = understood?.dropped.length ? 0 : total;
      await countSearch(db, { day, language, words: right, found });
      onCounted(found > 0, context);
      return true;
    },

    /** Returns what people search for in a language, the most asked first; names of categories fill what is missing. */
    async phrases(language: Language, now: Date): Promise<string[]> {
      await refresh(now);
      return [...new Set([...phrases[language].slice(0, SHOWN), ...categories[language]])].slice(0, SHOWN);
    },

    /**
     * Returns known phrases that go on with a prefix (lower case), the most asked first, from memory; a minute old at
     * most once it is read.
     */
    popular(prefix: string, language: Language, now: Date): string[] {
      void refresh(now).catch(() => {});
      return phrases[language].filter((phrase) => phrase.startsWith(prefix));
    },

    /** Returns what the developer panel shows: searches that found nothing, and popular ones. */
    async panel(now: Date): Promise<{ nothing: CountedSearch[]; popular: CountedSearch[] }> {
      const since = addDays(almatyDate(now), 1 - POPULAR_DAYS);
      const [nothing, popular] = await Promise.all(
        [true, false].map((empty) => findMostAsked(db, { since, found: !empty, least: 1, limit: PANEL_ROWS })),
      );
      return { nothing: nothing ?? [], popular: popular ?? [] };
    },

    /** Forgets searches older than they are kept; returns how many rows. */
    forget: (now: Date): Promise<number> => forgetSearches(db, addDays(almatyDate(now), -KEPT_DAYS)),
  };
}

function phrasesOf(found: readonly CountedSearch[]): Phrases {
  const of = (language: Language) => found.filter((one) => one.language === language).map(({ words }) => words);
  return { ru: of('ru'), kk: of('kk') };
}

/** A category's name as people type it: lower case, without "all". */
function phraseOf(name: string): string {
  return name.toLowerCase().replace(/^(?:все|барлық) /u, '');
}
