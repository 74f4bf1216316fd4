/** Grammatical cases of formatted values: дейін takes the dative, бастап and кейін the ablative. */
type KazakhCase = 'dative' | 'ablative' | 'locative' | 'genitive' | 'accusative';

/** A case, or a case of "the nth of the month": 15-іне, 20-сынан. */
export type KazakhForm = KazakhCase | `possessive${Capitalize<KazakhCase>}`;

/** Names of all forms in messages and texts. */
export const KAZAKH_FORMS: ReadonlySet<string> = new Set<KazakhForm>([
  'dative',
  'ablative',
  'locative',
  'genitive',
  'accusative',
  'possessiveDative',
  'possessiveAblative',
  'possessiveLocative',
  'possessiveGenitive',
  'possessiveAccusative',
]);

/** Returns whether a word is the name of a form. */
export function isKazakhForm(word: string | undefined): word is KazakhForm {
  return word !== undefined && KAZAKH_FORMS.has(word);
}

/** Kazakh names of digits, tens, and powers of a thousand. */
export const UNIT_NAMES: readonly string[] = [
  'нөл',
  'бір',
  'екі',
  'үш',
  'төрт',
  'бес',
  'алты',
  'жеті',
  'сегіз',
  'тоғыз',
];
export const TENS: readonly string[] = [
  '',
  'он',
  'жиырма',
  'отыз',
  'қырық',
  'елу',
  'алпыс',
  'жетпіс',
  'сексен',
  'тоқсан',
];
export const THOUSANDS: readonly string[] = ['мың', 'миллион', 'миллиард'];

/** Spoken form of a sign or abbreviation; undefined when unknown. */
export type SpokenForm = (sign: string) => string | undefined;

/** Signs of sums; those of measures are in kazakh-units.ts, which the browser does not load. */
const speakSums: SpokenForm = (sign) => ({ '₸': 'теңге', '%': 'пайыз' })[sign];

/**
 * Adds a Kazakh suffix to a formatted value (time, date, sum or count) by its spoken form: `22:00-ге`, `20 000 ₸-ден`,
 * `5 қыркүйекке`, `3 күннен`. Values with an unreadable end, such as names and free text, stay unchanged.
 */
export function withSuffix(value: string | number, form: KazakhForm, speak: SpokenForm = speakSums): string {
  const text = String(value);
  const digits = /(?:\d{1,3}(?:\s\d{3})+|\d+)$/.exec(text)?.[0].replace(/\s/g, '');
  const sign = digits ?? /(?:\p{L}+|[₸%°²³])$/u.exec(text)?.[0] ?? '';
  const spoken = digits ? numberWord(digits) : speak(sign);
  // A Kazakh word takes its ending directly, a sign or number with a hyphen.
  const word =
    spoken ?? (/^[а-яёәғқңөұүһі]*[аәеёиоөуұүыіэюя][а-яёәғқңөұүһі]*$/.test(sign) && sign.length > 1 ? sign : '');
  return text + (word && (spoken ? '-' : '') + buildSuffix(word, form));
}

/** Returns the last spoken word of a number: 1 500 is "бір мың бес жүз". */
function numberWord(digits: string): string {
  const significant = digits.replace(/0+$/, '');
  const zeros = digits.length - significant.length;
  const digit = Number(significant.at(-1) ?? 0);
  if (digit === 0 || zeros === 0) return UNIT_NAMES[digit]!;
  if (zeros === 1) return TENS[digit]!;
  return zeros === 2 ? 'жүз' : (THOUSANDS[Math.floor(zeros / 3) - 1] ?? 'миллиард');
}

function buildSuffix(word: string, form: KazakhForm): string {
  const hasBackVowels = isBack(word);
  const last = word.replace(/ь$/, '').at(-1)!;
  const endsInVowel = /[аәеёиоөұүыіэюя]/.test(last);
  const endsInNasal = /[мнң]/.test(last);
  // Final б, в, г and д are pronounced voiceless.
  const endsInVoiceless = /[кқпстфхцчшщбвгд]/.test(last);
  const a = hasBackVowels ? 'а' : 'е';
  const y = hasBackVowels ? 'ы' : 'і';
  const ng = `${y}ң`;
  switch (form) {
    case 'dative':
      return (endsInVoiceless ? (hasBackVowels ? 'қ' : 'к') : hasBackVowels ? 'ғ' : 'г') + a;
    case 'ablative':
      return `${endsInNasal ? 'н' : endsInVoiceless ? 'т' : 'д'}${a}н`;
    case 'locative':
      return (endsInVoiceless ? 'т' : 'д') + a;
    case 'genitive':
      return (endsInVowel || endsInNasal ? 'н' : endsInVoiceless ? 'т' : 'д') + ng;
    case 'accusative':
      return (endsInVowel ? 'н' : endsInVoiceless ? 'т' : 'д') + y;
    default:
      return (
        (endsInVowel ? 'с' : '') +
        y +
        { Dative: `н${a}`, Ablative: `н${a}н`, Locative: `нд${a}`, Genitive: `н${ng}`, Accusative: 'н' }[
          form.slice(10) as Capitalize<KazakhCase>
        ]
      );
  }
}

/** Returns whether a word has back vowels; final у does not count, и and ю of loanwords are front. */
function isBack(word: string): boolean {
  return /[аоуұыяё]/.test(/[аәеёиоөуұүыіэюя](?=[^аәеёиоөуұүыіэюя]*$)/.exec(word.replace(/у$/, ''))?.[0] ?? '');
}
