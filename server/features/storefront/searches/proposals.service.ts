import type { SelectionAccepted, SelectionProposal } from '#contract/catalog/narrowing.ts';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { countPeople, type AskedWords, type ProposalState } from '#domain/search/selection-proposal.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { decideProposal, findAskedDays, findProposals, findWaiting, saveProposal } from './proposals.queries.ts';

const DAYS = 30;
/** Words that are looked at: each takes the time of a search. */
const MAX_WORDS = 500;

/** Filters of a category that words ask for; `known` when they are a selection already. */
export type Combination = { category: string; filters: string; products: number; known: boolean };

/** A selection that an operator has written, for the shop's texts. */
export type NewSelection = SelectionAccepted & { category: string; filters: string };

/** What people search for and has no page yet, for operators to decide. */
export type ProposalsService = ReturnType<typeof createProposalsService>;

/**
 * Creates the service; `combination` understands words as the catalogue does, `publish` writes a selection and returns
 * its path, or null where another stands at that address.
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
    /** Proposes the filters that enough people searched for in thirty days and that have products enough; may run twice. */
    async propose(now: Date): Promise<void> {
      const { 'seo.proposedPeople': people, 'seo.minSelectionProducts': products } = settings.current();
      const since = addDays(almatyDate(now), 1 - DAYS);
      const rows = await findAskedDays(db, { since, least: 2, limit: MAX_WORDS });
      const found = new Map<string, { combination: Combination; language: Language; asked: AskedWords[] }>();
      for (const [, asked] of Map.groupBy(rows, ({ language, words }) => `${language} ${words}`)) {
        const { language, words } = asked[0]!;
        const meant = await combination(words, language, now);
        if (!meant || meant.known || meant.products < products) continue;
        const key = `${meant.category} ${meant.filters}`;
        const kept = found.get(key) ?? { combination: meant, language, asked: [] };
        found.set(key, { ...kept, asked: [...kept.asked, ...asked] });
      }
      for (const { combination: meant, language, asked } of found.values()) {
        const counted = countPeople(asked);
        if (counted.people >= people)
          await saveProposal(db, {
            category: meant.category,
            filters: meant.filters,
            products: meant.products,
            language,
            ...counted,
          });
      }
    },

    /** Lists proposals in a state, those of most people first. */
    listAll: (state: ProposalState, limit: number): Promise<SelectionProposal[]> => findProposals(db, state, limit),

    /**
     * Creates the selection in an operator's words; fails with `page_not_found` for a proposal that does not wait, with
     * `idempotency_conflict` where another stands at its address.
     */
    async accept(id: number, { slug, ru, kk }: SelectionAccepted, now: Date): Promise<{ path: string }> {
      const { category, filters } = (await findWaiting(db, id)) ?? fail('page_not_found');
      const path = await publish({ slug, ru, kk, category, filters });
      if (path === null) fail('idempotency_conflict');
      await decideProposal(db, { id, state: 'accepted', now });
      return { path };
    },

    /** Refuses a proposal for good; fails with `page_not_found` for one that does not wait. */
    async refuse(id: number, now: Date): Promise<{ refused: true }> {
      if (!(await decideProposal(db, { id, state: 'refused', now }))) fail('page_not_found');
      return { refused: true };
    },
  };
}
