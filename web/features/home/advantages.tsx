import type { HomeSection } from '#contract/content/home.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './advantages.module.css';

/** The shop's promises to all customers, each with a link to its page. */
export function Advantages({
  title,
  promises,
}: Pick<Extract<HomeSection, { block: 'advantages' }>, 'title' | 'promises'>) {
  const { language, paths } = useShop();
  const items: { icon: IconName; name: string; text: string; href: string }[] = [
    {
      icon: 'truck',
      name: m.home_adv_delivery(),
      text: m.home_adv_delivery_text({ sum: formatTenge(promises.freeDeliveryFrom, language) }),
      href: paths.guide('delivery'),
    },
    {
      icon: 'store',
      name: m.home_adv_pickup(),
      text: m.home_adv_pickup_text({ count: promises.pickupKeepDays }),
      href: paths.shops(),
    },
    {
      icon: 'return',
      name: m.home_adv_return({ count: promises.returnDays }),
      text: m.home_adv_return_text(),
      href: paths.guide('change'),
    },
    {
      icon: 'bonus',
      name: m.home_adv_bonus(),
      text: m.home_adv_bonus_text({ percent: promises.bonusPayPercent }),
      href: paths.guide('bonus'),
    },
  ];
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages" className="visually-hidden">
        {title}
      </h2>
      <ul role="list" className={css.list}>
        {items.map(({ icon, name, text, href }) => (
          <li key={href}>
            <a href={href} className={css.item}>
              <span className={css.icon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={css.text}>
                <b>{name}</b>
                <span>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
