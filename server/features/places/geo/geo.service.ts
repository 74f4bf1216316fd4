import type { City, Shop } from '#contract/places/geo.ts';
import { foldText } from '#domain/addresses/geocoding-streets.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import type { CityScope } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { cityRecords, type CityRecord } from './cities.data.ts';
import { transitDays, distanceKm } from './distance.ts';
import { findCities, findShops, upsertCities } from './geo.queries.ts';

/** Message when the city list cannot be read (spec §8). */
export const CITY_LIST_ERROR = 'Ошибка загрузки городов';

const CACHE_TTL_MS = HOUR_MS;

/** The cached city list of spec §3: data, time of reading and last error. */
export type CityList = { data: readonly CityRecord[]; timestamp: number; lastError: string | null };

/** City service with synchronous lookups. */
export type GeoService = ReturnType<typeof createGeoService>;

/** Creates the city service; before `load()` the lookups use the built-in cities. */
export function createGeoService({ db }: { db: Database }) {
  let list: CityList = { data: cityRecords, timestamp: 0, lastError: null };
  let index = createIndex(cityRecords);

  const read = async (now: Date) => {
    const data = await findCities(db);
    if (data.length === 0) throw new Error('the cities table is empty');
    list = { data, timestamp: now.getTime(), lastError: null };
    index = createIndex(data);
  };

  const refresh = async (now: Date, force: boolean) => {
    if (!force && list.timestamp > 0 && now.getTime() - list.timestamp < CACHE_TTL_MS) return;
    try {
      await read(now);
    } catch {
      list = { ...list, lastError: CITY_LIST_ERROR };
    }
  };

  return {
    /** Writes the built-in cities to the database; idempotent. */
    seed: () => upsertCities(db, cityRecords),

    /** Loads the list for the synchronous lookups; throws when the database has no cities. */
    load: (now: Date) => read(now),

    /**
     * Returns every city in a language from the cached list, reloaded after an hour or with `force`. Throws
     * `unexpected` when it was never read and cannot be (spec §8).
     */
    async all(language: Language, { now, force = false }: { now: Date; force?: boolean }): Promise<City[]> {
      await refresh(now, force);
      if (list.lastError && (force || list.timestamp === 0)) fail('unexpected', { message: CITY_LIST_ERROR });
      return list.data.map((record) => toCity(record, language));
    },

    /** The cached list with its time and last error. */
    list: (): CityList => list,

    /** Finds a city by its URL keyword. */
    cityByKeyword: (keyword: string): CityRecord | undefined => index.byKeyword.get(keyword),

    /** Finds a city by the mobile apps' location id. */
    cityByMobileCode: (code: string): CityRecord | undefined => index.byMobileCode.get(code),

    /** Finds a city by its name in either language, normalised. */
    cityByName: (name: string): CityRecord | undefined => index.byName.get(foldText(name).trim()),

    /** Finds a city by id. */
    cityById: (id: number): CityRecord | undefined => index.byId.get(id),

    /** Returns the URL keyword of a city by id; that of the default city when unknown. */
    keywordOf: (id: number): string => index.byId.get(id)?.keyword ?? defaultCity,

    /** Returns the name of a city by id; '' when unknown. */
    cityName(id: number, language: Language): string {
      const record = index.byId.get(id);
      return record ? pick({ ru: record.nameRu, kk: record.nameKk }, language) : '';
    },

    /** Returns the city for a URL keyword; Almaty when the keyword is unknown (spec §3). */
    getScope: (keyword: string): CityScope =>
      toScope(index.byKeyword.get(keyword) ?? index.byKeyword.get(defaultCity) ?? fallbackCity),

    /** Returns transit days between two cities: 0 within a city, 1–7 by distance, 7 when a city is unknown. */
    distanceDays(fromCityId: number, toCityId: number): number {
      if (fromCityId === toCityId) return 0;
      return index.days.get(fromCityId)?.get(toCityId) ?? transitDays(Infinity);
    },

    /** Lists the shops open to customers, of one city or all. */
    shops: (language: Language, cityId: number | null): Promise<Shop[]> => findShops(db, language, cityId),
  };
}

const fallbackCity = cityRecords[0] as CityRecord;

function createIndex(records: readonly CityRecord[]) {
  const daysFrom = (from: CityRecord) => new Map(records.map((to) => [to.id, transitDays(distanceKm(from, to))]));
  return {
    byId: new Map(records.map((record) => [record.id, record])),
    byKeyword: new Map(records.map((record) => [record.keyword, record])),
    byMobileCode: new Map(records.map((record) => [record.mobileCode, record])),
    byName: new Map(
      records.flatMap((record) => [record.nameKk, record.nameRu].map((name) => [foldText(name), record] as const)),
    ),
    days: new Map(records.map((record) => [record.id, daysFrom(record)])),
  };
}

function toScope({ id, keyword, mobileCode, latitude, longitude, hasExpress }: CityRecord): CityScope {
  return { id, keyword, mobileCode, latitude, longitude, hasExpress };
}

function toCity(record: CityRecord, language: Language): City {
  const { id, keyword, mobileCode, code, regionId, nameRu, nameKk, latitude, longitude, hasExpress } = record;
  const name = language === 'kk' ? nameKk : nameRu;
  return {
    name,
    nameRu,
    nameKk,
    keyword,
    cityIdInFO: id,
    codeForMobApi: mobileCode,
    code,
    regionId,
    latitude,
    longitude,
    hasExpress,
  };
}
