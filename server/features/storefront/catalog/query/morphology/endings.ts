const matches =
  (pattern: RegExp) =>
  (word: string): boolean =>
    pattern.test(word);

/** Whether a folded word is a Kazakh ending or particle, as it follows a hyphen: "samsung-тен". */
export const isBareEnding = matches(
  /^(?:[гк][ае]|[дтн][ае]н|[дтн][ыи]н|[дтн][ыи]|[лдт][ыи]к|[дт][ае](?:г[ыи])?|[дт][ае]й|ак|ау|мыс|мис|ш[ыи]|гой|даг[ыи])$/,
);
/** Whether a folded word may be a Kazakh dative: «мыңға». */
export const isDative = matches(/(?<!^тен)[гк][ае]$/);
/** Whether a folded word may be a Kazakh ablative: «мыңнан». */
export const isAblative = matches(/[дтн][ае]н$/);
/** Whether a folded word means "about as much": «мыңдай». */
export const isEquative = matches(/[дт][ае]й$/);
/** Whether a folded word is a Kazakh noun with the ending "without". */
export const isLackingNoun = matches(/^\p{L}{3,}с[ыи]з(?:[ыи]н?|д[ае]р[ыи]?)?$/u);
/** Whether a folded word begins with the Russian "not". */
export const isNegatedAdjective = matches(/^не\p{L}{5,}$/u);
/** Whether a folded Kazakh word may mean "having …" or "with …": «камералы», «камерамен». */
export const isOwning = matches(/.{3}(?:[мбп]ен|[лдт][ыи])$/);
/** Whether a folded word is a noun that looks like an adjective: "бельё". */
export const isNeuterNoun = matches(/ье$/);

const comparative = /(?<=\p{L}{2})[ыи]?р[ае]к$/u;
const somewhat = /^по(\p{L}+(?:ше|че|же|ее|ще|ире))$/u;
/** Negative forms of Kazakh verbs. */
const refusals = {
  participle: /^(\p{L}{2,}?)[мбп][ае](?:йт[ыи]н(?:[ыи]|д[ае]р[ыи]?)?|с[ыи]н(?:ш[ыи])?|у[ыи]?|г[ае]н)$/u,
  condition: /^(\p{L}{2,}?)[мбп][ае]с[ае]$/u,
  gerund: /^(\p{L}{2,}?)[мбп][ае]й$/u,
  finite: /^(\p{L}{2,}?)[мбп][ае](?:йм[ыи][нз]|йд[ыи]|йсыз|ныз|ныздар|шы)$/u,
} as const;

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
