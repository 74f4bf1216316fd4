import type { SearchCount } from '#contract/catalog/searches.ts';
import type { Language } from '#domain/text/language.ts';
import type { Database } from '#server/platform/database/db.ts';
import { int, rowOf, text } from '#server/platform/database/row.ts';
import { searches } from './searches.table.ts';

const countedSearch = rowOf({ words: searches.words, language: searches.language, asked: int, lastDay: text });

/** Counts a search of the words on a day, with its current number of products. */
export async function countSearch(
  db: Database,
  { day, language, words, found }: { day: string; language: Language; words: string; found: number },
): Promise<void> {
  await db.$client`
    insert into searches as s (day, language, words, asked, found) values (${day}, ${language}, ${words}, 1, ${found})
    on conflict (day, language, words) do update set asked = s.asked + 1, found = excluded.found`;
}

/** Lists the most frequent phrases since a day: with results the last time, or without. */
export async function findPopular(
  db: Database,
  { since, found, least, limit }: { since: string; found: boolean; least: number; limit: number },
): Promise<SearchCount[]> {
  const sql = db.$client;
  return sql`
    select ${countedSearch}, sum(asked)::int as asked, max(day)::text as "lastDay" from searches where day >= ${since}
    group by words, language having (array_agg(found order by day desc))[1] ${found ? sql`>` : sql`=`} 0 and sum(asked) >= ${least}
    order by sum(asked) desc, max(day) desc, words limit ${limit}`;
}

/** Deletes searches before a day; returns how many rows. */
export async function deleteOldSearches(db: Database, before: string): Promise<number> {
  return (await db.$client`delete from searches where day < ${before}`).count;
}
