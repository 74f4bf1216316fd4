import { languageFromUrl, urlSegment } from '#domain/text/language.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import { setCookie } from '../platform/http/cookies.ts';

/** Returns the cookies that store a chosen language and city. */
export function rememberCookies(
  remember: { language?: 'ru' | 'kk'; cityKeyword?: string },
  geo: GeoService,
  secure: boolean,
): string[] {
  const cookies: string[] = [];
  if (remember.language) {
    const value = urlSegment(remember.language) || 'ru';
    if (languageFromUrl(value))
      cookies.push(setCookie('lang-context', value, { secure }), setCookie('locale', value, { secure }));
  }
  const city = remember.cityKeyword ? geo.cityByKeyword(remember.cityKeyword) : undefined;
  if (city) {
    const values = {
      locationId: city.mobileCode,
      locationName: city.nameRu,
      cityCode: city.code,
      cityIdInFO: String(city.id),
      'city-context': city.keyword,
    };
    for (const [name, value] of Object.entries(values)) cookies.push(setCookie(name, value, { secure }));
  }
  return cookies;
}
