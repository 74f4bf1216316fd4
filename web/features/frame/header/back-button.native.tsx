import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { goBackInTabs } from '#web/native/tab-stacks.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import css from './back-button.module.css';

/** Goes back in the tab. Until the tabs are followed, it leads to the home page. */
export function BackButton() {
  const { paths, navigate } = useShop();
  return (
    <button
      type="button"
      className={css.back}
      aria-label={m.native_back()}
      onClick={() => goBackInTabs() || navigate(paths.home())}
    >
      <Icon name="arrow-left" size={24} />
    </button>
  );
}
