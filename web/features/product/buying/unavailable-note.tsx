import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { openNotifyMe } from '#web/start/notify-me.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './unavailable-note.module.css';

type UnavailableProduct = Pick<ProductPage, 'id' | 'name' | 'availability' | 'price' | 'crumbs' | 'soldIn'>;

/** Why the product cannot be bought, with links to cities that sell it and to similar products. */
export function UnavailableNote({ product }: { product: UnavailableProduct }) {
  const shop = useShop();
  const { paths, page, language } = shop;
  const [title, text] = explanation(product);
  const category = product.crumbs.findLast((crumb) => crumb.category !== null)?.category;
  return (
    <Card tone="warning" padding="small" className={css.note}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      {product.soldIn.length > 0 && (
        <ul role="list" className={css.cities}>
          {product.soldIn.map(({ city, code, price }) => (
            <li key={code}>
              <a href={paths.withScope(page.url, { loc: code })} aria-label={m.product_sold_in_name({ city })}>
                <span>{city}</span>
                <b>{formatTenge(price, language)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {product.availability.state !== 'withdrawn' && (
        <Button wide icon="bell" onClick={() => openNotifyMe(product, 'stock', shop)}>
          {m.alert_stock()}
        </Button>
      )}
      {category && (
        <Button kind={product.soldIn.length > 0 ? 'secondary' : 'action'} wide href={paths.category(category)}>
          {m.product_see_category()}
        </Button>
      )}
    </Card>
  );
}

function explanation({ availability, price, soldIn }: UnavailableProduct): [title: string, text: string] {
  if (availability.state === 'withdrawn') return [m.product_withdrawn(), m.product_withdrawn_text()];
  if (soldIn.length > 0) return [m.product_not_here(), m.product_sold_in()];
  if (price === null) return [m.product_not_here(), m.product_not_here_text()];
  return [m.product_out(), m.product_out_text()];
}
