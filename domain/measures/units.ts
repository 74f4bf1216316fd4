import { RUSSIAN_NEIGHBOURS } from '../text/kazakh-letters.ts';
import { groupDigits } from '../pricing/money.ts';
import { pluralRu } from '../text/plural.ts';

/** A unit of measure: its symbol in both languages, its factor to the family's base unit, and sellers' spellings. */
export type Unit = { ru: string; kk: string; family: string; factor: number };

type Row = readonly [ru: string, kk: string, family: string, factor: number, aliases: string];

const K = 1024;

/** Units of products. Aliases are lower case, separated by `|`; a case-sensitive alias begins with `=`. */
const rows: readonly Row[] = [
  ['КБ', 'КБ', 'data', 1, 'кб|kb|кбайт'],
  ['МБ', 'МБ', 'data', K, 'мб|mb|мбайт|мегабайт'],
  ['ГБ', 'ГБ', 'data', K ** 2, 'гб|gb|гбайт|гигабайт'],
  ['ТБ', 'ТБ', 'data', K ** 3, 'тб|tb|тбайт|терабайт'],
  ['Кбит/с', 'Кбит/с', 'bitrate', 1, 'кбит/с|кбит/сек|кбит|kbps|kbit/s|кб/с'],
  ['Мбит/с', 'Мбит/с', 'bitrate', 1000, 'мбит/с|мбит/сек|мбит|mbps|mbit/s'],
  ['Гбит/с', 'Гбит/с', 'bitrate', 1e6, 'гбит/с|гбит/сек|гбит|gbps|gbit/s'],
  ['МБ/с', 'МБ/с', 'throughput', 1, 'мб/с|мб/сек|mb/s|мбайт/с'],
  ['ГБ/с', 'ГБ/с', 'throughput', 1000, 'гб/с|гб/сек|gb/s|гбайт/с'],
  ['нм', 'нм', 'tiny-length', 1, 'нм|nm'],
  ['мм', 'мм', 'length', 1, 'мм|mm|миллиметр|миллиметра|миллиметров'],
  ['см', 'см', 'length', 10, 'см|cm|сантиметр|сантиметра|сантиметров'],
  ['м', 'м', 'length', 1000, 'м|m|метр|метра|метров'],
  ['км', 'км', 'length', 1e6, 'км|km'],
  ['дюйм', 'дюйм', 'inch', 1, "дюйм|дюйма|дюймов|дюймы|inch|inches|in|\"|″|''|”|“"],
  ['мг', 'мг', 'mass', 0.001, 'мг|mg'],
  ['г', 'г', 'mass', 1, 'г|гр|грамм|грамма|граммов|g|gr'],
  ['кг', 'кг', 'mass', 1000, 'кг|kg|килограмм|килограмма|килограммов'],
  ['мл', 'мл', 'volume', 1, 'мл|ml|миллилитр|миллилитров'],
  ['л', 'л', 'volume', 1000, 'л|l|литр|литра|литров'],
  ['м²', 'м²', 'area', 1, 'м²|м2|кв.м|кв. м|кв.м.|кв. м.|m2|m²'],
  ['м³', 'м³', 'cubic', 1, 'м³|м3|куб.м|куб. м|m3'],
  ['м³/ч', 'м³/сағ', 'airflow', 1, 'м³/ч|м³/сағ|м3/сағ|м3/ч|м³/час|м3/час|куб.м/ч|m3/h'],
  ['л/мин', 'л/мин', 'flow', 1, 'л/мин|l/min'],
  ['г/мин', 'г/мин', 'steam', 1, 'г/мин|гр/мин|g/min'],
  ['кг/мин', 'кг/мин', 'grinding', 1, 'кг/мин|kg/min'],
  ['мл/ч', 'мл/сағ', 'moisture', 1, 'мл/ч|мл/час|мл/сағ|ml/h'],
  ['г/м²', 'г/м²', 'paper-weight', 1, 'г/м²|г/м2|гр/м2|г/кв.м|g/m2'],
  ['мВт', 'мВт', 'power', 0.001, '=мВт|=mW'],
  ['Вт', 'Вт', 'power', 1, 'вт|w|ватт|ватта'],
  ['кВт', 'кВт', 'power', 1000, 'квт|kw'],
  ['ВА', 'ВА', 'apparent-power', 1, 'ва|va'],
  ['кВА', 'кВА', 'apparent-power', 1000, 'ква|kva'],
  ['Вт·ч', 'Вт·сағ', 'energy', 1, 'вт·ч|вт·сағ|вт*ч|втч|вт⋅ч|вт-ч|вт.ч|wh'],
  ['кВт·ч', 'кВт·сағ', 'energy', 1000, 'квт·ч|квт·сағ|квт*ч|квтч|квт⋅ч|квт-ч|kwh'],
  ['мВ', 'мВ', 'voltage', 0.001, '=мВ|=mV'],
  ['В', 'В', 'voltage', 1, 'в|v|вольт'],
  ['кВ', 'кВ', 'voltage', 1000, 'кв|kv'],
  ['мА', 'мА', 'current', 0.001, 'ма|ma'],
  ['А', 'А', 'current', 1, 'а|a|ампер'],
  ['мА·ч', 'мА·сағ', 'charge', 1, 'ма·ч|ма·сағ|ма*ч|мач|ма⋅ч|ма-ч|ма.ч|ма/ч|mah'],
  ['А·ч', 'А·сағ', 'charge', 1000, 'а·ч|а·сағ|а*ч|ач|а⋅ч|а-ч|а/ч|ah'],
  ['Ом', 'Ом', 'resistance', 1, 'ом|ohm|ω'],
  ['кОм', 'кОм', 'resistance', 1000, 'ком|kohm'],
  ['Гц', 'Гц', 'frequency', 1, 'гц|hz|герц'],
  ['кГц', 'кГц', 'frequency', 1000, 'кгц|khz'],
  ['МГц', 'МГц', 'frequency', 1e6, 'мгц|mhz'],
  ['ГГц', 'ГГц', 'frequency', 1e9, 'ггц|ghz'],
  ['мс', 'мс', 'time', 0.001, 'мс|ms|мсек'],
  ['с', 'с', 'time', 1, 'с|сек|сек.|секунд|секунда|секунды|s|sec'],
  ['мин', 'мин', 'time', 60, 'мин|мин.|минут|минута|минуты|min'],
  ['ч', 'сағ', 'time', 3600, 'ч|ч.|час|часа|часов|сағ|сағат|h|hr|hrs|hour|hours'],
  ['день', 'күн', 'days', 1, 'день|дня|дней|дн|дн.|сут|сутки|суток|күн'],
  ['мес', 'ай', 'calendar', 1, 'мес|мес.|месяц|месяца|месяцев|ай|months'],
  ['год', 'жыл', 'calendar', 12, 'год|года|лет|жыл|year|years'],
  ['дБ', 'дБ', 'loudness', 1, 'дб|db|дба|дб(а)|db(a)'],
  ['дБи', 'дБи', 'gain', 1, 'дби|dbi'],
  ['лм', 'лм', 'light', 1, 'лм|lm|люмен|люменов'],
  ['лк', 'лк', 'illuminance', 1, 'лк|lux|люкс'],
  ['кд/м²', 'кд/м²', 'luminance', 1, 'кд/м²|кд/м2|кд/м^2|кд/кв.м|cd/m2|cd/m²|нит|nit|nits'],
  ['К', 'К', 'kelvin', 1, '=К|=K|кельвин'],
  ['°C', '°C', 'celsius', 1, '°c|°с|℃|град.|град|градусов'],
  ['°', '°', 'angle', 1, '°|º'],
  ['Па', 'Па', 'pressure', 1, 'па|pa'],
  ['кПа', 'кПа', 'pressure', 1000, 'кпа|kpa'],
  ['бар', 'бар', 'bar', 1, 'бар|bar'],
  ['об/мин', 'айн/мин', 'rotation', 1, 'об/мин|об./мин|об/мин.|об./мин.|об.мин|rpm|айн/мин'],
  ['Мп', 'Мп', 'pixels', 1, 'мп|мпикс|мп.|мегапикселей|мегапикселя|mp|mpx'],
  ['dpi', 'dpi', 'density', 1, 'dpi|дпи'],
  ['точек на дюйм', 'нүкте/дюйм', 'ppi', 1, 'ppi|точек на дюйм'],
  ['кадр/с', 'кадр/с', 'frames', 1, 'кадр/с|кадров/с|к/с|fps|кадр/сек|кадров/сек'],
  ['стр/мин', 'бет/мин', 'pages-speed', 1, 'стр/мин|стр./мин|стр/мин.|стр./мин.|ppm|бет/мин'],
  ['стр', 'бет', 'pages', 1, 'стр|стр.|страниц|страницы|бет'],
  ['шт', 'дана', 'pieces', 1, 'шт|шт.|штук|штуки|штука|pcs|дана'],
  ['%', '%', 'percent', 1, '%|процент|процентов'],
  ['x', 'есе', 'zoom', 1, 'крат|кратный'],
];

