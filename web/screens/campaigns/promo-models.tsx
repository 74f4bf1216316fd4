import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { PromoCard } from '#contract/content/content.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleList } from '#web/features/articles/article-list.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { promoDaysText } from '#web/texts/promo-days.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from '../content/articles.module.css';

export const loader = async ({ api }: LoaderArgs): Promise<PromoCard[]> =>
  (await api('GET /api/content/promos', {})).filter(({ model, state }) => model !== null && state !== 'ended');

export const head = (): Head => ({
  title: m.promo_models(),
  description: m.promo_models_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          crumbsJsonLd(
            [
              { title: m.section_promos(), path: '/promos' },
              { title: m.promo_models(), path: '/promos/model' },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** Promotions of single model lines (decisions §2). */
export default function PromoModelsScreen({ data }: { data: PromoCard[] }) {
  const { paths, language } = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.section_promos(), url: paths.promos() },
          { title: m.promo_models(), category: null },
        ]}
      />
      <h1 className={css.title}>{m.promo_models()}</h1>
      <p className={css.intro}>{m.promo_models_intro()}</p>
      {data.length === 0 ? (
        <EmptyState
          level={2}
          title={m.promos_empty()}
          action={
            <Button kind="action" href={paths.promos()}>
              {m.promo_all()}
            </Button>
          }
        />
      ) : (
        <ArticleList
          items={data.map((promo, index) => ({
            id: promo.id,
            card: (
              <ArticleCard
                article={{ ...promo, title: promo.model ?? promo.title }}
                picture={promo.id}
                href={campaignPaths(paths).promoModel(promo.id)}
                note={promoDaysText(promo, language)}
                eager={index < 3}
              />
            ),
          }))}
        />
      )}
    </div>
  );
}
