import type { ListedService } from '#contract/orders/services.ts';
import { weightText } from '#domain/measures/weight.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './service-prices.module.css';

/** Services with what is included and their prices in the city. */
export function ServicePrices({ services }: { services: readonly ListedService[] }) {
  const { frame, paths } = useShop();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="service-prices" className={css.prices}>
      <h2 id="service-prices">{m.service_prices({ city: frame.city.name })}</h2>
      <ul role="list" className={css.cards}>
        {withPictures(services).map(({ code, name, included, visit, rates, picture }) => (
          <li key={code} className={css.card}>
            {picture !== null && (
              <img
                src={kindPictureUrl(picture)}
                alt=""
                width={144}
                height={144}
                loading="lazy"
                className={css.picture}
              />
            )}
            <h3 className={css.name}>{name}</h3>
            <p className={css.note}>
              {included}
              {visit && ` ${m.service_visit()}`}
            </p>
            <dl className={css.rates}>
              {rates.map((rate, index) => (
                <div key={index} className={css.rate}>
                  <dt>
                    {rate.categories.length === 0
                      ? m.service_any()
                      : rate.categories.map((category, position) => (
                          <span key={category.slug}>
                            {position > 0 && ', '}
                            <a href={paths.category(category.slug)}>{category.name}</a>
                          </span>
                        ))}
                    {weightRange(rate) && <span className={css.note}>{weightRange(rate)}</span>}
                  </dt>
                  <dd className={css.ratePrice}>
                    {rate.price === null ? m.service_percent({ percent: rate.percent ?? 0 }) : formatTenge(rate.price)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds a kind of product that each service is for, a different one where possible. */
function withPictures(services: readonly ListedService[]): (ListedService & { picture: string | null })[] {
  const shown = new Set<string>();
  return services.map((service) => {
    const kinds = service.rates.flatMap(({ categories }) => categories.map(({ kind }) => kind));
    const picture = kinds.find((kind) => !shown.has(kind)) ?? kinds[0] ?? null;
    if (picture !== null) shown.add(picture);
    return { ...service, picture };
  });
}

function weightRange({ fromGrams, belowGrams }: ListedService['rates'][number]): string {
  if (belowGrams === null) return fromGrams === 0 ? '' : m.service_from({ weight: weightText(fromGrams) });
  const below = weightText(belowGrams);
  return fromGrams === 0
    ? m.service_below({ weight: below })
    : m.service_between({ from: weightText(fromGrams), below });
}
