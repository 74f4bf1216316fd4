import { cx } from '../base/cx.ts';
import { Icon } from './icon.tsx';
import css from './avatar.module.css';

/** Decorative avatar: initials, or a person icon without a name. */
export function Avatar({ name, size = 'medium' }: { name?: string; size?: 'small' | 'medium' | 'large' }) {
  const letters = (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
  return (
    <span className={cx(css.avatar, css[size])} aria-hidden="true">
      {letters || <Icon name="user" size={size === 'small' ? 20 : 24} />}
    </span>
  );
}

/** Place name with a pin; the content of the city button. */
export function CityPin({ city, className }: { city: string; className?: string }) {
  return (
    <span className={cx(css.city, className)}>
      <Icon name="pin" size={20} />
      <span className={css.cityName}>{city}</span>
    </span>
  );
}
