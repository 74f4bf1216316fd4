import { m } from '#web/messages.ts';

const titles: Record<string, () => string> = {
  '/trade-in': m.section_trade_in,
  '/yourPlatform': m.section_app,
  '/promos': m.section_promos,
  '/holidays': m.section_holidays,
  '/gift-cards': m.footer_gift_cards,
  '/gift-card-constructor': m.section_gift_constructor,
  '/service-centres': m.section_service_centres,
  '/gid': m.section_guide,
  '/gid-bonus': m.footer_bonus,
  '/gid-service': m.footer_warranty,
  '/gid-delivery': m.footer_payment,
  '/gid-change': m.footer_return,
  '/gid-treaty': m.section_treaty,
  '/gid-tenders': m.footer_tenders,
  '/gid-contacts': m.footer_contacts,
  '/gid-question': m.footer_questions,
  '/gid-services': m.section_services,
  '/gid-assistant': m.section_assistant,
  '/gid-suppliers': m.footer_suppliers,
  '/gid-wholesale': m.footer_wholesale,
  '/gid-present-cart': m.footer_gift_cards,
  '/gid-about-company': m.footer_about,
  '/gid-for-landlords': m.footer_landlords,
  '/gid-membership-in-euronics': m.section_membership,
  '/gid-change/exclusiveProduct/exclusive-product': m.section_exclusive,
  '/privacy-policy': m.footer_privacy,
  '/upsell': m.section_upsell,
  '/landing-pages/gaming': m.section_gaming,
  '/landing-pages/apple-preorder': m.section_preorder,
  '/landing-pages/preorder-iphone': m.section_preorder,
  '/landing-pages/startsale-iphone': m.section_sales_start,
};

/** Name of a section by its route pattern: its own, or the nearest one above it. */
export function sectionTitle(pattern: string): string {
  for (let path = pattern; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const title = titles[path];
    if (title) return title();
  }
  return pattern.startsWith('/privacy') ? m.footer_privacy() : m.section_other();
}
