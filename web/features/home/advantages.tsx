import type { HomePage } from '#contract/catalog.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import css from './advantages.module.css';

/** What the shop promises everybody, each with the page that explains it. */
export function Advantages({ promises }: { promises: HomePage['promises'] }) {
  const { language, paths } = useShop();
  const items: { icon: IconName; title: string; text: string; href: string }[] = [
    {
      icon: 'truck',
      title: m.home_adv_delivery(),
      text: m.home_adv_delivery_text({ sum: formatTenge(promises.freeDeliveryFrom, language) }),
      href: paths.guide('delivery'),
    },
    {
      icon: 'store',
      title: m.home_adv_pickup(),
      text: m.home_adv_pickup_text({ days: promises.pickupKeepDays }),
      href: paths.shops(),
    },
    { icon: 'return', title: m.home_adv_return(), text: m.home_adv_return_text(), href: paths.guide('change') },
    {
      icon: 'bonus',
      title: m.home_adv_bonus(),
      text: m.home_adv_bonus_text({ percent: promises.bonusPayPercent }),
      href: paths.guide('bonus'),
    },
  ];
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages" className="visually-hidden">
        {m.home_advantages()}
      </h2>
      <ul role="list" className={css.list}>
        {items.map(({ icon, title, text, href }) => (
          <li key={href}>
            <a href={href} className={css.item}>
              <span className={css.icon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={css.words}>
                <b>{title}</b>
                <span>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
