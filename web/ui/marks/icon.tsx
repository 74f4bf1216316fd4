import sprite from './icons.svg?url&no-inline';
import { cx } from '../base/cx.ts';
import css from './icon.module.css';

/** Names of the drawings in `icons.svg`; a test compares the two. */
export type IconName =
  | 'cart'
  | 'heart'
  | 'heart-filled'
  | 'compare'
  | 'user'
  | 'search'
  | 'menu'
  | 'catalog'
  | 'close'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'chevron-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'check'
  | 'plus'
  | 'minus'
  | 'star'
  | 'star-filled'
  | 'pin'
  | 'phone'
  | 'truck'
  | 'store'
  | 'box'
  | 'gift'
  | 'card'
  | 'bonus'
  | 'percent'
  | 'filter'
  | 'sort'
  | 'trash'
  | 'edit'
  | 'copy'
  | 'share'
  | 'eye'
  | 'eye-off'
  | 'info'
  | 'warn'
  | 'error'
  | 'success'
  | 'question'
  | 'bell'
  | 'key'
  | 'settings'
  | 'logout'
  | 'clock'
  | 'calendar'
  | 'camera'
  | 'chat'
  | 'mail'
  | 'globe'
  | 'sun'
  | 'moon'
  | 'external'
  | 'download'
  | 'list'
  | 'refresh'
  | 'wrench'
  | 'shield'
  | 'qr'
  | 'bank'
  | 'receipt'
  | 'expand'
  | 'zoom-in'
  | 'zoom-out'
  | 'home'
  | 'building'
  | 'send'
  | 'offline'
  | 'dots'
  | 'lock'
  | 'crosshair'
  | 'return'
  | 'smartphone'
  | 'laptop'
  | 'tv'
  | 'fridge'
  | 'washer'
  | 'headphones'
  | 'gamepad'
  | 'watch'
  | 'kettle'
  | 'vacuum'
  | 'air'
  | 'cable'
  | 'bolt'
  | 'thumb-up'
  | 'thumb-down';

type IconProps = {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
  label?: string;
  className?: string;
};

/** Sprite icon in the text colour. Decorative unless `label` is given. */
export function Icon(props: IconProps) {
  return drawIcon(props);
}

/** Plain function for icons that a page renders a hundred times: a component each measurably slows rendering. */
export function drawIcon({ name, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={cx(css.icon, className)}
      width={size}
      height={size}
      aria-hidden={label ? undefined : true}
      role={label ? 'img' : undefined}
      aria-label={label}
      dangerouslySetInnerHTML={getDrawing(name)}
    />
  );
}

const drawings = new Map<IconName, { __html: string }>();

/** Children of an icon, created once per icon: React skips identical elements. */
function getDrawing(name: IconName): { __html: string } {
  let drawing = drawings.get(name);
  if (!drawing) drawings.set(name, (drawing = { __html: `<use href="${sprite}#${name}"></use>` }));
  return drawing;
}
