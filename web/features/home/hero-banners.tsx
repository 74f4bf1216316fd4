import type { Banner } from '#contract/content/home.ts';
import { BANNER_INKS, isForAudience } from '#domain/content/home-banners.ts';
import { m } from '#web/messages.ts';
import { bannerUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Hero } from '#web/ui/photos/carousel.tsx';
import css from './hero-banners.module.css';

/** Home page banners, without automatic rotation. */
export function HeroBanners({ label, banners }: { label: string; banners: readonly Banner[] }) {
  // Shows the guest version until the login state is known.
  const isCustomer = customerId.use() !== null;
  return (
    <Hero
      label={label}
      labels={{ slide: (position, count) => m.home_slide({ at: position, count }) }}
      slides={banners
        .filter(({ audience }) => isForAudience(audience, isCustomer))
        .map((banner, index) => ({ id: banner.id, content: <Slide banner={banner} isFirst={index === 0} /> }))}
    />
  );
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { paths } = useShop();
  const { picture, title, text, action, path } = banner;
  return (
    <div className={css.slide} data-ink={BANNER_INKS[picture]}>
      <picture>
        <source media="(max-width: 767px)" srcSet={bannerUrl(picture, 'tall')} width={720} height={720} />
        <img
          className={css.picture}
          src={bannerUrl(picture, 'wide')}
          alt=""
          width={1360}
          height={420}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <Button kind="action" className={css.action} href={paths.page(path)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
