/**
 * Endings by the way they are cut; `afterA` ones count only after а or я, which stays. Source: the Snowball description
 * of Russian.
 */
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

/**
 * Returns the Russian stem of a lower-case word without ё: the published Snowball algorithm, so that every form of a word
 * has one stem ("стиральную" and "стиральной" → "стиральн").
 */
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

/** Cuts the longest ending that lies at or after `from`; null when there is none. */
function cut(word: string, { afterA, plain, longest }: Endings, from: number): string | null {
  for (let length = Math.min(longest, word.length - from); length > 0; length--) {
    const at = word.length - length;
    const ending = word.slice(at);
    if (plain.has(ending)) return word.slice(0, at);
    if (afterA.has(ending) && at > from && (word[at - 1] === 'а' || word[at - 1] === 'я')) return word.slice(0, at);
  }
  return null;
}

/** Returns the place after the first consonant that follows a vowel, from `from` on. */
function afterPair(word: string, from: number): number {
  const at = word.slice(from).search(vowelThenConsonant);
  return at < 0 ? word.length : from + at + 2;
}

function endings(afterA: string, plain: string): Endings {
  const first = new Set(afterA.split(' ').filter((ending) => ending !== ''));
  const rest = new Set(plain.split(' '));
  return { afterA: first, plain: rest, longest: Math.max(...[...first, ...rest].map(({ length }) => length)) };
}

/** Tells whether a Russian word looks like an adjective. */
export function isAdjective(word: string): boolean {
  return likeAdjective.test(word);
}
