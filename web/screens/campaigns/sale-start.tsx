import { useState } from 'react';
import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import type { Launch } from '#contract/content/launches.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { Countdown } from '#web/features/launches/countdown.tsx';
import { LaunchSubscribe } from '#web/features/launches/launch-subscribe.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SaleQueue } from '#web/features/sales/sale-queue.tsx';
import { useSaleBoard } from '#web/features/sales/use-sale-board.ts';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './sale-start.module.css';

export const loader = async ({ api }: LoaderArgs): Promise<Launch> => {
  const launch = await api('GET /api/launches/:launch', { launch: 'preorder-iphone' });
  return 'moved' in launch ? redirectTo(launch.moved, 301) : launch;
};

export const head = ({ title }: Launch): Head => ({
  title: m.launch_sale_title({ title }),
  description: m.launch_sale_description({ title }),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          crumbsJsonLd(
            [
              { title: m.apple_title(), path: '/landing-pages/apple-preorder' },
              { title: m.launch_sale_title({ title }), path: '/landing-pages/startsale-iphone' },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/**
 * Start of a sale. The cached page counts down by the server's clock and opens the queue at the second, without a call;
 * the queue then shows each buyer's turn.
 */
export default function SaleStartScreen({ data }: { data: Launch }) {
  const { title, kind, key, starts, state, products } = data;
  const { paths, language } = useShop();
  const saleBoard = useSaleBoard(key);
  const [isCountdownOver, setIsCountdownOver] = useState(state !== 'queue');
  const hasStarted =
    isCountdownOver || (saleBoard !== null && saleBoard.board.phase !== 'soon' && saleBoard.board.phase !== 'tickets');
  const startsAt = new Date(starts);
  const startOnDeviceClock = new Date(startsAt.getTime() - (saleBoard?.clockOffset ?? 0)).toISOString();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.apple_title(), url: campaignPaths(paths).applePreorder() },
          { title, category: null },
        ]}
      />
      <section className={css.hero}>
        <div className={css.text}>
          <h1>{title}</h1>
          {hasStarted ? (
            // The remaining stock is known only from the queue.
            (state === 'over' || (saleBoard && saleBoard.board.phase !== 'sold-out')) && (
              <p className={css.on}>{m.launch_on()}</p>
            )
          ) : (
            <>
              <p>
                {m.launch_starts({
                  date: formatDate(almatyDate(startsAt), language, 'long'),
                  time: almatyTime(startsAt),
                })}
              </p>
              <Countdown key={startOnDeviceClock} until={startOnDeviceClock} onEnd={() => setIsCountdownOver(true)} />
            </>
          )}
          {state !== 'over' && saleBoard && saleBoard.board.phase !== 'over' && (
            <SaleQueue launch={key} syncedBoard={saleBoard} products={products} />
          )}
          {(saleBoard?.board.phase === 'soon' || saleBoard?.board.phase === 'sold-out') && (
            <LaunchSubscribe launch={key} />
          )}
          {!hasStarted && saleBoard?.board.phase !== 'tickets' && (
            <Button kind="secondary" size="large" href={campaignPaths(paths).preorder()}>
              {m.launch_to_queue()}
            </Button>
          )}
        </div>
        <div className={css.picture}>
          {products[0] ? (
            <ProductPicture picture={products[0].picture} kind={kind} eager sizes="440px" />
          ) : (
            <img src={scenePictureUrl(kind, key)} alt="" width={440} height={440} />
          )}
        </div>
      </section>
      <section aria-labelledby="sold" className={css.part} hidden={products.length === 0}>
        <h2 id="sold">
          {state === 'over' ? m.launch_products_now() : hasStarted ? m.launch_products_on() : m.launch_products()}
        </h2>
        <ul role="list" className={css.products}>
          {products.map((product) => (
            <li key={product.id}>
              {state === 'over' ? <ProductCard product={product} /> : <SoldProduct product={product} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Product sold through the queue: without a buy button, which the queue has. */
function SoldProduct({ product: { id, name, kind, picture, price } }: { product: Product }) {
  const { paths, language } = useShop();
  return (
    <a href={paths.product(id)} className={css.product}>
      <ProductPicture picture={picture} kind={kind} />
      <span>{name}</span>
      {price !== null && <b>{formatTenge(price, language)}</b>}
    </a>
  );
}
