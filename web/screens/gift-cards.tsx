import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { BalanceCheck } from '#web/features/gift-cards/balance-check.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Link } from '#web/ui/link.tsx';
import css from './gift-cards.module.css';

export const head = (): Head => ({
  title: m.footer_gift_cards(),
  description: m.giftcards_text(),
  robots: 'noindex',
});

/** Gift cards: what is left on one, and how they pay. */
export default function GiftCardsScreen() {
  const { paths } = useShop();
  return (
    <div className="container">
      <NoScriptNote />
      <Crumbs crumbs={[{ title: m.footer_gift_cards(), category: null }]} />
      <h1 className={css.title}>{m.footer_gift_cards()}</h1>
      <p className={css.intro}>
        {m.giftcards_text()} <Link href={paths.guide('present-cart')}>{m.giftcards_rules()}</Link>
      </p>
      <BalanceCheck />
    </div>
  );
}
