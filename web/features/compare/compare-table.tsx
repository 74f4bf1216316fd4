import { useState, type ReactNode } from 'react';
import type { ProductPage } from '#contract/catalog.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { compareGroups } from './compare-rows.ts';
import css from './compare-table.module.css';

/** Characteristics side by side, one category at a time; the first column stays in sight while the rest scroll. */
export function CompareTable({ products, shareUrl, onRemove, picture, button }: {
  products: ProductPage[]; shareUrl: string; onRemove?: ((id: number) => void) | undefined;
  picture: (product: ProductPage) => ReactNode; button: (product: ProductPage) => ReactNode;
}) {
  const [differences, setDifferences] = useState(false);
  const byCategory = [...Map.groupBy(products, ({ crumbs }) => crumbs.findLast(({ category }) => category !== null)?.title ?? '')];
  const share = async () => {
    try {
      await navigator.clipboard.writeText(new URL(shareUrl, location.href).href);
      toast.show({ kind: 'success', text: m.compare_copied() });
    } catch {
      toast.show({ kind: 'error', text: m.compare_copy_failed() });
    }
  };
  const table = (shown: ProductPage[]) => <Table key={shown.map(({ id }) => id).join()} products={shown} differences={differences} onRemove={onRemove} picture={picture} button={button} />;
  return (
    <>
      <div className={css.tools}>
        <Switch checked={differences} onChecked={setDifferences}>{m.compare_differences()}</Switch>
        <Button size="small" icon="share" onClick={share}>{m.compare_share()}</Button>
      </div>
      {byCategory.length > 1
        ? <Tabs label={m.frame_compare()} tabs={byCategory.map(([title, shown]) => ({ id: title, label: title, count: shown.length, panel: table(shown) }))} />
        : table(products)}
    </>
  );
}

function Table({ products, differences, onRemove, picture, button }: {
  products: ProductPage[]; differences: boolean; onRemove?: ((id: number) => void) | undefined;
  picture: (product: ProductPage) => ReactNode; button: (product: ProductPage) => ReactNode;
}) {
  const { paths, language } = useShop();
  const groups = compareGroups(products, differences);
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={m.frame_compare()}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}><span className="visually-hidden">{m.compare_attribute()}</span></th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={css.product}>
                <div className={css.card}>
                  {onRemove && <IconButton className={css.remove ?? ''} icon="close" size="small" label={m.compare_remove_name({ name: product.name })} onClick={() => onRemove(product.id)} />}
                  {picture(product)}
                  <a className={css.name} href={paths.product(product.id)}>{product.name}</a>
                  <strong className={css.price}>{product.price === null ? m.card_no_price() : formatTenge(product.price, language)}</strong>
                  {button(product)}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr><th scope="colgroup" colSpan={products.length + 1} className={css.group}>{name}</th></tr>
            {rows.map((row) => (
              <tr key={row.id} className={cx(row.differs && css.differs)}>
                <th scope="row" className={css.attribute}>{row.name}</th>
                {row.values.map((value, index) => <td key={products[index]?.id ?? index}>{value || '—'}</td>)}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.length === 0 && <p className={css.same}>{m.compare_same()}</p>}
    </div>
  );
}
