import type { StorePage } from '#contract/catalog/understood.ts';
import { createBeginnings } from './beginnings.ts';
import type { QueryPart } from './query-part.ts';
import { questionWords, storeTopics } from './store-questions.data.ts';

/** Tells which page of the store answers a query; `namesProduct` tells whether it names something to be bought. */
export type StoreQuestions = {
  /** Tells quickly that there is none. */
  mayBeIn(words: readonly string[]): boolean;
  find(parts: readonly QueryPart[], namesProduct: (at: number) => boolean): StoreAnswer | null;
};

/** The page that answers, and whether products are asked for besides. */
export type StoreAnswer = { page: StorePage; products: boolean };

/** Pages for buyers of a kind, whatever they buy. */
const ofBuyers: ReadonlySet<StorePage> = new Set(['wholesale']);
/** Pages about what people have already, by whatever name they call it. */
const ofOwned: ReadonlySet<StorePage> = new Set(['trade-in']);
/** Pages about what the catalogue sells too. */
const alsoSold: ReadonlySet<StorePage> = new Set(['gift-cards']);

/**
 * What the store is asked to do: "поднимете", "заберёте", «орнатасыздар», «алып кетесіз», «қайтып алсаңдар». "Посоветуйте" is no
 * question, and «камерасыз» is without a camera.
 */
const youDo = /(?:[^й][еи]те(?:сь)?|(?:[аеиый]|[лр]а)с[ыи]з(?:дер|дар)?|с[ае]н[дг]?(?:ыз|из)?(?:дар|дер))$/;

/** What somebody has bought here, and wants to give back: "привезли с трещиной", "вернуть деньги за утюг". */
const ofOwn =
  /^(?:куп|взя|бра|привез|прис|приш|приех|получ|достав|заказ|наш)(?:ил|л|ла|ал|ел|ёл|ла)?[аи]?$|^(?:верну(?:ть|л|ла|ли)|возврат[ау]?|обменять)$/;

/** «Кепілдігі бар телефон» has it, «кепілдік бар ма» asks. */
function isHaving(parts: readonly QueryPart[], at: number): boolean {
  return parts[at]?.typed === 'бар' && at + 1 < parts.length && !/^[мбп][ае]$/.test(parts[at + 1]?.typed ?? '');
}

type Side = { row: number; side: 'topic' | 'with' };

/** Prepares the topics that people ask about. */
export function createStoreQuestions(): StoreQuestions {
  const rows = storeTopics.map(([, text]) => text.split('|').map((cell) => cell.trim()));
  const sides = createBeginnings(
    rows.flatMap(([topic = '', also = ''], row): [string, Side][] => [
      [topic, { row, side: 'topic' }],
      [also, { row, side: 'with' }],
    ]),
  );
  const questions = createBeginnings<true>([[questionWords, true]]);
  const find: StoreQuestions['find'] = (parts, namesProduct) => {
    const topics = new Map<number, number[]>();
    const besides = new Map<number, number[]>();
    parts.forEach(({ typed }, at) => {
      for (const { row, side } of sides.of(typed)) {
        const met = side === 'topic' ? topics : besides;
        met.set(row, [...(met.get(row) ?? []), at]);
      }
    });
    for (const row of [...topics.keys()].toSorted((a, b) => a - b)) {
      const told = topics.get(row) as number[];
      const also = besides.get(row) ?? [];
      if (rows[row]?.[1] && !also.some((at) => told.some((topic) => topic !== at))) continue;
      const said = new Set([...told, ...also]);
      const products = parts.some((_, at) => !said.has(at) && namesProduct(at));
      const asks = parts.some(
        ({ typed }, at) =>
          youDo.test(typed) ||
          ofOwn.test(typed) ||
          (!told.includes(at) && questions.of(typed).length > 0 && !isHaving(parts, at)),
      );
      const [page] = storeTopics[row] as (typeof storeTopics)[number];
      if (alsoSold.has(page)) return { page, products: true };
      if (!products || asks || ofOwned.has(page) || ofBuyers.has(page)) return { page, products };
    }
    return null;
  };
  return { find, mayBeIn: (words) => words.some((word) => sides.of(word).some(({ side }) => side === 'topic')) };
}
