import type { StoredScope } from '#domain/urls/scope.ts';
import { languageFromUrl } from '#domain/text/language.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';

const SHARED_CODE = '000000001';

/** City and language from a shopper's cookies: location id, else city code, else city name (spec §4). */
export function storedScope(cookies: Map<string, string>, geo: GeoService): StoredScope {
  const language = languageFromUrl(cookies.get('lang-context') ?? cookies.get('locale') ?? '');
  const byId = geo.cityByMobileCode(cookies.get('locationId') ?? '');
  const code = cookies.get('cityCode');
  const records = geo.list().data;
  const byCode = code && code !== SHARED_CODE ? records.find((city) => city.code === code) : undefined;
  const name = cookies.get('locationName');
  const byName = name ? records.find((city) => city.nameRu === name || city.nameKk === name) : undefined;
  const cityKeyword = (byId ?? byCode ?? byName)?.keyword;
  return { ...(language ? { language } : {}), ...(cityKeyword ? { cityKeyword } : {}) };
}
