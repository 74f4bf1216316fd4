import type { ProposalState } from '#domain/search/selection-proposal.ts';
import type { Database } from '#server/platform/database/db.ts';
import { int, rowOf, text, type Row } from '#server/platform/database/row.ts';
import { selectionProposals } from './proposals.table.ts';
import { searches } from './searches.table.ts';

const searchedRow = rowOf({ day: text, language: searches.language, words: searches.words, people: int });
const proposalRow = rowOf({
  id: selectionProposals.id,
  category: selectionProposals.category,
  filters: selectionProposals.filters,
  words: selectionProposals.words,
  language: selectionProposals.language,
  people: selectionProposals.people,
  products: selectionProposals.products,
  state: selectionProposals.state,
});

/** A stored proposal. */
export type ProposalRow = Row<typeof proposalRow>;

/** Lists the most frequent searches with results by day, since a day. */
export async function findSearchedDays(
  db: Database,
  { since, least, limit }: { since: string; least: number; limit: number },
): Promise<Row<typeof searchedRow>[]> {
  return db.$client`
    select ${searchedRow}, day::text as day, asked as people from searches join (
      select words, language from searches where day >= ${since} and found > 0
      group by words, language having sum(asked) >= ${least} order by sum(asked) desc, words limit ${limit}) most using (words, language)
    where day >= ${since}`;
}

/** Creates or updates a pending proposal; a decided one is unchanged. */
export async function saveProposal(db: Database, proposal: Omit<ProposalRow, 'id' | 'state'>): Promise<void> {
  const { category, filters, words, language, people, products } = proposal;
  await db.$client`
    insert into selection_proposals as p (category, filters, words, language, people, products)
    values (${category}, ${filters}, ${words}, ${language}, ${people}, ${products})
    on conflict (category, filters) do update set
      words = excluded.words, language = excluded.language, people = excluded.people, products = excluded.products
    where p.state = 'waiting'`;
}

/** Lists proposals in a state, most searchers first. */
export async function findProposals(db: Database, state: ProposalState, limit: number): Promise<ProposalRow[]> {
  return db.$client`
    select ${proposalRow} from selection_proposals where state = ${state} order by people desc, id limit ${limit}`;
}

/** Finds a pending proposal; undefined for any other. */
export async function findWaiting(db: Database, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db.$client`
    select ${proposalRow} from selection_proposals where id = ${id} and state = 'waiting'`;
  return row;
}

/** Decides a pending proposal; returns whether it did. */
export async function decideProposal(
  db: Database,
  { id, state, now }: { id: number; state: ProposalState; now: Date },
): Promise<boolean> {
  const { count } = await db.$client`
    update selection_proposals set state = ${state}, decided_at = ${now} where id = ${id} and state = 'waiting'`;
  return count > 0;
}
