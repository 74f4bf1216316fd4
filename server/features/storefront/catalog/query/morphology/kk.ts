export type Case = 'genitive' | 'dative' | 'accusative' | 'ablative' | 'locative' | 'instrumental';

/** Person of the owner: «телефоным» is mine, «телефоныңыз» yours, «телефоны» its. */
export type Possessive = 'first' | 'second' | 'third';

/**
 * Sounds before a suffix, on folded letters. Kazakh suffixes agree with the last sound of the stem, which separates a
 * suffix from letters that only look like one.
 */
const sounds = {
  vowel: 'аеиоуыэюя',
  nasal: 'мн',
  voiced: 'бвгдзжлмнйру',
  voiceless: 'пфктсшщчцх',
  stopped: 'пфктсшщчцхбвгд',
} as const;

type Kind = Case | Possessive | 'plural' | 'derived';
type Row = readonly [kind: Kind, suffixes: string, after: string];

const { vowel, nasal, voiced, voiceless, stopped } = sounds;
const consonant = voiced + voiceless;

/** Suffixes of nouns, on folded letters. Possession is of the first, second or third person. */
const rows: readonly Row[] = [
  ['plural', 'лар лер', `${vowel}рйл`],
  ['plural', 'дар дер', 'жзлмнй'],
  ['plural', 'тар тер', stopped],
  ['first', 'ым им ымыз имиз', consonant],
  ['first', 'м мыз миз', vowel],
  ['second', 'ын ин ыныз иниз', consonant],
  ['second', 'ныз низ', vowel],
  ['third', 'ы и', consonant],
  ['third', 'сы си', vowel],
  ['genitive', 'нын нин', vowel + nasal],
  ['genitive', 'дын дин', 'жзйлру'],
  ['genitive', 'тын тин', stopped],
  ['dative', 'га ге', vowel + voiced],
  // A foreign г is pronounced к at the end: Samsung-ке.
  ['dative', 'ка ке', `${voiceless}г`],
  ['dative', 'на не', 'ыи'],
  ['dative', 'а е', 'мн'],
  ['accusative', 'ны ни', vowel],
  ['accusative', 'ды ди', voiced],
  ['accusative', 'ты ти', stopped],
  ['accusative', 'н', 'ыи'],
  ['locative', 'да де', vowel + voiced],
  ['locative', 'та те', stopped],
  ['locative', 'нда нде', 'ыи'],
  ['ablative', 'дан ден', `${vowel}рлйузж`],
  ['ablative', 'нан нен', `${nasal}ыи`],
  ['ablative', 'тан тен', stopped],
  ['instrumental', 'мен менен', `${vowel}рлйумн`],
  ['instrumental', 'бен бенен', `зж${stopped}`],
  ['instrumental', 'пен пенен', stopped],
  ['locative', 'дагы деги', vowel + voiced],
  ['locative', 'тагы теги', stopped],
  ['locative', 'ндагы ндеги', 'ыи'],
  ['derived', 'лык лик', `${vowel}рйл`],
  ['derived', 'дык дик', 'жзлмнй'],
  ['derived', 'тык тик', stopped],
  ['derived', 'лы ли', `${vowel}рйл`],
];

const suffixes = new Map<string, { kind: Kind; after: string }>();
for (const [kind, list, after] of rows)
  for (const suffix of list.split(' '))
    suffixes.set(suffix, { kind, after: (suffixes.get(suffix)?.after ?? '') + after });

const LONGEST_SUFFIX = Math.max(...[...suffixes.keys()].map(({ length }) => length));
const MAX_SUFFIXES = 4;
const MIN_STEM_LENGTH = 3;
const back = 'аоы';
const softening = 'ыи';
/** A voiceless end is voiced before a vowel: қап, қабы. */
const hardened: Readonly<Record<string, string>> = { б: 'п', г: 'к' };

/**
 * Lists the stems of a folded word without its Kazakh suffixes, fewest suffixes removed first. These are guesses, to be
 * confirmed by a dictionary: "кулаккаптарды" → кулаккаптар, кулаккап.
 */
export function kazakhStems(word: string): string[] {
  const found: string[] = [];
  let level = [word];
  for (let depth = 0; depth < MAX_SUFFIXES && level.length > 0; depth++) {
    const next: string[] = [];
    for (const one of level)
      for (const { stem } of peeled(one))
        if (!found.includes(stem)) {
          found.push(stem);
          next.push(stem);
        }
    level = next;
  }
  return found;
}

