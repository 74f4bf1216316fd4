import { parseShopServices } from '#domain/delivery/shop-services.ts';
import { uniqueSlug } from '#domain/urls/slug.ts';
import { shops } from '../../features/places/geo/shops.table.ts';
import { cities } from '../../features/places/geo/geo.table.ts';
import { rowOf } from '../../platform/database/row.ts';
import { getElementText, type Element } from '../read/markup/element.ts';
import { FeedRefused } from '../read/refused.ts';
import type { Tx } from '../stage/staging.ts';
import { closePlaces } from './close-places.ts';
import { storeSharedPlaces, extractSharedPlaces } from './shared-places.ts';

/** Targets of plain prices and plain availability, and the known places. */
export type Placement = {
  /** Cities that get the plain price; 0 is every city. */
  cityIds: number[];
  /** Keys of the places that get the plain availability. */
  plainShops: string[];
  /** Database id by the feed's key of a place. */
  shopIds: Map<string, number>;
  fallbackShopId: number;
  cityIdOf: ReadonlyMap<string, number>;
};
/** One `<shop-point>` of the extension. */
export type FeedShop = {
  externalId: string;
  city: string;
  kind: 'shop' | 'warehouse';
  nameRu: string;
  nameKk: string;
  addressRu: string;
  addressKk: string;
  latitude: number | null;
  longitude: number | null;
  hours: string;
  phone: string;
  services: string;
  wayRu: string;
  wayKk: string;
};

const cityRow = rowOf({ id: cities.id, keyword: cities.keyword });
const namedShopRow = rowOf({ id: shops.id, cityId: shops.cityId });
const feedShopRow = rowOf({ id: shops.id, externalId: shops.externalId });
const slugRow = rowOf({ feed: shops.feed, externalId: shops.externalId, slug: shops.slug });

const CENTRAL_ID = 'warehouse';
const CENTRAL_NAME = { ru: 'Центральный склад', kk: 'Орталық қойма' };

/** Reads one `<shop-point>`; undefined when it has no id. */
export function readShop(element: Element): FeedShop | undefined {
  const attributes = element.attributes;
  if (!attributes.id) return undefined;
  const name = attributes.name || getElementText(element);
  const parseDegrees = (text: string | undefined) => (text && Number.isFinite(Number(text)) ? Number(text) : null);
  return {
    externalId: attributes.id,
    city: attributes.city ?? '',
    kind: attributes.kind === 'warehouse' ? 'warehouse' : 'shop',
    nameRu: name,
    nameKk: attributes['name-kk'] || name,
    addressRu: attributes.address ?? '',
    addressKk: attributes['address-kk'] || (attributes.address ?? ''),
    latitude: parseDegrees(attributes.lat),
    longitude: parseDegrees(attributes.lon),
    hours: attributes.hours || 'daily 10:00-20:00',
    phone: attributes.phone ?? '',
    services: parseShopServices(attributes.services ?? '').join(' '),
    wayRu: attributes.way ?? '',
    wayKk: attributes['way-kk'] || (attributes.way ?? ''),
  };
}

async function findCities(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx`select ${cityRow} from cities`;
  return new Map(rows.map(({ id, keyword }) => [keyword, id]));
}

async function findShops(
  tx: Tx,
  keys: readonly string[],
): Promise<{ key: string; id: number; cityId: number | null }[]> {
  const found: { key: string; id: number; cityId: number | null }[] = [];
  for (const key of keys) {
    const [row] = await tx`
      select ${namedShopRow} from shops where external_id = ${key} or id::text = ${key} order by (external_id = ${key}) desc limit 1`;
    if (!row) throw new FeedRefused(`The shop "${key}" is not known.`);
    found.push({ key: `#${row.id}`, id: row.id, cityId: row.cityId });
  }
  return found;
}

/** Validates the cities and shops of the command line. Throws `FeedRefused` for an unknown name. */
export async function planPlacement(
  tx: Tx,
  requested: { cities?: readonly string[] | undefined; shops?: readonly string[] | undefined },
): Promise<Placement> {
  const cityIdOf = await findCities(tx);
  const shops = await findShops(tx, requested.shops ?? []);
  const cities = (requested.cities ?? []).map((keyword) => {
    const id = cityIdOf.get(keyword);
    if (id === undefined) throw new FeedRefused(`The city "${keyword}" is not served.`);
    return { keyword, id };
  });
  const shopCities = shops.map(({ cityId }) => cityId ?? 0);
  const cityIds = [...new Set([...cities.map(({ id }) => id), ...shopCities])];
  const plainShops =
    shops.length > 0
      ? shops.map(({ key }) => key)
      : cities.length > 0
        ? cities.map(({ keyword }) => `${CENTRAL_ID}:${keyword}`)
        : [CENTRAL_ID];
  return {
    cityIds: cityIds.length > 0 ? cityIds : [0],
    plainShops,
    shopIds: new Map(shops.map(({ key, id }) => [key, id])),
    fallbackShopId: 0,
    cityIdOf,
  };
}

