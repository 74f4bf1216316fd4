import type { ServiceCentre, Warranty } from '#contract/orders/warranty.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { toCoordinates, metresBetween } from '#domain/addresses/coordinates.ts';
import type { Language } from '#domain/text/language.ts';
import { normalizeSerialNumber, warrantyEnd } from '#domain/orders/warranty.ts';
import type { CallContext, Viewer } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import type { OrderCaller, OrderKey, OrdersService } from '../../ordering/orders/orders.service.ts';
import type { PhoneVerificationService } from '../../customers/phone-verification/phone-verification.service.ts';
import {
  findCentres,
  findDeliveredLine,
  findSerials,
  findSold,
  orderExists,
  replaceSerials,
  type CentreRow,
  type SoldRow,
} from './warranty.queries.ts';

/** Max age of a guest's phone verification for look-ups, minutes. */
const VERIFICATION_MINUTES = 30;

/** Service centres and warranties. */
export type WarrantyService = ReturnType<typeof createWarrantyService>;

type Deps = {
  db: Database;
  geo: Pick<GeoService, 'cityById' | 'cityName'>;
  orders: Pick<OrdersService, 'watchedIds'>;
  phoneVerification: Pick<PhoneVerificationService, 'require'>;
};

/** Creates the service for service centres and warranties by serial number. */
export function createWarrantyService({ db, geo, orders, phoneVerification }: Deps) {
  const toServiceCentre = ({ cityId, ...centre }: CentreRow, language: Language): ServiceCentre => ({
    ...centre,
    cityKeyword: geo.cityById(cityId)?.keyword ?? '',
    city: geo.cityName(cityId, language),
  });

  const findNearestCentre = async (brand: string | null, { city, language }: Pick<Viewer, 'city' | 'language'>) => {
    if (brand === null) return null;
    const brandCentres = (await findCentres(db.$client, language)).filter(({ brands }) => brands.includes(brand));
    const from = toCoordinates(city.latitude, city.longitude);
    const distanceMetres = ({ cityId, latitude, longitude }: CentreRow) => {
      const to = toCoordinates(latitude, longitude);
      return cityId === city.id || !from || !to ? 0 : metresBetween(from, to);
    };
    const [nearest] = brandCentres.toSorted((a, b) => distanceMetres(a) - distanceMetres(b) || a.id - b.id);
    return nearest ? toServiceCentre(nearest, language) : null;
  };

  const toWarranty = async (sold: SoldRow, viewer: Viewer): Promise<Warranty> => {
    const { serial, productId, name, brand, orderNumber, handedOver, months, quantity, returned, returnedOn } = sold;
    const isReturned = returned >= quantity;
    const expiresOn = months === null ? null : warrantyEnd(handedOver, Math.floor(months));
    return {
      serial,
      product: { id: productId, name, brand },
      orderNumber,
      handedOver,
      until: expiresOn,
      isOver: expiresOn !== null && almatyDate(viewer.now) > expiresOn,
      returnedOn: isReturned ? returnedOn : null,
      partlyReturned: !isReturned && returned > 0,
      centre: isReturned ? null : await findNearestCentre(brand, viewer),
    };
  };
  const find = async (typedSerial: string, language: Language): Promise<SoldRow | undefined> => {
    const serial = normalizeSerialNumber(typedSerial);
    return serial === null ? undefined : findSold(db.$client, serial, language);
  };

  return {
    /** Lists service centres of the viewer's city, and all cities with centres. */
    async centres({ city, language }: Pick<Viewer, 'city' | 'language'>) {
      const allCentres = await findCentres(db.$client, language);
      const counts = new Map<number, number>();
      for (const { cityId } of allCentres) counts.set(cityId, (counts.get(cityId) ?? 0) + 1);
      return {
        centres: allCentres
          .filter(({ cityId }) => cityId === city.id)
          .map((centre) => toServiceCentre(centre, language)),
        cities: [...counts].flatMap(([id, count]) => {
          const keyword = geo.cityById(id)?.keyword;
          return keyword === undefined ? [] : [{ keyword, name: geo.cityName(id, language), count }];
        }),
      };
    },

    /**
     * Returns the warranty of a customer's purchase; fails with `warranty_not_found`, also for others' serial numbers.
     */
    async findForCustomer(serial: string, customerId: number, viewer: Viewer): Promise<Warranty> {
      const sold = await find(serial, viewer.language);
      return sold?.customerId === customerId ? toWarranty(sold, viewer) : fail('warranty_not_found');
    },

    /**
     * Returns a warranty to a guest who verified the order's phone. Fails with `proof_expired` without verification,
     * before any look-up, and with `warranty_not_found` for any mismatch.
     */
    async findForGuest(
      { serial, number, phone }: { serial: string; number: string; phone: string },
      caller: Viewer & Pick<CallContext, 'sessionId'>,
    ): Promise<Warranty> {
      if (caller.sessionId === null) fail('proof_expired');
      await phoneVerification.require({ sessionId: caller.sessionId, phone }, VERIFICATION_MINUTES, caller.now);
      const sold = await find(serial, caller.language);
      const isMatch = sold?.phone === phone && (sold.orderNumber === number || sold.masterNumber === number);
      return isMatch ? toWarranty(sold, caller) : fail('warranty_not_found');
    },

    /** Lists an order's serial numbers to a caller with access; fails with `order_not_found`. */
    async listForOrder(key: OrderKey, caller: OrderCaller): Promise<{ productId: number; serial: string }[]> {
      return findSerials(db.$client, await orders.watchedIds(key, caller));
    },

    /**
     * Saves the serial numbers of a delivered product. Fails with `order_not_found`, or `serial_refused` for a malformed
     * number, an undelivered product, more numbers than items, or a number used elsewhere.
     */
    async record(
      orderNumber: string,
      productId: number,
      typedSerials: readonly string[],
      now: Date,
    ): Promise<string[]> {
      const serials = [
        ...new Set(typedSerials.map((item) => normalizeSerialNumber(item) ?? fail('serial_refused', { serial: item }))),
      ];
      if (!(await orderExists(db.$client, orderNumber))) fail('order_not_found');
      await inTransaction(db, async (tx) => {
        const line = await findDeliveredLine(tx, orderNumber, productId);
        if (!line) return fail('serial_refused', { reason: 'not-handed-over' });
        if (serials.length > line.quantity) fail('serial_refused', { most: line.quantity });
        if (!(await replaceSerials(tx, { orderId: line.orderId, productId }, serials, now)))
          fail('serial_refused', { reason: 'taken' });
      });
      return serials;
    },
  };
}
