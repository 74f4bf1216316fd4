/** Diminutive endings, and their replacements in the base word: "утюжок" → утюг. */
const endings: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/[ео]ньк(?=(?:ий|ая|ое|ие|ого|ой|их|ую|им|ими)$)\p{L}+$/u, ['ый', 'ий']],
  [/чик$/, ['', 'к']],
  [/чек$/, ['к', 'йка']],
  [/ечек$/, ['']],
  [/ичк[аиуе]$/, ['ица']],
  [/очек$/, ['ок']],
  [/жок$/, ['г', 'ж']],
  [/ик$/, ['']],
  [/ечк(?:а|и|у|ой|е)$/, ['йка', 'ка', 'ечь']],
  [/очк(?:а|и|у|ой|е)$/, ['ка', 'а']],
  [/[уюи]шк(?:а|и|у|ой|е)$/, ['', 'а', 'о']],
  [/шник$/, ['']],
  [/шк(?:а|и|у|ой|е|ами?)$/, ['']],
];
const cases = /^(.{4,}(?:чик|ик|ек|ок))(?:а|у|и|е|ом|ов|ам|ами|ах)$/;
const fleetingEnd = /^(.{3,}[чж])(?:ек|ок|к)(?:а|у|и|е|ом|ов|ам|ами|ах)$/;
const MIN_LENGTH = 2;

/** Lists the possible base words of a Russian diminutive, to be confirmed by a dictionary. */
export function undiminished(word: string): string[] {
  const whole = [word, cases.exec(word)?.[1], fleeting(word)].filter((one) => one !== undefined);
  const found = whole.flatMap((one) =>
    endings.flatMap(([ending, instead]) => (ending.test(one) ? instead.map((end) => one.replace(ending, end)) : [])),
  );
  return [...new Set(found)].filter((one) => one.length >= MIN_LENGTH && one !== word);
}

const ofQuality = /^(\p{L}{4,}?)(?:к(?:а|и|у|ой|е)|ник(?:и|а|у|ом)?)$/u;

/** Lists the possible adjectives of a colloquial noun, to be confirmed by a dictionary: "вертикалка" → вертикальный. */
export function shortenedOf(word: string): string[] {
  const [, stem] = ofQuality.exec(word) ?? [];
  return stem === undefined ? [] : ['ьный', 'ный', 'ый', 'овый'].map((ending) => stem + ending);
}

/** Returns the singular of a plural with a fleeting vowel: "утюжки" → утюжок. */
function fleeting(word: string): string | undefined {
  const [, stem] = fleetingEnd.exec(word) ?? [];
  return stem === undefined ? undefined : `${stem}${stem.endsWith('ж') ? 'ок' : 'ек'}`;
}
