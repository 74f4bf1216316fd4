import type { AcceptedSelection, SelectionProposal } from '#contract/catalog/narrowing.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { countSearchers, type QueryCount, type ProposalState } from '#domain/search/selection-proposal.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { decideProposal, findSearchedDays, findProposals, findWaiting, saveProposal } from './proposals.queries.ts';

const DAYS = 30;
/** Maximum phrases examined: each costs a search. */
const MAX_WORDS = 500;

/** Category filters that words stand for; `known` when they are a selection already. */
export type Combination = { category: string; filters: string; products: number; known: boolean };

/** A selection written by an operator, for the shop's texts. */
export type NewSelection = AcceptedSelection & { category: string; filters: string };

/** Frequent searches without a page of their own, for operators to decide. */
export type ProposalsService = ReturnType<typeof createProposalsService>;

/**
 * Creates the service. `combination` interprets words like the catalogue; `publish` writes a selection and returns its
 * path, or null when the address is taken.
 */
export function createProposalsService({
  db,
  settings,
  combination,
  publish,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  combination(words: string, language: Language, now: Date): Promise<Combination | null>;
  publish(selection: NewSelection): Promise<string | null>;
}) {
  return {
    /** Proposes filters with enough searchers in thirty days and enough products; idempotent. */
    async propose(now: Date): Promise<void> {
      const { 'seo.proposedPeople': minPeople, 'seo.minSelectionProducts': products } = settings.current();
      const since = addDays(almatyDate(now), 1 - DAYS);
      const rows = await findSearchedDays(db, { since, least: 2, limit: MAX_WORDS });
      const found = new Map<string, { combination: Combination; language: Language; searches: QueryCount[] }>();
      for (const [, searches] of Map.groupBy(rows, ({ language, words }) => `${language} ${words}`)) {
        const { language, words } = searches[0]!;
        const meaning = await combination(words, language, now);
        if (!meaning || meaning.known || meaning.products < products) continue;
        const key = `${meaning.category} ${meaning.filters}`;
        const existing = found.get(key) ?? { combination: meaning, language, searches: [] };
        found.set(key, { ...existing, searches: [...existing.searches, ...searches] });
      }
      for (const { combination: meaning, language, searches: asked } of found.values()) {
        const counts = countSearchers(asked);
        if (counts.people >= minPeople)
          await saveProposal(db, {
            category: meaning.category,
            filters: meaning.filters,
            products: meaning.products,
            language,
            ...counts,
          });
      }
    },

    /** Lists proposals in a state, most searchers first. */
    listAll: (state: ProposalState, limit: number): Promise<SelectionProposal[]> => findProposals(db, state, limit),

    /**
     * Creates the selection in an operator's words. Throws `page_not_found` for a decided proposal,
     * `idempotency_conflict` when the address is taken.
     */
    async accept(id: number, { slug, ru, kk }: AcceptedSelection, now: Date): Promise<{ path: string }> {
      const { category, filters } = (await findWaiting(db, id)) ?? fail('page_not_found');
      const path = await publish({ slug, ru, kk, category, filters });
      if (path === null) fail('idempotency_conflict');
      await decideProposal(db, { id, state: 'accepted', now });
      return { path };
    },

    /** Refuses a proposal permanently; throws `page_not_found` for a decided one. */
    async refuse(id: number, now: Date): Promise<{ refused: true }> {
      if (!(await decideProposal(db, { id, state: 'refused', now }))) fail('page_not_found');
      return { refused: true };
    },
  };
}
