import { phoneDigits } from '#domain/customers/phone.ts';
import { parseShopHours } from '#domain/delivery/pickup.ts';
import type { NewCentre } from './warranty.queries.ts';

/** Columns of a service centre file, separated by tabs; a first line that starts with `key` is a header. */
export const CENTRE_COLUMNS =
  'key, city, brands, name_ru, name_kk, address_ru, address_kk, hours, phone, latitude, longitude';

/** A rejected line of a file, with the reason. */
export class CentresRefused extends Error {}

/** Parses service centres from a file; throws `CentresRefused` with the wrong line. */
export function parseCentres(
  text: string,
  cityByKeyword: (keyword: string) => number | undefined,
  isDemo = false,
): NewCentre[] {
  const seenKeys = new Set<string>();
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !/^key\s/.test(line))
    .map(({ line, at: lineNumber }) => {
      const refuse = (reason: string): never => {
        throw new CentresRefused(`line ${lineNumber}: ${reason}`);
      };
      const cells = line.split('\t').map((cell) => cell.trim());
      const [key = '', city = '', brandsText = '', nameRu = '', nameKk = '', addressRu = '', addressKk = ''] = cells;
      const [hours = '', phone = '', latitudeText = '', longitudeText = ''] = cells.slice(7);
      const cityId = cityByKeyword(city) ?? refuse(`no city ${city}`);
      const brands = brandsText.split(',').flatMap((brand) => brand.trim() || []);
      const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
      if (key === '' || seenKeys.has(key)) refuse('the key is missing or repeated');
      if (brands.length === 0 || !nameRu || !nameKk || !addressRu || !addressKk)
        refuse('a brand, name or address is missing');
      if (!parseShopHours(hours)) refuse(`hours cannot be read: ${hours}`);
      const digits = phone === '' ? '' : phoneDigits(phone);
      if (digits !== '' && digits.length !== 10) refuse(`no telephone: ${phone}`);
      if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180) || latitudeText === '') refuse('no position');
      seenKeys.add(key);
      return {
        key,
        cityId,
        brands,
        nameRu,
        nameKk,
        addressRu,
        addressKk,
        hours,
        phone: digits,
        latitude,
        longitude,
        isDemo,
      };
    });
}
