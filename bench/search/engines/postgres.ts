import type { Database } from '#server/platform/database/db.ts';
import type { Document } from '../documents.ts';
import { toSearchResult, MAX_JUDGED_PRODUCTS, type SearchEngine } from './search-engine.ts';

/** PostgreSQL full-text search (russian, weighted fields): all words first, then any of them or trigram similarity. */
export async function createPostgresSearch(db: Database, documents: readonly Document[]): Promise<SearchEngine> {
  const sql = db.$client;
  await sql`create extension if not exists pg_trgm`;
  await sql`create table peer_documents (id int primary key, words tsvector not null, text text not null)`;
  await sql`
    insert into peer_documents
    select id, setweight(to_tsvector('russian', names), 'A') || setweight(to_tsvector('russian', brand), 'B') || setweight(to_tsvector('russian', categories), 'C'), lower(names || ' ' || brand || ' ' || categories)
    from jsonb_to_recordset(${JSON.stringify(documents)}::text::jsonb) as given (id int, names text, brand text, categories text)`;
  await sql`create index on peer_documents using gin (words)`;
  await sql`create index on peer_documents using gin (text gin_trgm_ops)`;
  await sql`analyze peer_documents`;
  const all = (query: string) => sql<{ id: number }[]>`
    select id from peer_documents, websearch_to_tsquery('russian', ${query}) parsed_query where words @@ parsed_query order by ts_rank_cd(words, parsed_query) desc, id limit ${MAX_JUDGED_PRODUCTS}`;
  const some = (query: string) => sql<{ id: number }[]>`
    select id from peer_documents, (select replace(plainto_tsquery('russian', ${query})::text, '&', '|')::tsquery as parsed_query) any_word
    where words @@ parsed_query or lower(${query}) <% text
    order by ts_rank(words, parsed_query) + word_similarity(lower(${query}), text) desc, id limit ${MAX_JUDGED_PRODUCTS}`;
  return {
    name: 'PostgreSQL',
    isSeparateProcess: true,
    async find(query) {
      const strict = await all(query);
      return toSearchResult((strict.length > 0 ? strict : await some(query)).map(({ id }) => id));
    },
  };
}
