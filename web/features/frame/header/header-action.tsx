import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import css from './header.module.css';

/** Personal link in the header: icon, label, number. */
export function HeaderAction({
  icon,
  label,
  name = label,
  href,
  count = 0,
}: {
  icon: IconName;
  label: string;
  name?: string;
  href: string;
  count?: number;
}) {
  return (
    <a className={css.action} href={href} aria-label={name}>
      <span className={css.actionIcon}>
        <Icon name={icon} size={24} />
        {count > 0 && <span className={css.count} data-count={count > 99 ? '99+' : count} aria-hidden="true" />}
      </span>
      <span className={css.actionLabel}>{label}</span>
    </a>
  );
}
