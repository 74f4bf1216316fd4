import type { VariantAxis } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { pictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import css from './variants.module.css';

type Option = VariantAxis['options'][number];

/** Other variants of the model, each a link to its page; the scroll position stays. */
export function Variants({ axes }: { axes: readonly VariantAxis[] }) {
  if (axes.length === 0) return null;
  return (
    <div className={css.axes}>
      {axes.map(({ slug, name, options }) => (
        <section key={slug} aria-label={name}>
          <p className={css.name}>
            {name}: <b>{options.find(({ current }) => current)?.name}</b>
          </p>
          <ul role="list" className={css.options}>
            {options.map((option) => (
              <li key={option.productId}>
                <OptionLink option={option} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The selected variant as a one-line link to the choice, which is below the button on phones. */
export function VariantSummary({ axes }: { axes: readonly VariantAxis[] }) {
  if (axes.length === 0) return null;
  const values = axes.map(({ name, options }, index) => {
    const value = options.find(({ current }) => current)?.name ?? '';
    return index > 0 && /\p{L}/u.test(value) ? value : `${name}: ${value}`;
  });
  return (
    <a href="#variants" className={css.summary}>
      {values.join(' · ')}
      <Icon name="chevron-down" size={20} />
    </a>
  );
}

function OptionLink({ option }: { option: Option }) {
  const { paths } = useShop();
  const { name, current, available, picture, color } = option;
  const isPictured = picture !== null || color !== null;
  const label = current ? m.product_variant_current({ name }) : available ? name : m.product_variant_off({ name });
  return (
    <a
      href={paths.product(option.productId)}
      data-keep-scroll=""
      aria-current={current || undefined}
      title={label}
      className={cx(css.option, picture !== null && css.pictured, !available && css.off)}
    >
      {picture !== null && (
        <img src={pictureUrl(picture, 160)} alt="" width={48} height={48} loading="lazy" decoding="async" />
      )}
      {picture === null && color !== null && (
        <span className={css.swatch} style={{ '--swatch': color } as React.CSSProperties} />
      )}
      <span className={isPictured ? 'visually-hidden' : undefined}>{isPictured ? label : name}</span>
      {!isPictured && !available && <span className="visually-hidden">{label}</span>}
    </a>
  );
}
