/**
 * What may stand before a suffix, on folded letters. Kazakh suffixes agree with the last sound of the word, which tells
 * a suffix from letters that only look like one.
 */
const sounds = {
  vowel: 'аеиоуыэюя',
  nasal: 'мн',
  voiced: 'бвгдзжлмнйру',
  voiceless: 'пфктсшщчцх',
  stopped: 'пфктсшщчцхбвгд',
} as const;

type Row = readonly [suffixes: string, after: string];

const { vowel, nasal, voiced, voiceless, stopped } = sounds;
const consonant = voiced + voiceless;

/**
 * Suffixes of nouns as people write them, Kazakh letters as their Russian neighbours (ң н, ғ г, қ к, ө о, ұ ү у, ә а, і
 * и).
 */
const rows: readonly Row[] = [
  // Plural.
  ['лар лер', `${vowel}рйл`],
  ['дар дер', 'жзлмнй'],
  ['тар тер', stopped],
  // Whose: mine, yours, ours, his.
  ['ым им ымыз имиз ын ин ыныз иниз ы и', consonant],
  ['м мыз миз ныз низ сы си', vowel],
  // Of, to, what, in, from, with.
  ['нын нин', vowel + nasal],
  ['дын дин', 'жзйлру'],
  ['тын тин', stopped],
  ['га ге', vowel + voiced],
  // A foreign г sounds к at the end: Samsung-ке.
  ['ка ке', `${voiceless}г`],
  ['на не', 'ыи'],
  ['а е', 'мн'],
  ['ны ни', vowel],
  ['ды ди', voiced],
  ['ты ти', stopped],
  ['н', 'ыи'],
  ['да де', vowel + voiced],
  ['та те', stopped],
  ['нда нде', 'ыи'],
  ['дан ден', `${vowel}рлйузж`],
  ['нан нен', `${nasal}ыи`],
  ['тан тен', stopped],
  ['мен менен', `${vowel}рлйумн`],
  ['бен бенен', `зж${stopped}`],
  ['пен пенен', stopped],
  // Of that place, of that measure, having it.
  ['дагы деги', vowel + voiced],
  ['тагы теги', stopped],
  ['ндагы ндеги', 'ыи'],
  ['лык лик', `${vowel}рйл`],
  ['дык дик', 'жзлмнй'],
  ['тык тик', stopped],
  ['лы ли', `${vowel}рйл`],
];

const after = new Map<string, string>();
for (const [suffixes, sound] of rows)
  for (const suffix of suffixes.split(' ')) after.set(suffix, (after.get(suffix) ?? '') + sound);

const LONGEST_SUFFIX = Math.max(...[...after.keys()].map(({ length }) => length));
const MAX_SUFFIXES = 4;
const MIN_STEM_LENGTH = 3;
const back = 'аоы';
const softening = 'ыи';
/** A voiceless end sounds voiced before a vowel: қап, қабы. */
const hardened: Readonly<Record<string, string>> = { б: 'п', г: 'к' };

/**
 * Lists what is left of a folded word when Kazakh suffixes are peeled off, the fewest peeled first: "кулаккаптарды" →
 * кулаккаптар, кулаккап.
 * These are guesses: only those that are words of the catalogue may be believed.
 */
export function kazakhStems(word: string): string[] {
  const found: string[] = [];
  const depths: number[] = [];
  peel(word, 1, found, depths);
  for (let at = 0; at < found.length; at++)
    if ((depths[at] as number) < MAX_SUFFIXES) peel(found[at] as string, (depths[at] as number) + 1, found, depths);
  return found;
}

/** Dative, genitive, ablative, locative, and what is of a place. */
const targetCase = /(?:[гкн][ае]|[ндт][ыи]н|[дтн][ае]н|[дт][ае](?:г[ыи])?)$/;
/** One of several is sought: «камералардан біреуі»; a роутер is one. */
const ofSeveral = /^[лдт][ае]р[дтн][ае]н$/;

/** Tells whether a folded word looks like the one something is for, of, from or in, in a case of `stem`. */
export function isKazakhTarget(word: string, stem: string): boolean {
  return word.length > stem.length + 1 && targetCase.test(word) && !ofSeveral.test(word.slice(stem.length));
}

function peel(word: string, depth: number, found: string[], depths: number[]): void {
  for (let length = Math.min(LONGEST_SUFFIX, word.length - MIN_STEM_LENGTH); length > 0; length--) {
    const at = word.length - length;
    const sounds = after.get(word.slice(at));
    const last = word[at - 1] as string;
    if (!sounds?.includes(last)) continue;
    const stem = word.slice(0, at);
    if (!inHarmony(stem, word, at)) continue;
    add(stem, depth, found, depths);
    const hard = hardened[last];
    if (hard !== undefined && softening.includes(word[at] as string))
      add(stem.slice(0, -1) + hard, depth, found, depths);
  }
}

function add(stem: string, depth: number, found: string[], depths: number[]): void {
  if (found.includes(stem)) return;
  found.push(stem);
  depths.push(depth);
}

/** After a front vowel a suffix is front; folded letters hide whether а, о, у, ы were back. */
function inHarmony(stem: string, word: string, at: number): boolean {
  let isBack = false;
  for (let place = at; place < word.length; place++) if (back.includes(word[place] as string)) isBack = true;
  if (!isBack) return true;
  for (let place = stem.length - 1; place >= 0; place--)
    if (vowel.includes(stem[place] as string)) return stem[place] !== 'е';
  return true;
}
