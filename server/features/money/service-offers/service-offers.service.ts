import type { OperatorService } from '#contract/operator/operator-services.ts';
import type { ListedService, ServiceInput, ServiceOffer } from '#contract/orders/services.ts';
import { needsVisit, ratesInCity, servicePrice } from '#domain/orders/service-offer.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import {
  findCategoryNames,
  findCategoryPaths,
  findOrderable,
  type OrderableProduct,
} from '../../storefront/catalog/products.rows.ts';
import { listServices, saveService, type StoredService } from './service-offers.queries.ts';

/** A service offered with a product: texts of both languages, and the price per unit in tenge. */
export type OfferedService = Omit<StoredService, 'rates' | 'active'> & { price: number };

/** Services offered with products. */
export type ServiceOffersService = ReturnType<typeof createServiceOffersService>;

type PricedProduct = Pick<OrderableProduct, 'id' | 'price' | 'weightGrams' | 'digital'>;

/** Creates the service of services sold with products (decisions §13). */
export function createServiceOffersService({
  db,
  settings,
}: {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const isOffered = () => settings.current()['services.offered'];

  /** Lists the services of each product in a city; none while `services.offered` is off. */
  const findOffered = async (
    sql: Sql,
    products: readonly PricedProduct[],
    city: string,
  ): Promise<Map<number, OfferedService[]>> => {
    const priced = products.filter(({ price, digital }) => price !== null && !digital);
    if (!isOffered() || priced.length === 0) return new Map();
    const [services, paths] = await Promise.all([
      listServices(sql, { inactive: false }),
      findCategoryPaths(
        sql,
        priced.map(({ id }) => id),
      ),
    ]);
    return new Map(
      priced.map(({ id, price, weightGrams }) => {
        const target = { categories: paths.get(id) ?? [], city, weightGrams, unitPrice: price! };
        return [
          id,
          services.flatMap(({ rates, active: _active, ...service }) => {
            const unitPrice = servicePrice(rates, target);
            return unitPrice === null ? [] : [{ ...service, price: unitPrice }];
          }),
        ];
      }),
    );
  };

  return {
    findOffered,

    /** Lists the services of a product; none for an unknown one. */
    async listForProduct(productId: number, { language, city, now }: Viewer): Promise<ServiceOffer[]> {
      const products = await findOrderable(db.$client, [productId], city.id, now);
      const offered = await findOffered(db.$client, products, city.keyword);
      return (offered.get(productId) ?? []).map((service) => serviceView(service, language));
    },

    /** Lists the services with their rates in the viewer's city. */
    async list({ language, city }: Viewer): Promise<ListedService[]> {
      const services = isOffered() ? await listServices(db.$client, { inactive: false }) : [];
      const slugs = services.flatMap(({ rates }) => rates.flatMap(({ categories }) => categories));
      const names = await findCategoryNames(db.$client, [...new Set(slugs)]);
      return services.flatMap(({ rates, ...service }) => {
        const { price: _price, ...view } = serviceView({ ...service, price: 0 }, language);
        const listedRates = ratesInCity(rates, city.keyword).flatMap(({ categories, cities: _cities, ...rate }) => {
          const named = names.filter(({ slug }) => categories.includes(slug));
          // A rate for categories that the shop lacks offers nothing.
          return categories.length > 0 && named.length === 0
            ? []
            : [
                {
                  ...rate,
                  categories: named.map(({ slug, kind, ru, kk }) => ({ slug, kind, name: pick({ ru, kk }, language) })),
                },
              ];
        });
        return listedRates.length > 0 ? [{ ...view, rates: listedRates }] : [];
      });
    },

    /** Lists all services for operators, inactive ones included. */
    listAll: (): Promise<OperatorService[]> => listAll(db),

    /** Creates a service or replaces its terms; placed orders keep theirs. */
    async save(code: string, service: ServiceInput): Promise<OperatorService> {
      await inTransaction(db, (tx) => saveService(tx, { code, ...service }));
      return (await listAll(db)).find((candidate) => candidate.code === code)!;
    },
  };
}

async function listAll(db: Database): Promise<OperatorService[]> {
  return (await listServices(db.$client, { inactive: true })).map((service) => ({
    ...service,
    rates: service.rates.map((rate) => ({ ...rate, categories: [...rate.categories], cities: [...rate.cities] })),
  }));
}

/** Renders a service in a language. */
export function serviceView(
  { code, kind, nameRu, nameKk, includedRu, includedKk, months, price }: OfferedService,
  language: Language,
): ServiceOffer {
  return {
    code,
    kind,
    name: pick({ ru: nameRu, kk: nameKk }, language),
    included: pick({ ru: includedRu, kk: includedKk }, language),
    months,
    price,
    visit: needsVisit(kind),
  };
}
