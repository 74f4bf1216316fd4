import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import css from './back-button.module.css';

/** Goes back; a page that a link has opened leads to the home page. */
export function BackButton() {
  const { paths, navigate } = useShop();
  return (
    <button
      type="button"
      className={css.back}
      aria-label={m.native_back()}
      onClick={() => (history.length > 1 ? history.back() : navigate(paths.home()))}
    >
      <Icon name="arrow-left" size={24} />
    </button>
  );
}
