import type { WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { days, giftsForAnybody, occasions, recipients, tastes } from './gifts.data.ts';
import { presentsSaid, recipientRow, saidOfPresents, type Said } from './giving.ts';
import type { Needs } from './need.ts';

/** Whom something is for: мужу, подростку, маме, родителям, әкеме, досыма. */
const dative = /(?:[уюе]|[ая]м|[гк][ае]|[ао]й?ма|[еы]?м[ае]|н[ае])$/;
const age = /^\d{1,2}$/;
const infinitive = /(?:[аеиоуыя]ть|[зс]ть|чь)(?:ся)?$/;
const loving = /^(?:люб|обожа|нрав|увлек|увлеч|хобби|фанат|учит|мечта)/;
/** What is given, and words that it must have. */
type Gift = { categories: readonly number[]; words: readonly WantedWord[] };
const nothing: Gift = { categories: [], words: [] };
/** A present that is not called one: so much of the query has to speak of it. */
const MIN_SHARE = 0.3;

/**
 * Prepares what is known of presents: who they are for, what those people love, and what is celebrated. The most telling
 * row says what is given: "парню геймеру" is a player first.
 */
export function createGifts(
  categoriesOf: (names: string) => number[],
  formsOf: (word: string) => WantedWord = () => [],
): Pick<Needs, 'mayBeIn' | 'find'> {
  const givenBy = (rows: readonly string[]) =>
    rows.map((row): Gift => {
      const [names = '', word = ''] = (row.split('|')[1] ?? '').split('+');
      return { categories: categoriesOf(names), words: word === '' ? [] : [formsOf(fold(word.trim()))] };
    });
  const given = {
    taste: givenBy(tastes),
    occasion: givenBy(occasions),
    recipient: givenBy(recipients),
  };
  const notFor = recipients
    .map((row) => (row.split('|')[2] ?? '').trim())
    .map((word) => (word === '' ? [] : formsOf(fold(word))));
  const anybody = { categories: categoriesOf(giftsForAnybody), words: [] };
  const daysOf = days.map((row) => {
    const [day = '', person = ''] = row.split('|').map((cell) => cell.trim());
    const [number = '', month = ''] = day.split(' ').map(fold);
    return { number, month, given: given.recipient[recipientRow(person) ?? -1] };
  });
  return {
    mayBeIn: (parts) => parts.some((_, at) => saidOfPresents(parts, at).some(({ kind }) => kind !== 'beside')),
    find(parts, known) {
      const { isThing, priced } = known;
      const all = presentsSaid(parts, known);
      const says = (kind: Said['kind']) =>
        parts.flatMap((_, at) => (all[at]?.some((one) => one.kind === kind) ? [at] : []));
      const asks = says('asked');
      const day = daysOf.find(({ number, month }) =>
        parts.some(({ text }, at) => text === number && (parts[at + 1]?.text ?? '').startsWith(month)),
      );
      const [people, liked, celebrated] = [says('recipient'), says('taste'), says('occasion')];
      // "Пюре малышу готовить" is a deed; who loves to is told by "любит".
      const loves = parts.some(({ typed }) => loving.test(typed));
      const tasted = liked.filter((at) => loves || !infinitive.test(parts[at]?.typed ?? ''));
      const told = parts.filter(({ text }, at) => (all[at]?.length ?? 0) > 0 || age.test(text));
      if (asks.length === 0) {
        // "Свадьба" is both a day and what is celebrated.
        const when = day !== undefined || [...says('when'), ...says('hoped')].some((at) => !celebrated.includes(at));
        const to = people.some((at) => dative.test(parts[at]?.typed ?? ''));
        const whom = people.length > 0 || tasted.length > 0;
        const isMeant =
          (celebrated.length > 0 && (when || priced)) ||
          (whom && (when || celebrated.length > 0)) ||
          (to && (priced || tasted.length > 0 || parts.some(({ text }) => age.test(text))));
        if (!isMeant || parts.some((_, at) => isThing(at)) || told.length < parts.length * MIN_SHARE) return null;
      }
      const { categories, words } =
        first(all, 'taste', given.taste) ??
        first(all, 'occasion', given.occasion) ??
        first(all, 'recipient', given.recipient) ??
        day?.given ??
        // For so much money, and nobody said for whom: whatever is given.
        (priced && told.length === parts.length ? anybody : nothing);
      const whom = all.flatMap((said) =>
        said.flatMap(({ kind, row }) => (kind === 'recipient' ? [notFor[row] ?? []] : [])),
      );
      const except = whom.every((words) => words.length > 0) ? whom.slice(0, 1) : [];
      return categories.length === 0 ? null : { categories, words, tokens: told, actions: [], except };
    },
  };
}

/** Returns what the most telling row of a kind gives, the one above the others. */
function first(all: readonly (readonly Said[])[], kind: Said['kind'], given: readonly Gift[]): Gift | undefined {
  const rows = all.flatMap((said) => said.flatMap((one) => (one.kind === kind ? [one.row] : [])));
  return rows
    .toSorted((one, other) => one - other)
    .flatMap((row) => given[row] ?? [])
    .find(({ categories }) => categories.length > 0);
}
