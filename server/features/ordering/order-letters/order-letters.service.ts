import { calendarFile } from '#domain/delivery/calendar-file.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { LetterDetails } from '../../messaging/notices/notices.service.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import type { InvoicesService } from '../invoices/invoices.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { orderBlocks, orderPreview, receivingPlace } from './order-letter.policy.ts';
import { TEXTS } from './order-letter-texts.policy.ts';

type Deps = {
  orders: Pick<OrdersService, 'findById' | 'view'>;
  invoices: Pick<InvoicesService, 'pdf'>;
  geo: Pick<GeoService, 'cityName' | 'getScope' | 'keywordOf'>;
  origin: string;
};

/** Composer of order emails. */
export type OrderLetters = ReturnType<typeof createOrderLetters>;

/** Composes the details of order emails: blocks, a calendar file, and the invoice while it awaits payment. */
export function createOrderLetters({ orders, invoices, geo, origin }: Deps) {
  return async (orderId: number, now: Date): Promise<LetterDetails | undefined> => {
    const row = await orders.findById(orderId);
    if (!row) return undefined;
    const { language, cityId } = row;
    const city = geo.getScope(geo.keywordOf(cityId));
    const [order] = await orders.view([row], { language, city, now });
    if (!order) return undefined;
    const cityName = geo.cityName(cityId, language);
    const preview = orderPreview(order, language);
    const blocks = orderBlocks(order, { language, cityName, origin, paths: createScopedPaths(language, city.keyword) });
    const calendar = calendarFile(order, {
      title: TEXTS[language].order(order.number),
      location: receivingPlace(order, cityName, language),
    });
    const isInvoiceDue = order.invoice !== null && order.status === 'waiting_payment';
    const invoice = isInvoiceDue ? await invoices.pdf(order.invoice!, language) : undefined;
    return {
      blocks,
      ...(preview !== '' && { preview }),
      button: TEXTS[language].button,
      files: [
        ...(calendar === null
          ? []
          : [
              { name: `order-${order.number}.ics`, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(calendar) },
            ]),
        ...(invoice ? [{ name: `invoice-${invoice.number}.pdf`, type: 'application/pdf', bytes: invoice.bytes }] : []),
      ],
    };
  };
}