/** Units that are words: the Russian form agrees with the number; a fraction takes the second (6,3 дюйма). */
const WORD_FORMS: Record<string, readonly [one: string, few: string, many: string]> = {
  дюйм: ['дюйм', 'дюйма', 'дюймов'],
  день: ['день', 'дня', 'дней'],
  год: ['год', 'года', 'лет'],
};

/** Next larger unit: 1024 ГБ is 1 ТБ, 1536 ГБ is 1,5 ТБ. */
const LARGER_UNITS: Record<string, string> = { МБ: 'ГБ', ГБ: 'ТБ' };

const exactSpellings = new Map<string, Unit>();
const foldedSpellings = new Map<string, Unit>();

/** Latin letters that look Cyrillic, so that "Bт" with a Latin B is still "Вт". */
const LATIN_LOOKALIKES: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};
const fold = (text: string) =>
  text.toLowerCase().replace(/[abcehkmoptxy]/g, (letter) => LATIN_LOOKALIKES[letter] ?? letter);

for (const [ru, kk, family, factor, aliases] of rows) {
  const unit: Unit = { ru, kk, family, factor };
  exactSpellings.set(ru, unit);
  for (const alias of aliases.split('|')) {
    if (alias.startsWith('=')) exactSpellings.set(alias.slice(1), unit);
    else if (!foldedSpellings.has(alias)) foldedSpellings.set(alias, unit);
  }
}
/** Kazakh units typed without Kazakh letters: "саг", "кун". */
const withoutKazakhLetters = (text: string) =>
  text.replace(/[ғқңөұүһі]/g, (letter) => RUSSIAN_NEIGHBOURS[letter] ?? letter);
