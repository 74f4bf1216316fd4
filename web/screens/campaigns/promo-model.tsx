import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { Promo } from '#contract/content/content.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { PromoRuleLine } from '#web/features/articles/promo-rule-line.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { promoDaysText } from '#web/texts/promo-days.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './promo-model.module.css';

type Data = Promo & { model: string };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const id = query.get('id') ?? '';
  if (!/^[a-z0-9-]{1,100}$/.test(id)) notFound('page');
  const promo = await api('GET /api/content/promos/:id', { id });
  if ('moved' in promo || promo.model === null) notFound('page');
  return { ...promo, model: promo.model };
};

export const head = ({ model, lead, state }: Data): Head => ({
  title: m.promo_model_title({ model }),
  description: lead,
  ...(state === 'ended' ? { robots: 'noindex' } : {}),
});

/** All variants of a promoted model line, with current prices. */
export default function PromoModelScreen({ data }: { data: Data }) {
  const { id, model, lead, kind, language, rule, state, line } = data;
  const shop = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.promo_models(), url: campaignPaths(shop.paths).promoModels() },
          { title: model, category: null },
        ]}
      />
      <ArticleFrame
        title={model}
        byline={promoDaysText(data, shop.language)}
        lead={
          <>
            <p>{lead}</p>
            {rule && state !== 'ended' && <PromoRuleLine rule={rule} />}
            <p>
              <Button href={shop.paths.promo(id)}>{m.promo_terms()}</Button>
            </p>
          </>
        }
        kind={kind}
        picture={id}
        product={line[0] && <ProductPicture picture={line[0].picture} kind={line[0].kind} eager sizes="320px" />}
        language={language}
        blocks={[]}
        notices={null}
      />
      <section aria-labelledby="line" className={css.line}>
        <h2 id="line">{m.promo_model_line({ count: line.length })}</h2>
        <ul role="list" className={css.products}>
          {line.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
