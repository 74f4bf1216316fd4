import type { Banner, CategoryLink } from '#contract/catalog.ts';
import { isForAudience } from '#domain/home-banners.ts';
import { m } from '#web/messages.ts';
import { bannerUrl } from '#domain/paths.ts';
import { useShop } from '#web/shop-context.tsx';
import { customerId } from '#web/state/customer.ts';
import { Button } from '#web/ui/button.tsx';
import { Hero } from '#web/ui/carousel.tsx';
import { bannerCategory, homeBanners, type HomeBanner } from './banners.ts';
import css from './hero-banners.module.css';

type Shown = Pick<HomeBanner, 'name' | 'ink'> & {
  id: string;
  title: string;
  text: string;
  action: string;
  href: string;
};

/** Banners, turned by the shopper and never by themselves: those of the shop's texts, then the usual ones. */
export function HeroBanners({
  banners,
  categories,
}: {
  banners: readonly Banner[];
  categories: readonly CategoryLink[];
}) {
  const { paths } = useShop();
  // The page is that of a guest until the browser knows better.
  const isCustomer = customerId.use() !== null;
  const own = banners
    .filter(({ audience }) => isForAudience(audience, isCustomer))
    .map(({ picture, path, ...words }): Shown => {
      const ink = homeBanners.find(({ name }) => name === picture)?.ink ?? 'dark';
      return { ...words, name: picture, ink, href: paths.page(path) };
    });
  const usual = homeBanners.map((banner): Shown => {
    const category = bannerCategory(banner, categories);
    return {
      id: banner.name,
      name: banner.name,
      ink: banner.ink,
      title: banner.title(),
      text: banner.text(),
      action: banner.action(),
      href: category ? paths.category(category.slug) : paths.catalog(),
    };
  });
  return (
    <Hero
      label={m.home_banners()}
      labels={{ slide: (at, count) => m.home_slide({ at, count }) }}
      slides={[...own, ...usual].map((banner, index) => ({
        id: banner.id,
        content: <Slide banner={banner} first={index === 0} />,
      }))}
    />
  );
}

function Slide({ banner, first }: { banner: Shown; first: boolean }) {
  const { name, ink, title, text, action, href } = banner;
  return (
    <div className={css.slide} data-ink={ink}>
      <picture>
        <source media="(max-width: 767px)" srcSet={bannerUrl(name, 'tall')} width={720} height={720} />
        <img
          className={css.picture}
          src={bannerUrl(name, 'wide')}
          alt=""
          width={1360}
          height={420}
          decoding="async"
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <Button kind="action" className={css.action} href={href}>
          {action}
        </Button>
      </div>
    </div>
  );
}
