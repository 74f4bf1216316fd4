import type { StorePage } from '#contract/catalog/understood.ts';
import { m } from '#web/messages.ts';
import type { Paths } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import css from './store-pages.module.css';

/** Path and name of each page; same names as in the footer. */
const pageLinks: Record<StorePage, { href: (paths: Paths) => string; title: () => string }> = {
  delivery: { href: (paths) => paths.guide('delivery'), title: m.footer_payment },
  change: { href: (paths) => paths.guide('change'), title: m.footer_return },
  service: { href: (paths) => paths.guide('service'), title: m.footer_warranty },
  services: { href: (paths) => paths.guide('services'), title: m.search_page_services },
  contacts: { href: (paths) => paths.guide('contacts'), title: m.footer_contacts },
  shops: { href: (paths) => paths.shops(), title: m.frame_shops },
  bonus: { href: (paths) => paths.guide('bonus'), title: m.footer_bonus },
  'gift-cards': { href: (paths) => paths.giftCards(), title: m.footer_gift_cards },
  'present-cart': { href: (paths) => paths.guide('present-cart'), title: m.giftcards_rules },
  'trade-in': { href: (paths) => paths.tradeIn(), title: m.section_trade_in },
  order: { href: (paths) => paths.order(), title: m.frame_order },
  wholesale: { href: (paths) => paths.guide('wholesale'), title: m.footer_wholesale },
  suppliers: { href: (paths) => paths.guide('suppliers'), title: m.footer_suppliers },
  tenders: { href: (paths) => paths.guide('tenders'), title: m.footer_tenders },
  'for-landlords': { href: (paths) => paths.guide('for-landlords'), title: m.search_page_landlords },
  about: { href: (paths) => paths.guide('about-company'), title: m.footer_about },
};

/** Links to pages that answer a question about the store, above any products. */
export function StorePages({ pages }: { pages: readonly StorePage[] }) {
  const { paths } = useShop();
  if (pages.length === 0) return null;
  return (
    <nav className={css.pages} aria-label={m.search_pages()}>
      <p>{m.search_pages_text()}</p>
      <ul role="list" className={css.list}>
        {pages.map((page) => (
          <li key={page}>
            <Link href={pageLinks[page].href(paths)} className={css.link}>
              {pageLinks[page].title()}
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
