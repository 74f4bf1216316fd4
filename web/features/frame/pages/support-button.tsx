import { openSupport } from '#web/start/support.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { drawIcon } from '#web/ui/marks/icon.tsx';
import css from './page-frame.module.css';

/** Opens the support panel: at the edge of wide screens, above the footer of others, where bars fill the corner. */
export function SupportButton() {
  const shop = useShop();
  return (
    <aside className={css.support} data-support="" data-print="hide" aria-label={m.support_title()}>
      <button type="button" className={css.supportButton} aria-haspopup="dialog" onClick={() => openSupport(shop)}>
        {drawIcon({ name: 'chat', size: 20 })} {m.support_open()}
      </button>
    </aside>
  );
}
