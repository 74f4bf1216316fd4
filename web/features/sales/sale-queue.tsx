import { useEffect, useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { waitSeconds } from '#domain/orders/sale-queue.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { addToCart, getCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { ProgressBar } from '#web/ui/states/progress.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { aheadText } from '#web/texts/buyers-ahead.ts';
import { buyersAhead, queueState, type QueueState } from './sale-turn.ts';
import css from './sale-queue.module.css';
import { TimeLeft } from './time-left.tsx';
import { useSaleTicket } from './use-sale-ticket.ts';
import type { SyncedBoard } from './use-sale-board.ts';

type Props = { launch: string; syncedBoard: SyncedBoard; products: readonly ProductCard[] };

/** Queue of a sale for one buyer: the ticket, its turn, and the link to the checkout. */
export function SaleQueue({ launch, syncedBoard: { board, clockOffset }, products }: Props) {
  const { language } = useShop();
  const { ticket, problem, isRequesting, requestTicket } = useSaleTicket(launch, board);
  const state = queueState(board, ticket);
  useEffect(() => {
    if (state !== 'admitted') return;
    const { title } = document;
    document.title = `${m.sale_turn()} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [state]);

  return (
    <section aria-label={m.sale_heading()} className={css.queue} data-state={state}>
      <p role="status" className={css.title}>
        {titles[state](ticket)}
      </p>
      {state === 'soon' && <p>{m.sale_soon_text({ time: formatStart(board.opens, language) })}</p>}
      {state === 'early' && <p>{m.sale_ticket_text()}</p>}
      {state === 'waiting' && ticket && <WaitingTicket ticket={ticket} board={board} />}
      {state === 'admitted' && ticket?.until && (
        <BuyTurn
          until={ticket.until}
          clockOffset={clockOffset}
          products={products}
          onEnd={() => void requestTicket()}
        />
      )}
      {state === 'bought' && <p>{m.sale_bought_text()}</p>}
      {state === 'passed' && (
        <>
          <p>{m.sale_passed_text()}</p>
          {board.phase === 'sold-out' && <p>{m.sale_sold_out_now()}</p>}
          <Button kind="primary" loading={isRequesting} onClick={() => void requestTicket()}>
            {m.sale_again()}
          </Button>
        </>
      )}
      {state === 'sold-out' && <SoldOut ticket={ticket} board={board} />}
      <ErrorMessage
        action={
          <Button loading={isRequesting} onClick={() => void requestTicket()}>
            {m.sale_again()}
          </Button>
        }
      >
        {problem && (problem === 'gone' ? m.sale_tickets_gone() : m.sale_failed())}
      </ErrorMessage>
    </section>
  );
}

const titles: Record<QueueState, (ticket: SaleTicket | null) => string> = {
  soon: m.sale_heading,
  early: m.sale_ticket,
  drawing: m.sale_drawing,
  waiting: (ticket) => m.launch_number({ number: ticket?.preorder ?? ticket?.number ?? 0 }),
  admitted: m.sale_turn,
  bought: m.sale_bought,
  passed: m.sale_passed,
  'sold-out': m.sale_sold_out,
};

function formatStart(moment: string, language: Language): string {
  const date = new Date(moment);
  return `${formatDate(almatyDate(date), language, 'dayMonth')}, ${almatyTime(date)}`;
}

/** Estimated waiting time, and whether stock may remain. */
function WaitingTicket({ ticket, board }: { ticket: SaleTicket; board: SaleBoard }) {
  const ahead = buyersAhead(ticket, board);
  const [initialAhead] = useState(Math.max(1, ahead));
  // Stock reserved for admitted buyers may still be released, at an unknown time.
  const unreserved = board.left - board.inside * board.perCustomer;
  const seconds = unreserved > ahead ? waitSeconds(ahead, board.perMinute) : null;
  return (
    <>
      <ProgressBar
        value={Math.max(0, initialAhead - ahead)}
        max={initialAhead}
        label={m.sale_heading()}
        text={aheadText(ahead)}
        className={css.progress ?? ''}
      />
      {unreserved > ahead ? (
        <p>{seconds === null ? m.sale_wait_unknown() : m.sale_wait({ time: formatWait(seconds) })}</p>
      ) : (
        <p>{unreserved > 0 ? m.sale_small_chance() : m.sale_all_promised()}</p>
      )}
      <p className={css.muted}>{m.sale_left({ count: board.left })}</p>
    </>
  );
}

/** Sold out unless a buyer cancels; ticket holders keep their number. */
function SoldOut({ ticket, board }: { ticket: SaleTicket | null; board: SaleBoard }) {
  const number = ticket?.preorder ?? ticket?.number ?? null;
  if (number === null || ticket === null) return <p>{m.sale_sold_out_now()}</p>;
  return (
    <>
      <p>
        <strong>{m.launch_number({ number })}</strong>
        <br />
        {aheadText(buyersAhead(ticket, board))}
      </p>
      <p>{m.sale_sold_out_text()}</p>
    </>
  );
}

const formatWait = (seconds: number) =>
  seconds < 60 ? `${seconds} ${m.launch_seconds()}` : `${Math.round(seconds / 60)} ${m.launch_minutes()}`;

/** The buyer's turn: choose a version and go to the checkout. */
function BuyTurn({
  until,
  clockOffset,
  products,
  onEnd,
}: {
  until: string;
  clockOffset: number;
  products: readonly ProductCard[];
  onEnd: () => void;
}) {
  const { api, paths, language, navigate } = useShop();
  const [version, setVersion] = useState(String(products[0]?.id ?? ''));
  const { busy, run } = useAction(() => m.cart_problem_add());
  const buy = () =>
    run(async () => {
      const productId = Number(version);
      // It may already be in the cart from another tab or from before the sale.
      if (!getCart().cart?.lines.some(({ product }) => product.id === productId)) await addToCart(api, productId);
      navigate(paths.checkout());
    });
  return (
    <>
      <p>{m.sale_turn_text()}</p>
      <TimeLeft until={until} clockOffset={clockOffset} onEnd={onEnd} />
      <Select
        label={m.launch_version()}
        value={version}
        onValue={setVersion}
        options={products.map(({ id, name, price }) => ({
          value: String(id),
          label: price === null ? name : `${name} — ${formatTenge(price, language)}`,
        }))}
      />
      <Button kind="action" size="large" loading={busy} onClick={() => void buy()}>
        {m.sale_buy()}
      </Button>
    </>
  );
}
