import { Suspense, useState } from 'react';
import type { Facet, Listing } from '#contract/catalog/catalog.ts';
import { formatRange, parseRange, priceRange, type FilterRange } from '#domain/urls/filter-path.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { drawCheckbox } from '#web/ui/inputs/choice.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { RangeInputs } from '#web/ui/inputs/range-inputs.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { hasFilterValue } from '#domain/urls/filter-path.ts';
import { toggleValue, withRange, type Choice } from './listing-url.ts';
import css from './facets.module.css';

const FacetSearch = lazyPart(() => import('./facet-search.tsx'));

const MAX_COLLAPSED_VALUES = 8;
const MIN_VALUES_FOR_SEARCH = 12;
const MAX_OPEN_GROUPS = 6;

/**
 * Filter groups. The caller owns the choice: in the sidebar every click is a new URL, in the drawer it waits for the
 * button.
 */
export function Facets({
  listing,
  choice,
  onChoice,
}: {
  listing: Listing;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  return (
    <div className={css.facets}>
      {listing.price.max > listing.price.min && (
        <Disclosure kind="facet" open title={`${m.facet_price()}, ₸`}>
          <RangeInputs
            min={listing.price.min}
            max={listing.price.max}
            value={{ from: choice.price?.from ?? null, to: choice.price?.to ?? null }}
            onValue={({ from, to }) => onChoice({ ...choice, price: priceRange(from ?? undefined, to ?? undefined) })}
            labels={rangeLabels(m.facet_price())}
            unit="₸"
            format={groupDigits}
          />
        </Disclosure>
      )}
      {listing.facets.map((facet, index) => (
        <Disclosure
          key={facet.slug}
          kind="facet"
          open={index < MAX_OPEN_GROUPS || isChosen(choice, facet.slug)}
          title={facet.unit && facet.range ? `${facet.name}, ${facet.unit}` : facet.name}
        >
          {facet.range ? (
            <NumberFacet facet={facet} choice={choice} onChoice={onChoice} />
          ) : facet.values.length > MAX_COLLAPSED_VALUES ? (
            <LongFacet facet={facet} choice={choice} onChoice={onChoice} />
          ) : (
            drawValues({ facet, choice, onChoice }, facet.values)
          )}
        </Disclosure>
      ))}
    </div>
  );
}

const isChosen = (choice: Choice, attribute: string) => choice.filters.some((group) => group.attribute === attribute);
const rangeLabels = (legend: string) => ({
  legend,
  from: m.facet_from(),
  to: m.facet_to(),
  fromFull: m.facet_from_full({ name: legend }),
  toFull: m.facet_to_full({ name: legend }),
});

/** Formats a number for the locale: 6,5 and −20. */
const formatDecimal = (number: number) => String(number).replace('.', ',').replace('-', '−');

type FacetProps = { facet: Facet; choice: Choice; onChoice: (choice: Choice) => void };

function NumberFacet({ facet, choice, onChoice }: FacetProps) {
  const { min, max } = facet.range!;
  const selected = choice.filters.find((group) => group.attribute === facet.slug)?.values[0];
  const range: FilterRange = (selected && parseRange(selected)) || {};
  return (
    <RangeInputs
      min={min}
      max={max}
      value={{ from: range.from ?? null, to: range.to ?? null }}
      labels={rangeLabels(facet.name)}
      unit={facet.unit}
      format={formatDecimal}
      onValue={({ from, to }) =>
        onChoice(
          withRange(
            choice,
            facet.slug,
            from === null && to === null
              ? null
              : formatRange({ ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }),
          ),
        )
      }
    />
  );
}

/** Values beyond the initially shown ones, on demand, with a search in long lists. */
function LongFacet({ facet, choice, onChoice }: FacetProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [matchingSlugs, setMatchingSlugs] = useState<ReadonlySet<string> | null>(null);
  const visibleValues = matchingSlugs
    ? facet.values.filter(({ slug }) => matchingSlugs.has(slug))
    : showsAll
      ? facet.values
      : facet.values.filter(
          ({ slug }, index) => index < MAX_COLLAPSED_VALUES || hasFilterValue(choice.filters, facet.slug, slug),
        );
  return (
    <>
      {showsAll && facet.values.length >= MIN_VALUES_FOR_SEARCH && (
        <Suspense>
          <FacetSearch facet={facet} onFound={setMatchingSlugs} />
        </Suspense>
      )}
      {drawValues({ facet, choice, onChoice }, visibleValues)}
      {matchingSlugs && visibleValues.length === 0 && <p className={css.none}>{m.facet_none()}</p>}
      {!matchingSlugs && (
        <button type="button" className={css.more} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? m.facet_less() : m.facet_more({ count: facet.values.length })}
        </button>
      )}
    </>
  );
}

/** Values of a group as a plain function, since a page has a hundred of them. */
function drawValues({ facet, choice, onChoice }: FacetProps, values: Facet['values']) {
  return (
    <ul role="list" className={css.values}>
      {values.map(({ slug, name, count, color }) => {
        const isChecked = hasFilterValue(choice.filters, facet.slug, slug);
        return (
          <li key={slug}>
            {drawCheckbox({
              checked: isChecked,
              disabled: count === 0 && !isChecked,
              onChecked: () => onChoice(toggleValue(choice, facet.slug, slug)),
              aside: count,
              children:
                color === undefined ? (
                  facet.type === 'flag' ? (
                    m.facet_yes()
                  ) : (
                    name
                  )
                ) : (
                  <>
                    <i className={css.swatch} style={{ background: color }} />
                    {name}
                  </>
                ),
            })}
          </li>
        );
      })}
    </ul>
  );
}
