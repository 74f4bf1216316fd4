import type { Listing } from '#contract/catalog.ts';
import { pick, type Language } from '#domain/language.ts';
import { formatTenge } from '#domain/money.ts';
import type { Directory } from '../directory/directory.ts';
import { BRAND_GROUP, type CatalogAnswer, type CatalogEngine, type CatalogQuery } from '../engine/engine.ts';
import { rangeText } from './filters.ts';
import { plainInterpretation } from '../query-understanding/understanding.ts';
import type { Recognised, Interpretation, Understanding } from '../query-understanding/interpretation.ts';
import type { Change } from '../query-understanding/pieces.ts';
import { planListing, type ListingInput, type ListingPlan } from './listing.ts';

/** A list that was asked for, planned and answered; `interpretation` is how its words were understood. */
export type FoundList = { plan: ListingPlan; interpretation: Interpretation | null; answer: CatalogAnswer };

const cyrillic = /\p{Script=Cyrillic}/u;
/** The order «дешёвый» and «арзан» ask for, as the list names it. */
const cheapFirst = { ru: 'Сначала дешёвые', kk: 'Алдымен арзаны' } as const;
const countNothing = { countGroups: [], countNumbers: [], countCategories: [], offset: 0, limit: 0 } as const;
/**
 * Finds the list of the strictest interpretation of the words that has goods; fails like `planListing`. `countOnly` leaves the
 * page and the facets out.
 */
export async function findList(
  engine: CatalogEngine,
  directory: Directory,
  understanding: Understanding,
  input: ListingInput,
  cityId: number,
  countOnly = false,
): Promise<FoundList> {
  const typed = (input.q ?? '').trim();
  const ask = async (interpretation: Interpretation | null): Promise<FoundList> => {
    const plan = planListing(directory, input, cityId, interpretation);
    return {
      plan,
      interpretation,
      answer: await engine.search(countOnly ? { ...plan.query, ...countNothing } : plan.query),
    };
  };
  if (typed === '') return ask(null);
  const narrowed = (input.filters ?? '') !== '' || input.stock !== undefined;
  let strictest = true;
  for (const interpretation of understanding.interpretations(typed, {
    exact: input.exact === '1',
    filters: input.category === undefined,
  })) {
    // Filters chosen by hand belong to the list they were chosen in, even when they leave nothing of it. And a looser
    // interpretation is only counted until one has goods: facets cost more than the words.
    if (narrowed || !strictest) {
      if ((await engine.search(queryOf(interpretation, directory, input, cityId))).total > 0)
        return ask(interpretation);
      continue;
    }
    const found = await ask(interpretation);
    if (found.answer.total > 0) return found;
    strictest = false;
  }
  // A word that no goods have.
  return ask(plainInterpretation(typed, [[]]));
}

/** Tells how the words were understood; null without words. */
export function understoodOf(
  { plan, interpretation }: FoundList,
  input: ListingInput,
  directory: Directory,
  language: Language,
): Listing['understood'] {
  if (!interpretation) return null;
  const { changes, recognised, price } = interpretation;
  const { chosen } = plan;
  const named = (one: Recognised): string | null => {
    if (one.kind === 'category')
      return one.id === null
        ? null
        : pick(directory.categories.get(one.id)?.name ?? { ru: '', kk: '' }, language) || null;
    if (one.kind === 'brand')
      return chosen.values.some(({ group }) => group === BRAND_GROUP)
        ? null
        : (directory.brands.get(one.id ?? 0)?.name ?? null);
    if (one.kind === 'sort') return input.sort === undefined ? pick(cheapFirst, language) : null;
    return price === null || chosen.range
      ? null
      : rangeText(
          { ...(price.from !== null && { from: price.from }), ...(price.to !== null && { to: price.to }) },
          (sum) => formatTenge(sum, language),
          language,
        );
  };
  const literal = input.exact === '1';
  return {
    typed: plan.typed,
    read: interpretation.text,
    corrected: changes.some(isCorrection),
    mended: !literal && (changes.length > 0 || recognised.length > 0),
    dropped: changes.filter(({ kind }) => kind === 'dropped').map(({ typed }) => typed),
    chips: recognised.flatMap((one) => {
      const name = named(one);
      // Without its only word a query would be none: the word is looked for as it is.
      return name === null ? [] : [{ kind: one.kind, name, q: one.without || plan.typed, exact: one.without === '' }];
    }),
    literal,
  };
}

/** Tells of a change that the heading must show; a name said in Cyrillic letters is what it is. */
export function isCorrection({ kind, read }: Change): boolean {
  return kind === 'layout' || kind === 'spelling' || (kind === 'transliteration' && cyrillic.test(read));
}

/** What an interpretation asks by itself, without the filters chosen by hand. */
function queryOf(
  { words, wordsNeeded, category, except, values, price }: Interpretation,
  directory: Directory,
  input: ListingInput,
  cityId: number,
): CatalogQuery {
  const chosen = input.category === undefined ? null : (directory.bySlug.get(input.category)?.id ?? null);
  return {
    ...countNothing,
    words,
    wordsNeeded,
    category: chosen ?? category,
    exceptCategories: except,
    values,
    numbers: [],
    price,
    cityId,
    sort: 'popular',
  };
}
