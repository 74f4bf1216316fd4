import { useRef } from 'react';
import { useComeNear } from './in-view.ts';
import { ShopList } from './shop-list.tsx';
import { useShopStocks } from './use-shop-stocks.ts';
import css from './shops-section.module.css';

const MOST_AT_FIRST = 6;

/** Shops with the product, loaded when the shopper comes near. */
export function ShopsSection({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const stocks = useShopStocks(productId, useComeNear(place));
  return <div ref={place} className={css.place}><ShopList key={productId} stocks={stocks} most={MOST_AT_FIRST} columns /></div>;
}
