import { withSuffix, type KazakhForm } from '../text/kazakh-suffix.ts';

/** Spoken form of signs and abbreviations. A prefix changes neither the last vowel nor the last consonant. */
const SPOKEN_UNITS: Readonly<Record<string, string>> = {
  '₸': 'теңге',
  '%': 'пайыз',
  '°': 'градус',
  C: 'градус',
  г: 'грамм',
  м: 'метр',
  '²': 'метр',
  '³': 'метр',
  л: 'литр',
  Вт: 'ватт',
  В: 'вольт',
  А: 'ампер',
  Гц: 'герц',
  Б: 'байт',
  бит: 'бит',
  дБ: 'децибел',
  Па: 'паскаль',
  Мп: 'пиксель',
  лм: 'люмен',
  сағ: 'сағат',
  мин: 'минут',
  с: 'секунд',
  дс: 'дүйсенбі',
  сс: 'сейсенбі',
  ср: 'сәрсенбі',
  бс: 'бейсенбі',
  жм: 'жұма',
  сб: 'сенбі',
  жс: 'жексенбі',
};
/** Abbreviations with a metric prefix: кг, мм, мл, кВт, ГБ. */
const SI_PREFIX = /^(?:к(?=г|м|Вт|В|Гц|Па)|[мсдн](?=м)|м(?=г|л|Вт|В|А|с)|[МГ](?=Гц)|[КМГТ](?=Б)|[КМГ](?=бит))/;

/** Writes a measure with a Kazakh suffix: `6 кг-ға`, `27 дюймнен`, `120 Гц-тен`; see `withSuffix`. */
export function withUnitSuffix(value: string | number, form: KazakhForm): string {
  return withSuffix(value, form, (sign) => SPOKEN_UNITS[sign] ?? SPOKEN_UNITS[sign.replace(SI_PREFIX, '')]);
}
