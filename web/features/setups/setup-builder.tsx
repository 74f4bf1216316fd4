import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { GameSetup } from '#contract/customers/setups.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { SetupPart } from '#domain/catalog/setup-parts.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { kindPictureUrl, pictureUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { PART_NAMES } from './setup-texts.ts';
import { SetupSummary } from './setup-summary.tsx';
import css from './setup-builder.module.css';

type ChosenProducts = Partial<Record<SetupPart, number>>;

/**
 * Gaming setup builder: a row of products per part, and the total. Choices are in the URL, so a setup can be shared.
 */
export function SetupBuilder({ setup }: { setup: GameSetup }) {
  const chosenProducts: ChosenProducts = Object.fromEntries(
    setup.parts.flatMap(({ part, chosen: product }) => (product ? [[part, product.id]] : [])),
  );
  return (
    <div className={css.builder}>
      <div className={css.parts}>
        {setup.parts.map(
          ({ part, options }) =>
            options.length > 0 && (
              <section key={part} aria-labelledby={`part-${part}`}>
                <h3 id={`part-${part}`}>{PART_NAMES[part]()}</h3>
                <ul role="list" className={css.options}>
                  {options.map((product) => (
                    <li key={product.id}>
                      <Option product={product} part={part} chosenProducts={chosenProducts} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <SetupSummary setup={setup} />
    </div>
  );
}

function Option({
  product,
  part,
  chosenProducts,
}: {
  product: ProductCard;
  part: SetupPart;
  chosenProducts: ChosenProducts;
}) {
  const { paths, language } = useShop();
  const { id, name, picture, kind, price, keyFacts } = product;
  const isChosen = chosenProducts[part] === id;
  return (
    <a
      href={campaignPaths(paths).gaming({ ...chosenProducts, [part]: isChosen ? null : id })}
      data-keep-scroll=""
      className={cx(css.option, isChosen && css.chosen)}
      aria-current={isChosen || undefined}
      aria-label={isChosen ? m.setup_remove({ name }) : m.setup_choose({ name })}
    >
      {isChosen && (
        <span className={css.tick}>
          <Icon name="check" size={16} />
        </span>
      )}
      <img
        src={picture === null ? kindPictureUrl(kind) : pictureUrl(picture, 320)}
        alt=""
        width={120}
        height={120}
        loading="lazy"
      />
      <span className={css.name}>{name}</span>
      <small>{keyFacts.slice(0, 2).join(' · ')}</small>
      {price !== null && <b>{formatTenge(price, language)}</b>}
    </a>
  );
}