for (const [alias, unit] of [...foldedSpellings])
  for (const variant of [fold(alias), withoutKazakhLetters(alias)])
    if (!foldedSpellings.has(variant)) foldedSpellings.set(variant, unit);

/** Finds the unit of a seller's spelling ("Gb", "гб", "Bт" with a Latin letter); undefined when unknown. */
export function findUnit(word: string): Unit | undefined {
  const trimmed = word.trim();
  const lower = trimmed.toLowerCase();
  return (
    exactSpellings.get(trimmed) ??
    foldedSpellings.get(lower) ??
    foldedSpellings.get(fold(trimmed)) ??
    foldedSpellings.get(lower.replace(/[.,]$/, ''))
  );
}

/** Converts a measure to a larger unit where it divides evenly: 1024 ГБ to 1 ТБ. Units are Russian symbols. */
export function readableMeasure(value: number, unit: string): { value: number; unit: string } {
  const next = LARGER_UNITS[unit];
  const isEven = value >= K && value % (K / 2) === 0;
  return next !== undefined && isEven ? readableMeasure(value / K, next) : { value, unit };
}

/**
 * Converts a mass to grams below a kilogram and to kilograms above, and a length from a metre on to centimetres. Units
 * are Russian symbols.
 */
export function readableSize(value: number, unit: string): { value: number; unit: string } {
  if (unit === 'кг' && value > 0 && value < 1) return { value: Math.round(value * 1000), unit: 'г' };
  if (unit === 'г' && value >= 1000) return { value: value / 1000, unit: 'кг' };
  return unit === 'мм' && value >= 1000 ? { value: value / 10, unit: 'см' } : { value, unit };
}

/** Returns the Russian unit word for a number: 6,3 дюйма, 55 дюймов; a symbol has one form. */
export function unitWordRu(value: number, unit: string): string {
  const forms = WORD_FORMS[unit];
  if (!forms) return unit;
  return Number.isInteger(value) ? pluralRu(value, ...forms) : forms[1];
}

const displayUnits = [...new Set(rows.flatMap(([ru, kk]) => [ru, kk])), '₸'].map((unit) =>
  unit.replace(/[/.]/g, String.raw`\$&`),
);
const numberWithUnit = new RegExp(String.raw`(\d+) (?=(?:${displayUnits.join('|')})(?![\p{L}\d]))`, 'gu');

/** Inserts no-break spaces between numbers and units and inside grouped digits: "8/256 ГБ", "10 000 ₸". */
export function keepMeasuresTogether(text: string): string {
  return text.replace(
    numberWithUnit,
    (_, digits: string) => `${digits.length > 4 ? groupDigits(Number(digits)) : digits}\u00a0`,
  );
}

/** Converts between units of one family ("1 ТБ" in ГБ is 1024); undefined when the families differ. */
export function convertUnit(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  const source = findUnit(from);
  const target = findUnit(to);
  if (!source || !target || source.family !== target.family) return undefined;
  return Number(((value * source.factor) / target.factor).toPrecision(12));
}

/** Lists every unit convertible to the given one with its factor; includes itself with factor 1. */
export function convertibleUnits(targetUnit: string): { unit: string; factor: number }[] {
  const target = findUnit(targetUnit);
  if (!target) return [{ unit: targetUnit, factor: 1 }];
  return rows
    .filter(([, , family]) => family === target.family)
    .map(([ru, , , factor]) => ({ unit: ru, factor: factor / target.factor }));
}
