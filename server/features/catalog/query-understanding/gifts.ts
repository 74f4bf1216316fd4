import { fold } from '../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';
import { days, giftsForAnybody, giftWords, occasions, recipients, tastes } from './gifts.data.ts';
import type { Needs } from './need.ts';
import type { QueryPart } from './query-parts.ts';

/** What a word says in a query about presents; `row` is its place among those of its kind. */
type Said = { kind: keyof typeof giftWords | 'taste' | 'occasion' | 'recipient'; row: number };
/** What a word says, where the one after it may have to begin so, too. */
type Filed = Said & { next: string };

/** Whom something is for: мужу, подростку, маме, родителям, әкеме, досыма. */
const dative = /(?:[уюе]|[ая]м|[гк][ае]|[ао]й?ма|[еы]?м[ае]|н[ае])$/;
const age = /^\d{1,2}$/;
/** A present that is not called one: so much of the query has to speak of it. */
const MIN_SHARE = 0.3;

/**
 * Prepares what is known of presents: who they are for, what those people love, and what is celebrated. The most telling
 * row says what is given: "парню геймеру" is a player first.
 */
export function createGifts(categoriesOf: (names: string) => number[]): Needs {
  const beginnings = createBeginnings<Filed>([
    ...filed(tastes, 'taste'),
    ...filed(occasions, 'occasion'),
    ...filed(recipients, 'recipient'),
    ...(['asked', 'hoped', 'when', 'beside'] as const).flatMap((kind) => pairsOf(giftWords[kind], { kind, row: 0 })),
  ]);
  const given = {
    taste: categoriesIn(tastes, categoriesOf),
    occasion: categoriesIn(occasions, categoriesOf),
    recipient: categoriesIn(recipients, categoriesOf),
  };
  const anybody = categoriesOf(giftsForAnybody);
  const said = (parts: readonly QueryPart[], at: number): readonly Said[] => {
    const { typed, text } = parts[at] as QueryPart;
    const found = beginnings.of(typed);
    const next = parts[at + 1]?.typed ?? '';
    return (found.length > 0 || typed === text ? found : beginnings.of(text)).filter((one) =>
      next.startsWith(one.next),
    );
  };
  const daysOf = days.map((row) => {
    const [day = '', person = ''] = row.split('|').map((cell) => cell.trim());
    const [number = '', month = ''] = day.split(' ').map(fold);
    const who = beginnings.of(fold(person)).find(({ kind }) => kind === 'recipient');
    return { number, month, categories: who ? (given.recipient[who.row] ?? []) : [] };
  });
  return {
    mayBeIn: (parts) => parts.some((_, at) => said(parts, at).some(({ kind }) => kind !== 'beside')),
    find(parts, { isThing, isPartOfMore, priced }) {
      // "Подарок" may be a name of gift sets, too; what names a product, or is a part of its name, is no taste.
      const may = (at: number, { kind }: Said) =>
        kind === 'asked' ? !isPartOfMore(at) : !isThing(at) && (kind === 'recipient' || !isPartOfMore(at));
      const all = parts.map((_, at) => said(parts, at).filter((one) => may(at, one)));
      const says = (kind: Said['kind']) =>
        parts.flatMap((_, at) => (all[at]?.some((one) => one.kind === kind) ? [at] : []));
      const asks = says('asked');
      const day = daysOf.find(({ number, month }) =>
        parts.some(({ text }, at) => text === number && (parts[at + 1]?.text ?? '').startsWith(month)),
      );
      const [people, tasted, celebrated] = [says('recipient'), says('taste'), says('occasion')];
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
      const categories =
        first(all, 'taste', given.taste) ??
        first(all, 'occasion', given.occasion) ??
        first(all, 'recipient', given.recipient) ??
        day?.categories ??
        // For so much money, and nobody said for whom: whatever is given.
        (priced && told.length === parts.length ? anybody : []);
      return categories.length === 0 ? null : { categories, words: [], tokens: told, actions: [] };
    },
  };
}

/** Returns what the most telling row of a kind gives, the one above the others. */
function first(
  all: readonly (readonly Said[])[],
  kind: Said['kind'],
  given: readonly (readonly number[])[],
): readonly number[] | undefined {
  const rows = all.flatMap((said) => said.flatMap((one) => (one.kind === kind ? [one.row] : [])));
  return rows
    .toSorted((one, other) => one - other)
    .map((row) => given[row] ?? [])
    .find((categories) => categories.length > 0);
}

function filed(rows: readonly string[], kind: Said['kind']): (readonly [string, Filed])[] {
  return rows.flatMap((row, index) => pairsOf(row.split('|')[0] ?? '', { kind, row: index }));
}

function pairsOf(words: string, said: Said): (readonly [string, Filed])[] {
  return words
    .split(/\s+/)
    .filter((written) => written !== '')
    .map((written) => {
      const [word = '', next = ''] = written.split('_');
      return [word, { ...said, next: fold(next) }] as const;
    });
}

function categoriesIn(rows: readonly string[], categoriesOf: (names: string) => number[]): number[][] {
  return rows.map((row) => categoriesOf(row.split('|')[1] ?? ''));
}
