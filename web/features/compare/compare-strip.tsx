import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { shortNames } from './short-names.ts';
import css from './compare-table.module.css';

/**
 * Product names and prices above the columns once the table's head is off screen. Scrolls with the table; hidden from
 * screen readers, which have the head.
 */
export function CompareStrip({
  products,
  scroll,
  head,
}: {
  products: readonly ProductCard[];
  scroll: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
}) {
  const { language } = useShop();
  const names = shortNames(products);
  const line = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const [table, tableHead] = [scroll.current, head.current];
    if (!table || !tableHead) return;
    const syncScroll = () => line.current?.style.setProperty('--shift', `${-table.scrollLeft}px`);
    const observer = new IntersectionObserver(
      ([entry]) => setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-140px 0px 0px' },
    );
    observer.observe(tableHead);
    table.addEventListener('scroll', syncScroll, { passive: true });
    return () => {
      observer.disconnect();
      table.removeEventListener('scroll', syncScroll);
    };
  }, [scroll, head]);
  return (
    <div className={cx(css.strip, isShown && css.stripShown)} aria-hidden="true" data-print="hide">
      <div className={css.stripWindow}>
        <div ref={line} className={css.stripLine}>
          <span className={css.stripCorner} />
          {products.map(({ id, price }, index) => (
            <span key={id} className={css.stripCell}>
              <span>{names[index]}</span>
              {price !== null && <b>{formatTenge(price, language)}</b>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
