import type { Language } from '#domain/text/language.ts';
import { parseShopServices, type ShopService } from '#domain/delivery/shop-services.ts';
import type { Shop } from '#contract/places/geo.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rowOf, text, type Field } from '#server/platform/database/row.ts';
import { shops } from './shops.table.ts';
import type { CityRecord } from './cities.data.ts';
import { cities } from './geo.table.ts';

const shopServices: Field<ShopService[]> = (value) => parseShopServices(text(value));

const cityRow = rowOf({
  id: cities.id,
  keyword: cities.keyword,
  mobileCode: cities.mobileCode,
  code: cities.code,
  regionId: cities.regionId,
  nameRu: cities.nameRu,
  nameKk: cities.nameKk,
  latitude: cities.latitude,
  longitude: cities.longitude,
  hasExpress: cities.hasExpress,
  position: cities.position,
});

/** A shop for lists. `slug` is its id until a feed sets a slug. */
const shopRow = rowOf({
  id: shops.id,
  cityKeyword: cities.keyword,
  name: text,
  address: text,
  latitude: shops.latitude,
  longitude: shops.longitude,
  hours: shops.hours,
  slug: text,
  services: shopServices,
});

/** Inserts new cities and updates changed ones; keeps rows added by operators. */
export async function upsertCities(db: Database, records: readonly CityRecord[]): Promise<void> {
  await db.$client`
    insert into cities (id, keyword, mobile_code, code, region_id, name_ru, name_kk, latitude, longitude, has_express, position)
    select id, keyword, "mobileCode", code, "regionId", "nameRu", "nameKk", latitude, longitude, "hasExpress", position
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(id int, keyword text, "mobileCode" text, code text, "regionId" int, "nameRu" text,
      "nameKk" text, latitude float8, longitude float8, "hasExpress" boolean, position int)
    on conflict (id) do update set keyword = excluded.keyword, mobile_code = excluded.mobile_code, code = excluded.code, region_id = excluded.region_id,
      name_ru = excluded.name_ru, name_kk = excluded.name_kk, latitude = excluded.latitude, longitude = excluded.longitude,
      has_express = excluded.has_express, position = excluded.position
    where (cities.*) is distinct from (excluded.*)`;
}

/** Reads every city, largest first. */
export async function findCities(db: Database): Promise<CityRecord[]> {
  return db.$client`
    select ${cityRow} from cities order by position, id`;
}

/** Reads the shops open to customers, of one city or all. */
export async function findShops(db: Database, language: Language, cityId: number | null): Promise<Shop[]> {
  return db.$client`
    select ${shopRow}, coalesce(shops.slug, shops.id::text) as slug, shops.services,
      case when ${language} = 'kk' then shops.name_kk else shops.name_ru end as name,
      case when ${language} = 'kk' then shops.address_kk else shops.address_ru end as address
    from shops join cities on cities.id = shops.city_id
    where shops.kind = 'shop' and (${cityId}::int is null or shops.city_id = ${cityId})
    order by cities.position, shops.id`;
}
