import { shops } from '../../features/places/geo/shops.table.ts';
import { nullable, rowOf } from '../../platform/database/row.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { isSamePlace, type Place } from './same-place.ts';
import { sharedPlaces } from './shared-places.table.ts';

const otherShop = rowOf({
  id: shops.id,
  externalId: shops.externalId,
  cityId: nullable(shops.cityId),
  nameRu: shops.nameRu,
  addressRu: shops.addressRu,
  latitude: nullable(shops.latitude),
  longitude: nullable(shops.longitude),
});
const movedShopRow = rowOf({ shopId: sharedPlaces.shopId });

/**
 * Removes from `places` the shops that another feed already has, and returns their ids by this feed's keys: a retailer
 * with two feeds has one shop, not two. The first feed describes the shop; the keys of the other are stored.
 */
export async function extractSharedPlaces(
  tx: Sql,
  feed: string,
  places: Map<string, Place & { kind: string; cityId: number | null }>,
): Promise<Map<string, number>> {
  const others = await tx`
    select ${otherShop} from shops where feed <> ${feed} and kind = 'shop' and slug is not null
      and city_id = any(${[...places.values()].flatMap(({ cityId }) => cityId ?? [])}::int[])`;
  const shared = new Map<string, number>();
  for (const [key, shop] of places) {
    const samePlace =
      shop.kind === 'shop' && others.find((other) => other.cityId === shop.cityId && isSamePlace(shop, other));
    if (!samePlace) continue;
    shared.set(key, samePlace.id);
    places.delete(key);
  }
  return shared;
}

/** Replaces the stored list of other feeds' shops that this feed also lists. */
export async function storeSharedPlaces(tx: Sql, feed: string, shared: ReadonlyMap<string, number>): Promise<void> {
  await tx`delete from shared_places where feed = ${feed}`;
  if (shared.size === 0) return;
  await tx`
    insert into shared_places (feed, external_id, shop_id)
    select ${feed}, r.* from unnest(${[...shared.keys()]}::text[], ${[...shared.values()]}::int[]) as r`;
}

/**
 * Moves shops closed by a feed to the first other feed that names them, under its key, and removes the closing feed's
 * stock from them. Returns the ids of these shops, which stay open.
 */
export async function transferPlaces(tx: Sql, feed: string, closing: readonly number[]): Promise<number[]> {
  const moved = await tx`
    select distinct on (shop_id) ${movedShopRow} from shared_places where shop_id = any(${[...closing]}::int[]) order by shop_id`;
  const ids = moved.map(({ shopId }) => shopId);
  if (ids.length === 0) return [];
  await tx`
    create temp table handed_places on commit drop as
    select distinct on (shop_id) shop_id, feed, external_id from shared_places
    where shop_id = any(${ids}::int[]) order by shop_id, feed, external_id`;
  // A shop this feed closed earlier may still have the key; orders refer to it by id only.
  await tx`
    update shops s set external_id = s.external_id || '#' || s.id from handed_places h
    where s.feed = h.feed and s.external_id = h.external_id`;
  await tx`
    update shops s set feed = h.feed, external_id = h.external_id from handed_places h where s.id = h.shop_id`;
  await tx`
    delete from shared_places p using handed_places h where p.feed = h.feed and p.external_id = h.external_id`;
  await tx`drop table handed_places`;
  await tx`
    update stocks s set quantity = s.reserved from products p
    where p.id = s.product_id and p.feed = ${feed} and s.shop_id = any(${ids}::int[]) and s.reserved > 0`;
  await tx`
    delete from stocks s using products p
    where p.id = s.product_id and p.feed = ${feed} and s.shop_id = any(${ids}::int[]) and s.reserved = 0`;
  return ids;
}
