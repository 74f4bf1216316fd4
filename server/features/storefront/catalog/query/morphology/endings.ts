const bare =
  /^(?:[гк][ае]|[дтн][ае]н|[дтн][ыи]н|[дтн][ыи]|[лдт][ыи]к|[дт][ае](?:г[ыи])?|[дт][ае]й|ак|ау|мыс|мис|ш[ыи]|гой|даг[ыи])$/;
const dative = /(?<!^тен)[гк][ае]$/;
const ablative = /[дтн][ае]н$/;
const equative = /[дт][ае]й$/;
const comparative = /(?<=\p{L}{2})[ыи]?р[ае]к$/u;
const somewhat = /^по(\p{L}+(?:ше|че|же|ее|ще|ире))$/u;
/** Negative forms of Kazakh verbs. */
const refusals = {
  participle: /^(\p{L}{2,}?)[мбп][ае](?:йт[ыи]н(?:[ыи]|д[ае]р[ыи]?)?|с[ыи]н(?:ш[ыи])?|у[ыи]?|г[ае]н)$/u,
  condition: /^(\p{L}{2,}?)[мбп][ае]с[ае]$/u,
  gerund: /^(\p{L}{2,}?)[мбп][ае]й$/u,
  finite: /^(\p{L}{2,}?)[мбп][ае](?:йм[ыи][нз]|йд[ыи]|йсыз|ныз|ныздар|шы)$/u,
} as const;

/** Whether a folded word is a Kazakh ending or particle, as it follows a hyphen: "samsung-тен". */
export function isBareEnding(word: string): boolean {
  return bare.test(word);
}

/** Whether a folded word may be a Kazakh dative: «мыңға». */
export function isDative(word: string): boolean {
  return dative.test(word);
}

/** Whether a folded word may be a Kazakh ablative: «мыңнан». */
export function isAblative(word: string): boolean {
  return ablative.test(word);
}

/** Whether a folded word means "about as much": «мыңдай». */
export function isEquative(word: string): boolean {
  return equative.test(word);
}

/** Returns a folded comparative without its degree: «үлкенірек» → үлкен, "побольше" → больше. */
export function withoutDegree(word: string): string {
  const [, russian] = somewhat.exec(word) ?? [];
  return russian ?? (comparative.test(word) ? word.replace(comparative, '').replace(/б$/, 'п') : word);
}

/** Returns the stem and the form of a negative Kazakh verb: «болмасын» → бол; null for other words. */
export function refusedVerb(word: string): { stem: string; form: keyof typeof refusals } | null {
  for (const form of ['participle', 'condition', 'gerund', 'finite'] as const) {
    const stem = refusals[form].exec(word)?.[1];
    if (stem !== undefined) return { stem, form };
  }
  return null;
}

/** Lists the Kazakh forms that mean "without" a folded word. */
export function kazakhLacking(word: string): string[] {
  return [`${word}сыз`, `${word}сиз`];
}

const lackingNoun = /^\p{L}{3,}с[ыи]з(?:[ыи]н?|д[ае]р[ыи]?)?$/u;
const negatedAdjective = /^не\p{L}{5,}$/u;
const lastVowel = /[аеыи]$/;

/** Whether a folded word is a Kazakh noun with the ending "without". */
export function isLackingNoun(word: string): boolean {
  return lackingNoun.test(word);
}

/** Whether a folded word begins with the Russian "not". */
export function isNegatedAdjective(word: string): boolean {
  return negatedAdjective.test(word);
}

/** Returns the root of a folded noun with this `key`, and the beginning of the Russian adjectives made of it. */
export function adjectiveRoot(noun: string, key: string): { root: string; adjectives: string } {
  const bare = noun.replace(lastVowel, '');
  const root = key.length < bare.length ? key : bare;
  return { root, adjectives: `${root}ов` };
}

const owning = /.{3}(?:[мбп]ен|[лдт][ыи])$/;

/** Whether a folded Kazakh word may mean "having …" or "with …": «камералы», «камерамен». */
export function isOwning(word: string): boolean {
  return owning.test(word);
}

const neuterNoun = /ье$/;

/** Whether a folded word is a noun that looks like an adjective: "бельё". */
export function isNeuterNoun(word: string): boolean {
  return neuterNoun.test(word);
}
