import { useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { GameSetup } from '#contract/customers/setups.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { SetupPart } from '#domain/catalog/setup-parts.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { kindPictureUrl, pictureUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
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
              <PartOptions key={part} part={part} options={options} chosenProducts={chosenProducts} />
            ),
        )}
      </div>
      <SetupSummary setup={setup} />
    </div>
  );
}

/** Products of a part, with a search and a button for more. */
function PartOptions({
  part,
  options,
  chosenProducts,
}: {
  part: SetupPart;
  options: readonly ProductCard[];
  chosenProducts: ChosenProducts;
}) {
  const { api } = useShop();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ProductCard[] | null>(null);
  const { busy, run } = useAction(() => m.setup_options_failed());
  const load = (q: string) =>
    run(async () => setFound(await api('GET /api/setups/gaming/options', { part, ...(q && { q }) })));
  const shownOptions = found ?? options;
  return (
    <section aria-labelledby={`part-${part}`}>
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          void load(query.trim());
        }}
      >
        <h3 id={`part-${part}`}>{PART_NAMES[part]()}</h3>
        <TextInput
          type="search"
          icon="search"
          label={m.setup_search({ part: PART_NAMES[part]() })}
          labelHidden
          placeholder={m.setup_search_hint()}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onValue={setQuery}
        />
        <Button type="submit" loading={busy}>
          {m.frame_search_go()}
        </Button>
      </form>
      <p role="status" className={cx(shownOptions.length > 0 && 'visually-hidden')}>
        {found && (found.length > 0 ? m.listing_count({ count: found.length }) : m.setup_nothing())}
      </p>
      <ul role="list" className={css.options}>
        {shownOptions.map((product) => (
          <li key={product.id}>
            <Option product={product} part={part} chosenProducts={chosenProducts} />
          </li>
        ))}
        {found === null ? (
          <li className={css.more}>
            <Button kind="quiet" onClick={() => void load('')}>
              {m.setup_more()}
            </Button>
          </li>
        ) : (
          <li className={css.more}>
            <Button
              kind="quiet"
              onClick={() => {
                setFound(null);
                setQuery('');
              }}
            >
              {m.setup_less()}
            </Button>
          </li>
        )}
      </ul>
    </section>
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
