import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Contact, DeliveryChoice, Organisation } from '#contract/orders/checkout.ts';
import { offeredMethods } from '#domain/payments/offered-methods.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { createBonusesService } from '#server/features/money/bonuses/bonuses.service.ts';
import { createCartService } from '#server/features/ordering/cart/cart.service.ts';
import { createStockService } from '#server/features/storefront/stock/stock.service.ts';
import { createCheckoutService } from '#server/features/ordering/checkout/checkout.service.ts';
import { createCreditService } from '#server/features/ordering/credit/credit.service.ts';
import { createGiftPurchasesService } from '#server/features/ordering/gift-purchases/gift-purchases.service.ts';
import { createGeoService } from '#server/features/places/geo/geo.service.ts';
import { createGiftCardsService } from '#server/features/money/gift-cards/gift-cards.service.ts';
import { createGiftOffersService } from '#server/features/money/gift-offers/gift-offers.service.ts';
import { createServiceOffersService } from '#server/features/money/service-offers/service-offers.service.ts';
import { createPromotionsService } from '#server/features/money/promotions/promotions.service.ts';
import { createSlotsService } from '#server/features/places/delivery/slots.service.ts';
import { createKeysService } from '#server/features/money/keys/keys.service.ts';
import { findCreditStates } from '#server/features/ordering/credit/credit.rows.ts';
import { findInvoiceReferences } from '#server/features/ordering/invoices/invoices.rows.ts';
import { findSoldLines, findSoldOrders, findSoldServices } from '#server/features/ordering/orders/orders.rows.ts';
import { createOrdersService } from '#server/features/ordering/orders/orders.service.ts';
import { createPhoneVerificationService } from '#server/features/customers/phone-verification/phone-verification.service.ts';
import { createSavedCardsService } from '#server/features/money/payments/saved-cards.service.ts';
import { createPaymentsService } from '#server/features/money/payments/payments.service.ts';
import { createInvoicesService } from '#server/features/ordering/invoices/invoices.service.ts';
import { createReceiptsService } from '#server/features/money/receipts/receipts.service.ts';
import { createSessionService } from '#server/features/customers/session/session.service.ts';
import type { FiscalGateway } from '#server/gateways/fiscal/fiscal.ts';
import { createJournalFiscal } from '#server/gateways/fiscal/journal.fiscal.ts';
import type { PaymentGateway } from '#server/gateways/payments/gateway.ts';
import type { CreditGateways } from '#server/gateways/credit/gateways.ts';
import type { QrGateway } from '#server/gateways/qr/gateway.ts';
import { createOutboxSms } from '#server/gateways/sms/outbox.sms.ts';
import type { CityScope } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createAttemptLimit } from '#server/platform/limits/attempt-limit.ts';
import type { SaleGate } from '#server/features/storefront/sales/sales.service.ts';
import { noSales } from './no-sales.ts';
import { address } from '../address.ts';

/** Almaty with express delivery; Astana without it, two days away. */
export const almaty: CityScope = {
  id: 1,
  keyword: 'almaty',
  mobileCode: '8',
  latitude: 43.24,
  longitude: 76.95,
  hasExpress: true,
};
export const astana: CityScope = {
  id: 2,
  keyword: 'astana',
  mobileCode: '2',
  latitude: 51.13,
  longitude: 71.43,
  hasExpress: false,
};

export { address };

const SECRET = 'ordering-test-secret';

/** Noon of a Tuesday in Almaty. */
export const noon = new Date('2026-11-24T07:00:00Z');
/** Time of the daily ledger audit, 18:00 in Almaty. */
export const evening = new Date('2026-11-24T13:00:00Z');

/** Times after `noon`. */
export const daysLater = (count: number): Date => new Date(noon.getTime() + count * DAY_MS);
export const minutesLater = (count: number): Date => new Date(noon.getTime() + count * MINUTE_MS);

export const contact: Contact = { phone: '7011234567', firstName: 'Әсел', lastName: 'Ким', email: 'asel@example.kz' };
export const courierToday: DeliveryChoice = {
  kind: 'courier',
  address,
  date: '2026-11-24',
  slot: '14-18',
  lifting: false,
  parts: 'together',
};

