import type { ReactNode } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { slotHours } from '#web/texts/times.ts';
import css from './delivery-terms.module.css';

type DeliveryProduct = Pick<
  ProductPage,
  'delivery' | 'digital' | 'availability' | 'deliverySlot' | 'expressHours' | 'returnDays' | 'condition' | 'specs'
>;

/** Slug of the characteristic with the months of warranty. */
const WARRANTY = 'garantiya';

/** Delivery dates, prices, pickup, warranty and returns. `onShops` opens the list of shops. */
export function DeliveryTerms({ product, onShops }: { product: DeliveryProduct; onShops: () => void }) {
  const { frame, paths } = useShop();
  const { digital, availability, returnDays, specs } = product;
  const warranty = specs.flatMap(({ items }) => items).find(({ id }) => id === WARRANTY);
  return (
    <section aria-label={m.product_delivery()}>
      {availability.buyable && !digital && (
        <p className={css.city}>{m.product_delivery_city({ city: frame.city.name })}</p>
      )}
      <ul role="list" className={css.list}>
        {availability.buyable &&
          (digital ? (
            <Line icon="key" title={m.product_digital()}>
              {m.product_digital_text()}
            </Line>
          ) : (
            <DeliveryLines product={product} onShops={onShops} />
          ))}
        {warranty && (
          <Line icon="shield" title={`${warranty.name}: ${warranty.value}`}>
            <a href={paths.guide('service')}>{m.product_service_centres()}</a>
          </Line>
        )}
        <Line icon="return" title={digital || returnDays !== null ? m.product_return() : m.product_return_none()}>
          {returnText(product)} <a href={paths.guide('change')}>{m.product_return_more()}</a>
        </Line>
      </ul>
    </section>
  );
}

function returnText({ digital, returnDays, condition }: DeliveryProduct): string {
  if (digital) return m.product_return_digital();
  if (returnDays === null) return m.product_return_none_text();
  return condition ? m.product_return_used({ count: returnDays }) : m.product_return_text({ count: returnDays });
}

function DeliveryLines({ product, onShops }: { product: DeliveryProduct; onShops: () => void }) {
  const { language } = useShop();
  const now = useNow();
  const { date, fee, freeFrom, express, pickup } = product.delivery;
  const { deliverySlot, expressHours } = product;
  const withSlot = (day: string) => (deliverySlot ? m.stock_visit({ day, hours: slotHours(deliverySlot) }) : day);
  const format = (amount: number) => formatTenge(amount, language);
  return (
    <>
      {date !== null && (
        <Line icon="truck" title={m.product_courier({ day: withSlot(relativeDay(date, now, language)) })}>
          {fee === 0 ? (
            <b className={css.free}>{m.product_courier_free()}</b>
          ) : (
            m.product_courier_fee({ fee: format(fee), freeFrom: format(freeFrom) })
          )}
        </Line>
      )}
      {express && expressHours !== undefined && (
        <Line icon="clock" title={m.product_express({ hours: m.stock_express({ count: expressHours }) })}>
          {format(express.fee)}
        </Line>
      )}
      {pickup ? (
        <Line icon="store" title={m.product_pickup({ day: relativeDay(pickup.date, now, language) })}>
          <b className={css.free}>{m.product_courier_free()}</b> <span data-print="hide">· </span>
          <button type="button" className={css.link} aria-haspopup="dialog" onClick={onShops}>
            {m.product_pickup_shops({ count: pickup.shops })}
          </button>
        </Line>
      ) : (
        <Line icon="store" title={m.product_pickup_none()}>
          {m.product_pickup_none_text()}
        </Line>
      )}
    </>
  );
}

function Line({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={css.line}>
      <Icon name={icon} size={24} />
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{children}</p>
      </div>
    </li>
  );
}
