import type { Fields } from '../fields.ts';

/** Cities an offer is sold in (null for every city), or why the limit is invalid. */
type SoldIn = { cities: string[] | null } | { problem: string };

/**
 * Reads `<sold-in cities="almaty astana"/>`, keywords separated by spaces or commas; several elements add up. Reports
 * unknown keywords. With only unknown ones the offer would be sold nowhere, which is a problem.
 */
export function readSoldIn(
  fields: Fields,
  isServed: (keyword: string) => boolean,
  remark: (kind: string) => void,
): SoldIn {
  const elements = fields.all('sold-in');
  if (elements.length === 0) return { cities: null };
  const words = elements.flatMap(({ attributes }) => (attributes.cities ?? '').toLowerCase().split(/[\s,;]+/));
  const uniqueNames = [...new Set(words.filter((word) => word !== ''))];
  const cities = uniqueNames.filter(isServed);
  if (cities.length === 0)
    return { problem: `<sold-in> names no served city: "${uniqueNames.join(' ').slice(0, 80)}"` };
  for (const keyword of uniqueNames)
    if (!isServed(keyword)) remark(`<sold-in> names "${keyword.slice(0, 40)}", a city that is not served`);
  return { cities };
}