/** Reads the case and the owner from the last two suffixes of a folded word: «камерасына» is dative, third person. */
export function kazakhCase(word: string): { case: Case | null; possessive: Possessive | null } {
  const [last] = peeled(word);
  const own = last && isCase(last.kind) ? last.kind : null;
  const [owner] = own === null ? [last] : peeled(last?.stem ?? '');
  return { case: own, possessive: owner && isPossessive(owner.kind) ? owner.kind : null };
}

function isPossessive(kind: Kind): kind is Possessive {
  return kind === 'first' || kind === 'second' || kind === 'third';
}

function isCase(kind: Kind): kind is Case {
  return !isPossessive(kind) && kind !== 'plural' && kind !== 'derived';
}

/** Whether a folded text is a suffix that belongs to a name before its hyphen: «usb-сы», «nfc-мен». */
export function isFeatureSuffix(text: string): boolean {
  const kind = suffixes.get(text)?.kind;
  return kind === 'third' || kind === 'derived' || kind === 'accusative' || kind === 'instrumental';
}

/** Dative, genitive, ablative and locative, also as an adjective. */
const targetCase = /(?:[гкн][ае]|[ндт][ыи]н|[дтн][ае]н|[дт][ае](?:г[ыи])?)$/;
/** The ablative plural means one of several: «камералардан біреуі». */
const ofSeveral = /^[лдт][ае]р[дтн][ае]н$/;

/** Whether a folded word is `stem` in the case of what a product is for, of, from or in. */
export function isKazakhTarget(word: string, stem: string): boolean {
  return word.length > stem.length + 1 && targetCase.test(word) && !ofSeveral.test(word.slice(stem.length));
}

/** The possible ways to remove the last suffix, the longest suffix first. */
function peeled(word: string): { stem: string; kind: Kind }[] {
  const found: { stem: string; kind: Kind }[] = [];
  for (let length = Math.min(LONGEST_SUFFIX, word.length - MIN_STEM_LENGTH); length > 0; length--) {
    const at = word.length - length;
    const suffix = suffixes.get(word.slice(at));
    const last = word[at - 1] as string;
    if (!suffix?.after.includes(last)) continue;
    const { kind } = suffix;
    const stem = word.slice(0, at);
    if (!inHarmony(stem, word, at)) continue;
    found.push({ stem, kind });
    const hard = hardened[last];
    if (hard !== undefined && softening.includes(word[at] as string))
      found.push({ stem: stem.slice(0, -1) + hard, kind });
  }
  return found;
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

const participle = /.[аеийуяю]т[ыи]н$/;
const lacking = /^(\p{L}{3,})с[ыи]з(?:[ыи]н?|д[ае]р[ыи]?)?$/u;
const negativeParticiple = /^(\p{L}{3,}?)[мбп][ае](йт[ыи]н|г[ае]н)$/u;
const participleEndings = { present: ['атын', 'етин', 'йтын', 'йтин'], past: ['ган', 'ген', 'кан', 'кен'] } as const;

/** Whether a folded word is a participle of the present: «сыятын». */
export function isKazakhParticiple(word: string): boolean {
  return participle.test(word);
}

/** Lists the possible words for what a folded word denies: «газсыз» → газ, «жуылмаған» → жуылган. */
export function kazakhAbsent(word: string): string[] {
  const noun = lacking.exec(word)?.[1];
  if (noun !== undefined) return [noun];
  const [, verb, tense = ''] = negativeParticiple.exec(word) ?? [];
  if (verb === undefined) return [];
  return participleEndings[tense.startsWith('й') ? 'present' : 'past'].map((ending) => verb + ending);
}

const voicedEnd = /[бг](?=[ыи])/g;

/** Lists the stems whose voiceless end is voiced before a possessive vowel: «тугин» → тук. */
export function unvoiced(word: string): string[] {
  return [...word.matchAll(voicedEnd)].map(({ 0: letter, index }) => word.slice(0, index) + hardened[letter]);
}

const verbEnding =
  /^(?:[мбп][ае]|й|[аеыи]|[дт][ыи]|[дт][ыи][мнк]|[ыи]?п|с[ае]|[гк][ае]н|[аей]?т[ыи]н|у|[ыи]?[нлс]|[ыи]?р|[ае]р|[гк][ыи]|[мс][ыи][нз]|[мбп][ыи]з|[ыи]?[мнк]|л[ае]р|[дт][ае]р|[гк][ае]|[дт][ае]|[дт]ыр|[дт]ир|[гк][ыи]з|[ыи]?т|[дтн][ыи]|ш[ыи]|[мбп][ае]й|[дт][ае]н|[гк][аеыи]л[ыи])+$/;

/** Whether a folded text is a row of Kazakh verb suffixes: «жуы-н-ба-са-м». */
export function isVerbEnding(text: string): boolean {
  return verbEnding.test(text);
}
