import type { PickupShop } from '#contract/orders/checkout.ts';
import { almatyDate, daysBetween } from '#domain/time/calendar.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { parseShopHours, pickupReadiness, pickupReadyAt, type PickupSettings } from '#domain/delivery/pickup.ts';
import type { SnapshotLine } from '../cart/cart.service.ts';
import type { OpenShop } from '../../places/geo/shops.rows.ts';

const COLLATORS: Record<Language, Intl.Collator> = { ru: new Intl.Collator('ru'), kk: new Intl.Collator('kk') };

/** Lists the shops of the city by readiness, then by name in the caller's language (decisions §4). */
export function pickupOptions(
  shops: readonly OpenShop[],
  lines: readonly SnapshotLine[],
  { now, language, settings }: { now: Date; language: Language; settings: PickupSettings },
): PickupShop[] {
  const pickupLines = lines.filter(({ product, state }) => !product.digital && state !== 'unavailable');
  if (pickupLines.length === 0) return [];
  const today = almatyDate(now);
  const latestReady = pickupLines.reduce(
    (date, { sourcing }) => (sourcing.ready && sourcing.ready > date ? sourcing.ready : date),
    today,
  );
  // Products spread over the city's shops and warehouses are collected in a day, like those from one other shop.
  const cityHasAll = latestReady === today;
  const options = shops.flatMap((shop) => {
    const hours = parseShopHours(shop.hours);
    if (!hours) return [];
    const inStock = pickupLines.filter((line) => hasLine(shop.id, line, today)).length;
    const input = {
      hours,
      hasAll: inStock === pickupLines.length,
      hasAllInOtherShop: cityHasAll,
      distanceDays: daysBetween(today, latestReady),
      now,
      settings,
    };
    const readiness = pickupReadiness(input);
    if (!readiness) return [];
    const readyAt = readiness.state === 'today' ? pickupReadyAt(input) : null;
    return [{ ...toPickupShop(shop, language), readiness, readyAt: readyAt?.toISOString() ?? null, inStock }];
  });
  const byName = COLLATORS[language];
  return options.sort((a, b) => a.readiness.days - b.readiness.days || byName.compare(a.name, b.name));
}

function hasLine(shopId: number, { product, quantity, sourcing }: SnapshotLine, today: string): boolean {
  if (sourcing.ready !== today) return false;
  const shopStock = product.places.find((candidate) => candidate.shopId === shopId);
  return shopStock !== undefined && (shopStock.free === null || shopStock.free >= quantity);
}

function toPickupShop(shop: OpenShop, language: Language): Omit<PickupShop, 'readiness' | 'readyAt' | 'inStock'> {
  const { id, latitude, longitude, hours } = shop;
  return {
    shopId: id,
    name: pick({ ru: shop.nameRu, kk: shop.nameKk }, language),
    address: pick({ ru: shop.addressRu, kk: shop.addressKk }, language),
    hours,
    latitude,
    longitude,
  };
}
