/** Maximum products of one category in a comparison. */
export const MAX_COMPARED_PER_CATEGORY = 8;
/** Maximum products in a comparison, over all categories. */
export const MAX_COMPARED_PRODUCTS = 40;

/** A product added to the comparison. */
export type ComparedEntry = { id: number; categoryId: number };

/**
 * Merges the browser's comparison into the customer's at login (decisions §3), newest first; browser entries count as
 * newer. Each product appears once; each category and the total keep the newest up to their limits.
 */
export function mergeCompared(customer: readonly ComparedEntry[], browser: readonly ComparedEntry[]): ComparedEntry[] {
  const seen = new Set<number>();
  const perCategory = new Map<number, number>();
  const merged = [...browser, ...customer].filter(({ id, categoryId }) => {
    const count = perCategory.get(categoryId) ?? 0;
    if (seen.has(id) || count >= MAX_COMPARED_PER_CATEGORY) return false;
    seen.add(id);
    perCategory.set(categoryId, count + 1);
    return true;
  });
  return merged.slice(0, MAX_COMPARED_PRODUCTS);
}

/** Direction in which a value is better for the buyer. */
export type BetterDirection = 'more' | 'less';

/**
 * Characteristics with an undisputed better direction: name pattern and allowed units. All others are a matter of
 * taste.
 */
const BETTER_DIRECTIONS: readonly { name: RegExp; units: readonly string[]; direction: BetterDirection }[] = [
  { name: /^(?:уровень )?шума?(?:$| )/, units: ['дБ'], direction: 'less' },
  { name: /^расход воды(?! на увлажнение)/, units: ['л'], direction: 'less' },
  { name: /^время отклика/, units: ['мс'], direction: 'less' },
  { name: /^(?:объ?ем )?(?:оперативн\S+|встроенн\S+) памят/, units: ['ГБ', 'ТБ'], direction: 'more' },
  { name: /^объ?ем (?:памяти|ssd|hdd|видеопамяти|накопителя)/, units: ['ГБ', 'ТБ'], direction: 'more' },
  { name: /^видеопамять/, units: ['ГБ'], direction: 'more' },
  { name: /^(?:емкость|ёмкость) (?:аккумулятора|батареи)/, units: ['мА·ч', 'Вт·ч', 'А·ч'], direction: 'more' },
  {
    name: /^(?:максимальное )?время (?:автономной )?работы|^работа от аккумулятора|^автономность/,
    units: ['ч', 'мин', 'дн.', 'день'],
    direction: 'more',
  },
  { name: /^частота обновления/, units: ['Гц'], direction: 'more' },
  { name: /^скорость (?:чтения|записи|печати)/, units: ['МБ/с', 'ГБ/с', 'стр/мин'], direction: 'more' },
  { name: /^расход электроэнергии/, units: ['кВт·ч/год', 'кВт·ч'], direction: 'less' },
  { name: /^мощность зарядки/, units: ['Вт'], direction: 'more' },
  { name: /^(?:мощность|сила) всасывания/, units: ['Вт', 'Па'], direction: 'more' },
  { name: /^скорость отжима/, units: ['об/мин'], direction: 'more' },
  { name: /^скорость wi-fi/, units: ['Мбит/с'], direction: 'more' },
  { name: /^обогрев при уличной температуре от/, units: ['°C'], direction: 'less' },
  { name: /^гарантия/, units: ['мес.', 'мес', 'год'], direction: 'more' },
  { name: /^яркость/, units: ['нит', 'кд/м²'], direction: 'more' },
];

/** Returns the better direction of a characteristic by its Russian name and unit; null when it is a matter of taste. */
export function betterDirection(nameRu: string, unitRu: string): BetterDirection | null {
  const name = nameRu.trim().toLowerCase();
  return BETTER_DIRECTIONS.find((row) => row.name.test(name) && row.units.includes(unitRu))?.direction ?? null;
}

/** Ranks an energy class, A+++ highest; null for other texts and attributes. */
export function energyGrade(attributeRu: string, value: string): number | null {
  const [, letter, pluses = ''] = /^([A-G])(\+{0,3})$/.exec(value) ?? [];
  if (letter === undefined || !/^класс энерго/i.test(attributeRu)) return null;
  return pluses.length - letter.charCodeAt(0);
}

/** Returns the positions of the best numbers; empty when fewer than two are known or all are equal. */
export function bestIndexes(numbers: readonly (number | null)[], direction: BetterDirection): number[] {
  const known = numbers.filter((number) => number !== null);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const best = direction === 'more' ? Math.max(...known) : Math.min(...known);
  return numbers.flatMap((number, index) => (number === best ? [index] : []));
}
