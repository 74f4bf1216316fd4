/** Kazakh cases and the like as they follow a number: «16ға», «43-тен», «20 метрдей», «17-ші». */
const kazakh =
  'га ге ка ке дын дин нын нин тын тин дан ден нан нен тан тен ны ни ды ди ты ти да де та те мен бен пен дай дей тай тей дык дик тык тик лык лик дагы деги тагы теги ши шы инши ыншы нши ншы';
const ordinals = 'й ый ий ой го ого ая ую';
const endings: ReadonlySet<string> = new Set([...kazakh.split(' '), ...ordinals.split(' ')]);
/** Those that are no words of either language when they stand apart: "65 тен". */
const alone: ReadonlySet<string> = new Set('га ге ка ке дын дин нын нин тын тин дан ден нан нен тан тен'.split(' '));
const stuck = /^([a-zа-я]{0,4}\d+)(\p{L}+)$/u;
const ofWhom = /^(?:[гк][ае]|[дтн][ыи]н)$/;
const endsInDigit = /\d$/;

type Spaced = { text: string; spaced: boolean };

/** Parts a folded number, or a code, from the ending stuck to it; null where none is. */
export function stuckEnding(word: string): { number: string; ending: string } | null {
  const [, number, ending] = stuck.exec(word) ?? [];
  return number !== undefined && ending !== undefined && endings.has(ending) ? { number, ending } : null;
}

/** Tells whether a folded word after a number can only be its ending, though a space is between them. */
export function isEndingApart(before: string, word: string): boolean {
  return alone.has(word) && endsInDigit.test(before);
}

/** Tells whether a token is the ending of the number before it. */
export function isNumberEnding(tokens: readonly Spaced[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined && !token.spaced && endings.has(token.text) && endsInDigit.test(tokens[at - 1]?.text ?? '')
  );
}

/** Tells whether an ending says whom or what something is for, or of. */
export function isOfWhom(ending: string): boolean {
  return ofWhom.test(ending);
}