type NewProduct = {
  price?: number | null;
  weightGrams?: number;
  isDigital?: boolean;
  isWithdrawn?: boolean;
  preorderDate?: string;
  supplierDays?: number;
  /** Quantity by shop id; null means not counted. */
  stock?: Record<number, number | null>;
  /** Percentage credited as bonuses. */
  bonusPercent?: number;
};

/**
 * Inserts cities and shops, and returns the services and helpers of ordering; `addProduct` inserts prices and stock.
 */
export async function createOrdering(
  db: Database,
  {
    gateway,
    qr,
    lenders = { known: {}, active: null },
    settings = {},
    sandbox = false,
    fiscal = createJournalFiscal({ db }),
    sales = noSales,
  }: {
    gateway?: PaymentGateway;
    qr?: QrGateway;
    lenders?: CreditGateways;
    settings?: Partial<Settings>;
    sandbox?: boolean;
    fiscal?: FiscalGateway;
    sales?: SaleGate;
  } = {},
) {
  const sql = db.$client;
  await sql`insert into categories (id, feed, external_id, slug, name_ru, name_kk) values (1, 'test', '1', 'telefony', 'Телефоны', 'Телефондар') on conflict do nothing`;
  await sql`
    insert into shops (id, feed, external_id, city_id, kind, name_ru, name_kk, hours) values
      (1, 'test', 'a', 1, 'shop', 'На Абая', 'Абай көшесінде', 'daily 10:00-22:00'), (2, 'test', 'd', 1, 'shop', 'На Достык', 'Достық даңғылында', 'daily 10:00-20:00'),
      (3, 'test', 's', 2, 'shop', 'В Астане', 'Астанада', 'daily 10:00-20:00'), (4, 'test', 'c', null, 'warehouse', 'Центральный склад', 'Орталық қойма', 'daily 00:00-24:00')
    on conflict do nothing`;

  // Defaults: the central warehouse serves every city; all payment methods are offered.
  const current: Settings = {
    ...defaultSettings,
    'feed.centralDays': 0,
    'payment.offered': PAYMENT_METHODS.join(', '),
    ...settings,
  };
  const settingsReader = { current: () => current };
  const logEntries: unknown[] = [];
  const log = { error: (entry: unknown) => void logEntries.push(entry), warn: () => {} };
  const bank = { gateways: gateway ? { [gateway.name]: gateway } : {}, active: gateway?.name ?? 'none' };
  let buyers = 0;
  const stock = createStockService({
    geo: { distanceDays: (from, to) => (from === to ? 0 : 2) },
    centralDays: () => current['feed.centralDays'],
  });
  const serviceOffers = createServiceOffersService({ db, settings: settingsReader });
  const cart = createCartService({
    db,
    catalog: { cards: async () => [] as ProductCard[] },
    stock,
    services: serviceOffers,
    settings: settingsReader,
    sales,
  });
  const savedCards = createSavedCardsService({
    db,
    secret: SECRET,
    ...bank,
  });
  const payments = createPaymentsService({
    db,
    savedCards,
    ...bank,
    credit: lenders,
    ...(qr && { qr: { known: { [qr.name]: qr }, active: qr } }),
    origin: 'http://shop.test',
    log,
  });
  const slots = createSlotsService({ settings: settingsReader });
  const bonuses = createBonusesService({ db, settings: settingsReader });
  const keys = createKeysService({ db, secret: SECRET, sandbox });
  const promotions = createPromotionsService({ db, settings: settingsReader });
  const giftCards = createGiftCardsService({ db, secret: SECRET });
  const savings = { bonuses, promotions, giftCards };
  const receipts = createReceiptsService({
    db,
    gateway: fiscal,
    settings: settingsReader,
    soldReader: { orders: findSoldOrders, lines: findSoldLines, services: findSoldServices },
    log,
  });
  const orders = createOrdersService({
    db,
    ...savings,
    keys,
    cart,
    slots,
    stock,
    payments,
    receipts,
    creditStates: findCreditStates,
    invoiceReferences: findInvoiceReferences,
  });
  const phoneVerification = createPhoneVerificationService({
    db,
    sms: createOutboxSms({ db }),
    secret: SECRET,
    settings: settingsReader,
  });
  const giftOffers = createGiftOffersService({ db, stock, sales });
  const credit = createCreditService({
    db,
    gateways: lenders,
    orders,
    payments,
    phoneVerification,
    secret: SECRET,
    settings: settingsReader,
    log,
  });
  const tries = createAttemptLimit({ db });
  const checkout = createCheckoutService({
    db,
    ...savings,
    giftOffers,
    savedCards,
    tries,
    cart,
    stock,
    slots,
    orders,
    phoneVerification,
    settings: settingsReader,
    sales,
    offeredMethods: () => offeredMethods(PAYMENT_METHODS, current),
  });
  const sessions = createSessionService({ db });
  const giftPurchases = createGiftPurchasesService({
    db,
    giftCards,
    orders,
    payments,
    receipts,
    settings: settingsReader,
    tries,
  });

  return {
    db,
    geo: createGeoService({ db }),
    bonuses,
    promotions,
    giftOffers,
    serviceOffers,
    giftCards,
    giftPurchases,
    tries,
    keys,
    stock,
    cart,
    checkout,
    payments,
    savedCards,
    receipts,
    credit,
    invoices: createInvoicesService({ db, orders, settings: settingsReader }),
    orders,
    phoneVerification,
    sessions,
    slots,
    lenders,
    settings: () => current,
    /** Log entries of the services. */
    logEntries,

    /** Inserts a product sold everywhere; by default 100 are in stock at the Abay shop. */
    async addProduct({
      price = 9_990,
      weightGrams = 500,
      isDigital = false,
      isWithdrawn = false,
      preorderDate,
      supplierDays,
      stock: quantities = { 1: 100 },
      bonusPercent = 0,
    }: NewProduct = {}): Promise<number> {
      const [row] = await sql<{ id: number }[]>`
        insert into products (feed, external_id, content_hash, category_id, name_ru, name_kk, weight_grams, digital, withdrawn, preorder_date, supplier_days, bonus_percent)
        values ('test', gen_random_uuid(), '', 1, 'Телефон', 'Телефон', ${weightGrams}, ${isDigital}, ${isWithdrawn}, ${preorderDate ?? null}, ${supplierDays ?? null}, ${bonusPercent}) returning id`;
      const { id } = row!;
      if (price !== null) await sql`insert into offers (product_id, price) values (${id}, ${price})`;
      for (const [shopId, quantity] of Object.entries(quantities))
        await sql`insert into stocks (product_id, shop_id, quantity) values (${id}, ${Number(shopId)}, ${quantity})`;
      return id;
    },

    /** Creates a caller with a filled cart and completed checkout steps, ready to place the order. */
    async shopper(
      products: Record<number, number>,
      choice: {
        delivery?: DeliveryChoice;
        method?: PaymentMethod;
        /** Payer of an invoice. */
        organisation?: Organisation;
        city?: CityScope;
        now?: Date;
        phone?: string;
        ip?: string;
        /** A logged-in customer with their session. */
        customer?: { customerId: number; sessionId: number };
      } = {},
    ) {
      const { sessionId } = choice.customer ?? (await sessions.create());
      const buyer = ++buyers;
      const phone = choice.phone ?? `701${String(buyer).padStart(7, '0')}`;
      const caller = {
        sessionId,
        customerId: choice.customer?.customerId ?? null,
        ip: choice.ip ?? `10.0.${buyer >> 8}.${buyer & 255}`,
        ensureSession: async () => sessionId,
        city: choice.city ?? almaty,
        now: choice.now ?? noon,
        language: 'ru' as const,
        origin: 'http://shop.test',
      };
      for (const [id, quantity] of Object.entries(products)) await cart.add(caller, Number(id), quantity);
      await checkout.setContact(caller, { ...contact, phone });
      await checkout.setDelivery(caller, choice.delivery ?? courierToday);
      const { stamp, toPay } = await checkout.setPayment(caller, {
        method: choice.method ?? 'on-receipt',
        ...(choice.organisation && { organisation: choice.organisation }),
      });
      return {
        caller,
        sessionId,
        phone,
        stamp,
        toPay,
        place: (key = 'key-1') => checkout.place(sessionId, stamp, key, caller),
      };
    },

    /** Returns the stock and the reserved quantity of a product across all shops and warehouses. */
    async readStock(productId: number): Promise<{ quantity: number; reserved: number }> {
      const [row] = await sql<{ quantity: number; reserved: number }[]>`
        select coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(reserved), 0)::int as reserved from stocks where product_id = ${productId}`;
      return row!;
    },
  };
}

/** The fixture's services. */
export type Ordering = Awaited<ReturnType<typeof createOrdering>>;
