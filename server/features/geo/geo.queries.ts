import { asc, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Shop } from '#contract/geo.ts';
import type { Database } from '#server/platform/db.ts';
import type { CityRecord } from './cities.data.ts';
import { cities } from './geo.table.ts';

/** Inserts the cities and brings changed ones up to date; rows added by operators stay. */
export async function upsertCities(db: Database, records: readonly CityRecord[]): Promise<void> {
  const taken = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(cities)
    .values([...records])
    .onConflictDoUpdate({
      target: cities.id,
      set: {
        keyword: taken('keyword'),
        mobileCode: taken('mobile_code'),
        code: taken('code'),
        regionId: taken('region_id'),
        nameRu: taken('name_ru'),
        nameKk: taken('name_kk'),
        latitude: taken('latitude'),
        longitude: taken('longitude'),
        hasExpress: taken('has_express'),
        position: taken('position'),
      },
    });
}

/** Reads every city in the order of its size. */
export async function findCities(db: Database): Promise<CityRecord[]> {
  return db.select().from(cities).orderBy(asc(cities.position), asc(cities.id));
}

/** Reads the shops people can visit, of one city or of all. */
export async function findShops(db: Database, language: Language, cityId: number | null): Promise<Shop[]> {
  const rows = await db.$client<Shop[]>`
    select shops.id, cities.keyword as "cityKeyword",
      case when ${language} = 'kk' then shops.name_kk else shops.name_ru end as name,
      case when ${language} = 'kk' then shops.address_kk else shops.address_ru end as address,
      shops.latitude, shops.longitude, shops.hours
    from shops join cities on cities.id = shops.city_id
    where shops.kind = 'shop' and (${cityId}::int is null or shops.city_id = ${cityId})
    order by cities.position, shops.id`;
  return [...rows];
}
