import { useRef, useState, type ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { CompareCategory, CompareRow } from '#contract/catalog/compare.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Price } from '#web/ui/marks/price.tsx';
import { Rating } from '#web/ui/marks/rating.tsx';
import { ratingText } from '#web/texts/rating-text.ts';
import { CompareStrip } from './compare-strip.tsx';
import css from './compare-table.module.css';

/** Parts of a product's head, rendered by other features. */
export type HeadSlots = {
  picture: (product: ProductCard) => ReactNode;
  availability: (product: ProductCard) => ReactNode;
  button: (product: ProductCard) => ReactNode;
};

/** Products of one category side by side. The first column and the product names stay in view while scrolling. */
export function CompareTable({
  category,
  showsDifferencesOnly,
  onRemove,
  parts,
}: {
  category: CompareCategory;
  showsDifferencesOnly: boolean;
  onRemove: (product: ProductCard) => void;
  parts: HeadSlots;
}) {
  const scroll = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const { products, name, cheapest, bestRated } = category;
  // The clicked button disappears with its column, so focus stays in the table.
  const remove = (product: ProductCard) => {
    onRemove(product);
    scroll.current?.focus({ preventScroll: true });
  };
  const groups = category.groups
    .map((group) => ({
      ...group,
      rows: showsDifferencesOnly ? group.rows.filter(({ differs }) => differs) : group.rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={css.frame} style={{ '--products': products.length } as React.CSSProperties}>
      <CompareStrip products={products} scroll={scroll} head={head} />
      <div
        ref={scroll}
        className={css.scroll}
        tabIndex={0}
        role="region"
        aria-label={m.compare_table({ category: name })}
      >
        <table className={css.table}>
          <caption className="visually-hidden">{m.compare_table({ category: name })}</caption>
          <thead ref={head}>
            <tr>
              <th scope="col" className={css.corner}>
                {m.compare_attribute()}
              </th>
              {products.map((product, index) => (
                <th key={product.id} scope="col" className={css.product}>
                  <ProductHead
                    product={product}
                    marks={
                      <>
                        {cheapest.includes(index) && (
                          <Badge kind="success" soft>
                            {m.compare_cheapest()}
                          </Badge>
                        )}
                        {bestRated.includes(index) && (
                          <Badge kind="success" soft>
                            {m.compare_best_rated()}
                          </Badge>
                        )}
                      </>
                    }
                    onRemove={remove}
                    parts={parts}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.name} name={group.name} rows={group.rows} products={products} />
          ))}
        </table>
      </div>
      {groups.length === 0 && (
        <p className={css.same}>{products.length < 2 ? m.compare_only_one() : m.compare_same()}</p>
      )}
    </div>
  );
}

function ProductHead({
  product,
  marks,
  onRemove,
  parts,
}: {
  product: ProductCard;
  marks: ReactNode;
  onRemove: (product: ProductCard) => void;
  parts: HeadSlots;
}) {
  const { paths, language } = useShop();
  const { name, price, oldPrice, rating } = product;
  return (
    <div className={css.card}>
      <IconButton
        className={css.remove ?? ''}
        icon="close"
        size="small"
        label={m.compare_remove_name({ name })}
        onClick={() => onRemove(product)}
      />
      <div className={css.picture}>{parts.picture(product)}</div>
      <a className={css.name} href={paths.product(product.id)}>
        {name}
      </a>
      <div className={css.marks}>{marks}</div>
      <div className={css.terms}>
        {rating && (
          <div className={css.rating}>
            <Rating
              value={rating.average}
              label={m.card_rating_full({ value: ratingText(rating.average), count: rating.count })}
              count={`${ratingText(rating.average)} (${rating.count})`}
            />
          </div>
        )}
        {price === null ? (
          <p className={css.none}>{m.card_no_price()}</p>
        ) : (
          <Price
            now={formatTenge(price, language)}
            nowLabel={m.card_price_now()}
            {...(oldPrice === null ? {} : { old: formatTenge(oldPrice, language), oldLabel: m.card_price_old() })}
          />
        )}
        <div className={css.availability}>{parts.availability(product)}</div>
        <div className={css.buy} data-print="hide">
          {parts.button(product)}
        </div>
      </div>
    </div>
  );
}

function Group({
  name,
  rows,
  products,
}: {
  name: string;
  rows: readonly CompareRow[];
  products: readonly ProductCard[];
}) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <tbody className={cx(!isOpen && css.folded)}>
      <tr>
        <th scope="rowgroup" colSpan={products.length + 1} className={css.group}>
          <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {name}
            <Icon name="chevron-down" size={20} />
          </button>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.id} className={cx(css.row, !row.differs && css.equal)}>
          <th scope="row" className={css.attribute}>
            {row.name}
          </th>
          {row.values.map((value, index) => (
            <td key={products[index]?.id ?? index}>
              <Value value={value} isBest={row.best.includes(index)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value, isBest }: { value: string | null; isBest: boolean }) {
  if (value === null)
    return (
      <>
        <span aria-hidden="true" className={css.unknown}>
          —
        </span>
        <span className="visually-hidden">{m.compare_unknown_value()}</span>
      </>
    );
  return isBest ? (
    <b className={css.best}>
      {value}
      <Icon name="check" size={16} label={m.compare_best()} />
    </b>
  ) : (
    value
  );
}
