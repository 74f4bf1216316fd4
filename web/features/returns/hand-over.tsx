import type { OrderReturns } from '#contract/orders/returns.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { shopHoursText } from '#web/texts/shop-hours.ts';
import css from './returns.module.css';

/** Instructions for bringing back an accepted return: stores, documents and deadline. */
export function HandOverInstructions({ returns: { bringTo, offer } }: { returns: OrderReturns }) {
  const { paths, language, frame } = useShop();
  const phone = nonBreakingPhone(frame.supportShortNumber);
  return (
    <div className={css.handOver}>
      <h4 className={css.number}>{m.return_bring_title()}</h4>
      {bringTo.length > 0 && (
        <>
          <p>{m.return_bring_text()}</p>
          <ul role="list" className={css.places}>
            {bringTo.map(({ id, name, address, hours, slug }) => (
              <li key={id}>
                <Link href={paths.shop(slug)}>{name}</Link>
                <span>{address}</span>
                <span className={css.muted}>{shopHoursText(hours)}</span>
              </li>
            ))}
          </ul>
          <p className={css.muted}>
            <Link href={paths.shops({ service: 'returns' })}>{m.return_bring_all()}</Link>
          </p>
        </>
      )}
      <p className={css.muted}>
        {bringTo.length > 0 ? m.return_bring_call({ phone }) : m.return_bring_nowhere({ phone })}
      </p>
      {offer.until !== null && (
        <p className={css.muted}>{m.return_bring_until({ date: formatDate(offer.until, language, 'long') })}</p>
      )}
    </div>
  );
}
