import { TENS, THOUSANDS, UNIT_NAMES } from '../text/kazakh-suffix.ts';
import type { Language } from '../text/language.ts';
import { pluralRu } from '../text/plural.ts';
import type { Tenge } from './money.ts';

const UNITS_RU = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const TEENS_RU = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const TENS_RU = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const HUNDREDS_RU = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];
const THOUSANDS_RU = [
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
] as const;

/** Writes a whole sum below a trillion tenge in words, as documents do: `Две тысячи тенге 00 тиын`. */
export function sumInWords(amount: Tenge, language: Language): string {
  const isKazakh = language === 'kk';
  const groups = splitThousands(amount);
  const words = groups.flatMap((group, power) =>
    group === 0 ? [] : [isKazakh ? groupKk(group, power) : groupRu(group, power)],
  );
  const number = words.toReversed().join(' ') || (isKazakh ? 'нөл' : 'ноль');
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${isKazakh ? 'теңге' : 'тенге'} 00 тиын`;
}

/** Groups of three digits, from the lowest. */
function splitThousands(amount: number): number[] {
  return amount < 1000 ? [amount] : [amount % 1000, ...splitThousands(Math.trunc(amount / 1000))];
}

function groupRu(group: number, power: number): string {
  const names = THOUSANDS_RU[power - 1];
  const [hundreds, tens, units] = digitsOf(group);
  // Only thousands are feminine.
  const unit = power === 1 && units === 1 ? 'одна' : power === 1 && units === 2 ? 'две' : UNITS_RU[units];
  const rest = tens === 1 ? [TEENS_RU[units]] : [TENS_RU[tens], unit];
  return [HUNDREDS_RU[hundreds], ...rest, names && pluralRu(group, names[0], names[1], names[2])]
    .filter(Boolean)
    .join(' ');
}

function groupKk(group: number, power: number): string {
  const [hundreds, tens, units] = digitsOf(group);
  return [
    hundreds > 1 && UNIT_NAMES[hundreds],
    hundreds > 0 && 'жүз',
    TENS[tens],
    units > 0 && UNIT_NAMES[units],
    THOUSANDS[power - 1],
  ]
    .filter(Boolean)
    .join(' ');
}

const digitsOf = (group: number): [number, number, number] => [
  Math.trunc(group / 100),
  Math.trunc(group / 10) % 10,
  group % 10,
];