function createPlainWarehouses(placement: Placement): FeedShop[] {
  return placement.plainShops
    .filter((key) => !key.startsWith('#'))
    .map((key) => ({
      externalId: key,
      city: key.split(':')[1] ?? '',
      kind: 'warehouse',
      nameRu: CENTRAL_NAME.ru,
      nameKk: CENTRAL_NAME.kk,
      addressRu: '',
      addressKk: '',
      latitude: null,
      longitude: null,
      hours: 'daily 10:00-20:00',
      phone: '',
      services: '',
      wayRu: '',
      wayKk: '',
    }));
}

/**
 * Inserts and updates the feed's places, including its plain warehouses. Closes places that a feed with places no
 * longer lists, and completes the placement. Returns how many rows changed.
 */
export async function mergeShops(
  tx: Tx,
  feed: string,
  listed: readonly FeedShop[],
  placement: Placement,
  note: (line: string) => void,
): Promise<number> {
  const places = new Map<string, FeedShop & { cityId: number | null }>();
  for (const shop of [...listed, ...createPlainWarehouses(placement)]) {
    const cityId = placement.cityIdOf.get(shop.city);
    if (shop.city && cityId === undefined) {
      note(`Place ${shop.externalId} is in "${shop.city}", a city that is not served; it is left out.`);
      continue;
    }
    if (!shop.city && shop.kind === 'shop') {
      note(`Shop ${shop.externalId} names no city; it is left out.`);
      continue;
    }
    places.set(shop.externalId, { ...shop, cityId: cityId ?? null });
  }
  const sharedIds = await extractSharedPlaces(tx, feed, places);
  const shopSlug = await createSlugs(tx, feed);
  const rows = [...places.values()].map((shop) => ({
    external_id: shop.externalId,
    city_id: shop.cityId,
    kind: shop.kind,
    name_ru: shop.nameRu,
    name_kk: shop.nameKk,
    address_ru: shop.addressRu,
    address_kk: shop.addressKk,
    latitude: shop.latitude,
    longitude: shop.longitude,
    hours: shop.hours,
    slug: shop.kind === 'shop' ? shopSlug(shop) : null,
    phone: shop.phone,
    services: shop.services,
    way_ru: shop.wayRu,
    way_kk: shop.wayKk,
  }));
  const changed = await tx`
    insert into shops as s (feed, external_id, city_id, kind, name_ru, name_kk, address_ru, address_kk, latitude, longitude, hours, slug, phone, services, way_ru, way_kk)
    select ${feed}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(external_id text, city_id int, kind text, name_ru text, name_kk text, address_ru text, address_kk text, latitude float8, longitude float8, hours text,
        slug text, phone text, services text, way_ru text, way_kk text)
      left join shops known on known.feed = ${feed} and known.external_id = r.external_id
    where known.id is null or (known.city_id, known.kind, known.name_ru, known.name_kk, known.address_ru, known.address_kk, known.latitude, known.longitude, known.hours,
        known.slug, known.phone, known.services, known.way_ru, known.way_kk)
      is distinct from (r.city_id, r.kind, r.name_ru, r.name_kk, r.address_ru, r.address_kk, r.latitude, r.longitude, r.hours, r.slug, r.phone, r.services, r.way_ru, r.way_kk)
    on conflict (feed, external_id) do update set city_id = excluded.city_id, kind = excluded.kind, name_ru = excluded.name_ru, name_kk = excluded.name_kk, address_ru = excluded.address_ru,
      address_kk = excluded.address_kk, latitude = excluded.latitude, longitude = excluded.longitude, hours = excluded.hours, slug = excluded.slug, phone = excluded.phone,
      services = excluded.services, way_ru = excluded.way_ru, way_kk = excluded.way_kk`;
  // A feed without places closes none; a feed with places lists all of them.
  const closed = listed.length > 0 ? await closePlaces(tx, feed, [...places.keys()]) : 0;
  if (listed.length > 0) await storeSharedPlaces(tx, feed, sharedIds);
  for (const { id, externalId } of await tx`select ${feedShopRow} from shops where feed = ${feed}`)
    placement.shopIds.set(externalId, id);
  for (const [externalId, id] of sharedIds) placement.shopIds.set(externalId, id);
  placement.fallbackShopId = placement.shopIds.get(placement.plainShops[0] ?? CENTRAL_ID) ?? 0;
  return changed.count + closed;
}

/**
 * Gives every shop without a page address one from its city and name. Existing addresses stay, since links outlive a
 * renamed shop.
 */
async function createSlugs(tx: Tx, feed: string): Promise<(shop: FeedShop) => string> {
  const rows = await tx`select ${slugRow} from shops where slug is not null`;
  const takenSlugs = new Set(rows.map(({ slug }) => slug));
  const ownSlugs = new Map(rows.flatMap((row) => (row.feed === feed ? [[row.externalId, row.slug] as const] : [])));
  return ({ externalId, city: keyword, nameRu }) => {
    const slug =
      ownSlugs.get(externalId) ?? uniqueSlug(`${keyword} ${nameRu}`, (candidate) => takenSlugs.has(candidate));
    takenSlugs.add(slug);
    return slug;
  };
}
