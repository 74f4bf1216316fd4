import { Suspense } from 'react';
import { UPSELL_PARTS, upsellPaths, type UpsellPart } from '#domain/urls/upsell-paths.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { OrderGate } from '#web/features/order/view/order-gate.tsx';
import { loadOrderPage, type OrderPage } from '#web/features/order/view/order-loader.ts';
import { Basket } from '#web/features/order/upsell/basket.tsx';
import { OfferCard } from '#web/features/order/upsell/offer-card.tsx';
import { Pending } from '#web/features/order/upsell/pending.tsx';
import { Recommendation } from '#web/features/order/upsell/recommendation.tsx';
import { AvailabilityLine } from '#web/features/product-card/buying/availability-line.tsx';
import { BuyButton } from '#web/features/product-card/buying/buy-button.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { notFound, redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';

const CartServices = lazyPart(() => import('#web/features/services/cart-services.tsx'));
const ProductServices = lazyPart(() => import('#web/features/services/product-services.tsx'));

type Data = OrderPage & { part: UpsellPart; product: number };

export const loader = async ({ params, query }: LoaderArgs): Promise<Data> => {
  const { number } = await loadOrderPage({ params });
  const part = UPSELL_PARTS.find((candidate) => candidate === (params.part ?? 'recommendation')) ?? notFound('page');
  const productParam = query.get('product') ?? '';
  if (part === 'card' && !/^\d{1,9}$/.test(productParam)) redirectTo(upsellPaths(createPaths(''), number).offers());
  return { number, part, product: Number(productParam) };
};

export const head = ({ number, part }: Data): Head => {
  const titles: Record<UpsellPart, () => string> = {
    recommendation: m.upsell_title,
    card: m.upsell_title,
    basket: m.upsell_basket_title,
    pending: m.payment_waiting,
  };
  return { title: `${titles[part]()}: ${m.order_number({ number })}`, robots: 'noindex' };
};

/** Offers after an order; visible to those who may see the order. */
export default function UpsellScreen({ data: { number, part, product: id } }: { data: Data }) {
  return (
    <div className="container">
      <NoScriptNote />
      <OrderGate key={number} number={number}>
        {(orders, show) => {
          if (part === 'pending') return <Pending number={number} orders={orders} onOrders={show} />;
          if (part === 'basket')
            return (
              <Basket
                number={number}
                picture={(product) => <ProductPicture picture={product.picture} kind={product.kind} sizes="56px" />}
                services={(line) => (
                  <Suspense fallback={null}>
                    <CartServices line={line} />
                  </Suspense>
                )}
                sum={(cart) => <SumLines lines={cart.explanation} />}
              />
            );
          if (part === 'card')
            return (
              <OfferCard
                number={number}
                orders={orders}
                id={id}
                picture={(product) => (
                  <ProductPicture
                    picture={product.picture}
                    kind={product.kind}
                    sizes="(max-width: 767px) 100vw, 480px"
                    eager
                  />
                )}
                availability={(product) => <AvailabilityLine {...product} large />}
                buy={(product) => <BuyButton product={product} size="large" />}
                services={(product) => (
                  <Suspense fallback={null}>
                    <ProductServices product={product} />
                  </Suspense>
                )}
              />
            );
          return (
            <Recommendation number={number} orders={orders} card={(product) => <ProductCard product={product} />} />
          );
        }}
      </OrderGate>
    </div>
  );
}
