import type { Need } from './need.ts';
import type { QueryPart } from './query-part.ts';
import { isAdjective } from './russian.ts';
import type { Segment } from './segment.ts';
import { isMine } from './targets.ts';

/** For what: «ойынға»; a verb in this case («тазалауға») says what is done. */
const dative = /(?<!у)[гк][ае]$/;
/** Tells in Kazakh what the thing after it does: «сурет басып шығаратын фотоаппарат». */
const participle = /[аейия]т[ыи]н$/;
const verbalNoun = /(?:у|уга|уге|тын|тин|[ыиаеу]п)$/;
const accusative = /^\p{L}{4,}[ндт][ыи]$/u;

/**
 * What is done with it stands before it in Russian ("зарядить телефон"), after it and last in Kazakh («телефон зарядтау»),
 * wherever it stands in the Kazakh case of an object («телефонды»; «тышқаны» is
 * somebody's тышқан). What somebody has is another thing than what helps with it: «телефоным түсе береді».
 */
export function isObjectOf(
  { from, to, category }: Segment,
  { actions, categories, doers = [] }: Need,
  parts: readonly QueryPart[],
  isNameAsIs: (word: string) => boolean,
): boolean {
  const before = parts.findLast((part) => part.to <= from);
  const after = parts.filter((part) => part.from >= to);
  const own = parts.filter((part) => part.from >= from && part.to <= to);
  const isOther = category !== null && !categories.includes(category.id);
  // «Экшн камера түсіретін» is what shoots, and not what is shot.
  const does = category !== null && doers.includes(category.id);
  return (
    own.some(({ typed }) => accusative.test(typed) && !isNameAsIs(typed.slice(0, -1))) ||
    (isOther && own.some(({ typed }) => isMine(typed) && !isNameAsIs(typed))) ||
    (after[0] !== undefined && verbalNoun.test(after[0].typed) && actions.includes(after[0]) && !does) ||
    (before !== undefined && actions.includes(before) && !(participle.test(before.typed) && isOther)) ||
    (after[0] !== undefined && actions.includes(after[0]) && isAdjective(after[0].typed)) ||
    (after.length > 0 && !does && after.every((part) => actions.includes(part) && !dative.test(part.typed)))
  );
}
