import type { Launch } from '#contract/launches.ts';
import { campaignPaths } from '#domain/campaign-paths.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/calendar.ts';
import { scenePictureUrl } from '#domain/scene-picture.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { Countdown } from '#web/features/launches/countdown.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { m } from '#web/messages.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import css from './sale-start.module.css';

export const loader = async ({ api }: LoaderArgs): Promise<Launch> => {
  const found = await api('GET /api/launches/:launch', { launch: 'preorder-iphone' });
  return 'moved' in found ? redirectTo(found.moved, 301) : found;
};

export const head = ({ title, lead }: Launch): Head => ({ title: m.launch_sale_title({ title }), description: lead });

/** The hour of sale: the page counts down to it and turns at the second, for everybody from the cache. */
export default function SaleStartScreen({ data }: { data: Launch }) {
  const { title, kind, key, starts, state, products } = data;
  const { paths, language, navigate } = useShop();
  const begins = new Date(starts);
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.apple_title(), url: campaignPaths(paths).applePreorder() },
          { title, category: null },
        ]}
      />
      <section className={css.hero}>
        <div className={css.words}>
          <h1>{title}</h1>
          {state === 'queue' ? (
            <>
              <p>
                {m.launch_starts({ date: formatDate(almatyDate(begins), language, 'long'), time: almatyTime(begins) })}
              </p>
              <Countdown key={starts} until={starts} onEnd={() => navigate(campaignPaths(paths).saleStart())} />
              <Button kind="action" size="large" href={campaignPaths(paths).preorder()}>
                {m.launch_to_queue()}
              </Button>
            </>
          ) : (
            <p className={css.on}>{m.launch_on()}</p>
          )}
        </div>
        <img src={scenePictureUrl(kind, key)} alt="" width={440} height={330} className={css.picture} />
      </section>
      <section aria-labelledby="sold" className={css.part}>
        <h2 id="sold">{state === 'queue' ? m.launch_products() : m.launch_products_now()}</h2>
        <ul role="list" className={css.products}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
