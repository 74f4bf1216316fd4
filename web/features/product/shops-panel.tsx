import { ShopList } from './shop-list.tsx';
import { useShopStocks } from './use-shop-stocks.ts';

const MAX_AT_FIRST = 6;

/** The first shops with the product, and a way to all of them. */
export default function ShopsPanel({ productId }: { productId: number }) {
  return <ShopList stocks={useShopStocks(productId, true)} most={MAX_AT_FIRST} columns />;
}
