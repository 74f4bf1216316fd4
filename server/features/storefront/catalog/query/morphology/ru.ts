import type { Case } from './kk.ts';

/** Endings; `afterA` ones are removed only after а or я. Source: the Snowball description of Russian. */
const gerund = endings('в вши вшись', 'ив ивши ившись ыв ывши ывшись');
const adjective = endings('', 'ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею');
const participle = endings('ем нн вш ющ щ', 'ивш ывш ующ');
const reflexive = endings('', 'ся сь');
const verb = endings(
  'ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно',
  'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю',
);
const noun = endings(
  '',
  'а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я',
);
const derived = endings('', 'ост ость');
const superlative = endings('', 'ейш ейше');

const vowel = /[аеиоуыэюя]/;
const vowelThenConsonant = /[аеиоуыэюя][^аеиоуыэюя]/;

type Endings = { afterA: ReadonlySet<string>; plain: ReadonlySet<string>; longest: number };
const likeAdjective = /(?:[ыио]й|[ая]я|[ое]е|ые|(?<![аея]н|т)ие|[ую]ю|[ое]го|[ыи]х|[ыи]м)$/;

/** Returns the Russian stem of a folded word by the Snowball algorithm: "стиральную" and "стиральной" → "стиральн". */
export function russianStem(word: string): string {
  const first = word.search(vowel);
  if (first < 0) return word;
  const rv = first + 1;
  const r2 = afterPair(word, afterPair(word, 0));
  let stem = cut(word, gerund, rv) ?? inflected(cut(word, reflexive, rv) ?? word, rv);
  if (stem.length > rv && stem.endsWith('и')) stem = stem.slice(0, -1);
  stem = cut(stem, derived, r2) ?? stem;
  if (stem.length > rv + 1 && stem.endsWith('нн')) return stem.slice(0, -1);
  const plain = cut(stem, superlative, rv);
  if (plain !== null) return plain.length > rv + 1 && plain.endsWith('нн') ? plain.slice(0, -1) : plain;
  return stem.length > rv && stem.endsWith('ь') ? stem.slice(0, -1) : stem;
}

function inflected(word: string, rv: number): string {
  const bare = cut(word, adjective, rv);
  if (bare !== null) return cut(bare, participle, rv) ?? bare;
  return cut(word, verb, rv) ?? cut(word, noun, rv) ?? word;
}

/** Removes the longest ending at or after `from`; null without one. */
function cut(word: string, { afterA, plain, longest }: Endings, from: number): string | null {
  for (let length = Math.min(longest, word.length - from); length > 0; length--) {
    const at = word.length - length;
    const ending = word.slice(at);
    if (plain.has(ending)) return word.slice(0, at);
    if (afterA.has(ending) && at > from && (word[at - 1] === 'а' || word[at - 1] === 'я')) return word.slice(0, at);
  }
  return null;
}

/** Returns the place after the first vowel and consonant from `from` on. */
function afterPair(word: string, from: number): number {
  const at = word.slice(from).search(vowelThenConsonant);
  return at < 0 ? word.length : from + at + 2;
}

function endings(afterA: string, plain: string): Endings {
  const first = new Set(afterA.split(' ').filter((ending) => ending !== ''));
  const rest = new Set(plain.split(' '));
  return { afterA: first, plain: rest, longest: Math.max(...[...first, ...rest].map(({ length }) => length)) };
}

/** Whether a folded word looks like a Russian adjective. */
export function isAdjective(word: string): boolean {
  return likeAdjective.test(word);
}

const genitivePlural = /\p{L}{3}[ое]в$/u;
const instrumental = /\p{L}{2}(?:[ая]ми|[ыи]ми|[еи]ем|ою)$/u;
const dative = /\p{L}{3}(?:ому|ему)$/u;
const negativeAdjective = /^не(\p{L}{5,})$/u;
const lackingAdjective = /^бе[сз](\p{L}{3,}?)(?:[ое]в|[оеь]?чн|ьн|н)?(?:ый|ий|ой|ая|яя|ое|ые|ого|ой|ую|ых|ом)$/u;

/** Returns the case of a folded word where its ending belongs to one case only. */
export function russianCase(word: string): Case | null {
  if (instrumental.test(word)) return 'instrumental';
  if (genitivePlural.test(word)) return 'genitive';
  return dative.test(word) ? 'dative' : null;
}

/** Lists the possible words for what a folded adjective denies: "негазовая" → газовая, "беспроводной" → провод. */
export function russianAbsent(word: string): string[] {
  if (!isAdjective(word)) return [];
  const denied = negativeAdjective.exec(word)?.[1] ?? lackingAdjective.exec(word)?.[1];
  return denied === undefined ? [] : [denied];
}

const denying = /^(?:не|бе[сз])/;

/** Returns the prefix with which a folded word may deny another; empty without one. */
export function denyingPrefix(word: string): string {
  return denying.exec(word)?.[0] ?? '';
}

const looksLikeVerb = /(?:ть|ти|чь|л|ла|ло|ли|ю|у|ет|ит|ют|ут|ат|ят|ем|им)(?:ся|сь)?$/;
const reflexiveEnd = /(?:ся|сь)$/;
const verbPrefix =
  /^(?:пере|подо|пред|разо|обо|ото|про|при|под|рас|раз|над|вос|воз|вы|до|за|из|ис|на|об|от|по|со|у|с)(?=\p{L}{4})/u;

/** Lists the verbs that a folded Russian verb is derived from: "посушить" → сушить, "отмылся" → отмыл, мыл. */
export function bareVerbs(word: string): string[] {
  if (!looksLikeVerb.test(word)) return [];
  const own = word.replace(reflexiveEnd, '');
  return [...new Set([own, own.replace(verbPrefix, '')])].filter((one) => one !== word && one.length > 2);
}

const adjectiveOfName =
  /^(\p{L}{2,}?)(?:(?:[ое]в)?ск(?:ий|ая|ое|ие|ого|ому|ую|ой|их|им|ими|ом)|шн(?:ый|ая|ое|ые|ого|ому|ую|ой|ых))$/u;

/** Lists the names that an adjective may be made of: "хуавеевский" of "хуавей". */
export function namesOfAdjective(word: string): string[] {
  const [, base] = adjectiveOfName.exec(word) ?? [];
  return base === undefined ? [] : [base, `${base}й`, `${base}и`];
}

const MIN_GERUND = 5;
const likeGerund = /(?:[аы]вая|[иы][мр]ая|ключая|[еоуы]я|дя|[аяи]в|вши|ясь|вшись)$/;

/** Whether a folded word looks like a gerund: "снимая", "нагибаясь". A guess: some adjectives look the same. */
export function isGerund(word: string): boolean {
  return word.length >= MIN_GERUND && likeGerund.test(word);
}
