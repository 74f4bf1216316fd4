import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import css from './footer.module.css';

/** Footer with the organisation's data of spec §1 and the ways to information pages. */
export function Footer() {
  const { paths, frame } = useShop();
  const groups: { title: string; links: [string, string][] }[] = [
    {
      title: m.footer_buyers(),
      links: [
        [m.frame_catalog(), paths.catalog()],
        [m.footer_payment(), paths.guide('delivery')],
        [m.footer_bonus(), paths.guide('bonus')],
        [m.footer_gift_cards(), paths.giftCards()],
        [m.frame_order(), paths.order()],
        [m.frame_shops(), paths.shops()],
        [m.articles_title(), paths.articles()],
      ],
    },
    {
      title: m.footer_help(),
      links: [
        [m.footer_questions(), paths.guide('question')],
        [m.footer_return(), paths.guide('change')],
        [m.footer_warranty(), paths.guide('service')],
        [m.footer_contacts(), paths.guide('contacts')],
      ],
    },
    {
      title: m.footer_company(),
      links: [
        [m.footer_about(), paths.guide('about-company')],
        [m.footer_suppliers(), paths.guide('suppliers')],
        [m.footer_landlords(), paths.guide('for-landlords')],
        [m.footer_wholesale(), paths.guide('wholesale')],
        [m.footer_tenders(), paths.guide('tenders')],
        [m.footer_privacy(), paths.privacy()],
      ],
    },
  ];
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <Logo />
          <a className={css.phone} href={`tel:${frame.supportShortNumber}`}>
            {frame.supportShortNumber}
          </a>
          <p>{m.frame_support_hours()}</p>
          <address className={css.address}>{m.footer_address()}</address>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={css.group}>
            <h2 className={css.title}>{title}</h2>
            <ul role="list">
              {links.map(([name, href]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.last}>
        <p>
          © {frame.shopName}. {m.footer_founded()}
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
