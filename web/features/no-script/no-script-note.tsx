import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './no-script-note.module.css';

/** Explains, without scripts, why a personal page is empty and what to do instead. */
export function NoScriptNote() {
  const { frame } = useShop();
  return (
    <noscript>
      <Card tone="warning" className={css.note}>
        <p>
          <strong>{m.no_script_title()}</strong>
        </p>
        <p>
          {m.no_script_text()} <a href={`tel:${frame.supportShortNumber}`}>{frame.supportShortNumber}</a>
        </p>
      </Card>
    </noscript>
  );
}
