import { SERVICE_KINDS } from '#domain/orders/service-offer.ts';
import { nullable, rowOf, withReader, type Row } from '../../../platform/database/row.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { parseRates } from './service-offers.stored.ts';
import { serviceOffers } from './service-offers.table.ts';

const offerRow = rowOf({
  code: serviceOffers.code,
  kind: serviceOffers.kind,
  nameRu: serviceOffers.nameRu,
  nameKk: serviceOffers.nameKk,
  includedRu: serviceOffers.includedRu,
  includedKk: serviceOffers.includedKk,
  months: nullable(serviceOffers.months),
  rates: withReader(serviceOffers.rates, parseRates),
  active: serviceOffers.active,
});

/** A stored service. */
export type StoredService = Row<typeof offerRow>;

/** Lists services by kind and code; inactive ones on request. */
export function listServices(sql: Sql, { inactive }: { inactive: boolean }): Promise<StoredService[]> {
  return sql`
    select ${offerRow} from service_offers where active or ${inactive}
    order by array_position(${[...SERVICE_KINDS]}::text[], kind), months, code`;
}

/** Creates a service or replaces its terms, and announces the page that lists them. */
export async function saveService(tx: Sql, service: StoredService): Promise<void> {
  await tx`
    insert into service_offers (code, kind, name_ru, name_kk, included_ru, included_kk, months, rates, active)
    values (${service.code}, ${service.kind}, ${service.nameRu}, ${service.nameKk}, ${service.includedRu}, ${service.includedKk},
      ${service.months}, ${JSON.stringify(service.rates)}::text::jsonb, ${service.active})
    on conflict (code) do update set kind = excluded.kind, name_ru = excluded.name_ru, name_kk = excluded.name_kk,
      included_ru = excluded.included_ru, included_kk = excluded.included_kk, months = excluded.months,
      rates = excluded.rates, active = excluded.active`;
  await recordEvents(tx, [{ type: 'content.changed', keys: ['page/gid-services'] }]);
}
