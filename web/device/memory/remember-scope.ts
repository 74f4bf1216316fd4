import { YEAR_SECONDS } from '#domain/time/durations.ts';

/** Keeps the page's city and language in cookies (1 year) and local storage, under the names of spec §3 and §4. */
export function rememberScope(root: HTMLElement): void {
  const { location: locationId = '8', cityName = '', cityCode = '', cityId = '', city = 'almaty' } = root.dataset;
  const language = root.lang === 'kk' ? 'kz' : 'ru';
  const values: Record<string, string> = {
    locationId,
    locationName: cityName,
    cityCode,
    cityIdInFO: cityId,
    'city-context': city,
    'lang-context': language,
    locale: language,
  };
  const secureAttribute = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of Object.entries(values)) {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secureAttribute}`;
    try {
      localStorage.setItem(name, value);
    } catch {
      // Storage may be blocked; the cookies suffice.
    }
  }
}
