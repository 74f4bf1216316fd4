import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import type { OrderReceipt } from '#contract/orders/receipts.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { receiptCodeUrl, receiptPath } from '#domain/urls/document-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { pollPause } from './poll-pace.ts';
import { orderKey } from './use-order.ts';
import css from './order-receipts.module.css';

const CODE_SIZE_PX = 96;

/** Receipts of an order, each with its QR code; pending ones are polled. */
export function OrderReceipts({ order, onOrders }: { order: Order; onOrders: (orders: Order[]) => void }) {
  const { api } = useShop();
  const { receipts, number } = order;
  const [attempts, setAttempts] = useState(0);
  const isWaiting = receipts.some(({ state }) => state === 'waiting');
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState === 'visible')
      await api('POST /api/orders/lookup', orderKey(number)).then(
        ({ orders }) => onOrders(orders),
        // The next poll retries.
        () => {},
      );
    setAttempts(attempts + 1);
  });
  useEffect(() => {
    const pauseMs = isWaiting ? pollPause(attempts) : null;
    if (pauseMs === null) return;
    const timer = setTimeout(() => void refresh(), pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempts]);
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby={`receipts-${number}`}>
      <h3 id={`receipts-${number}`} className={css.heading}>
        {m.receipt_title()}
      </h3>
      <ul role="list" className={css.list}>
        {receipts.map((receipt) => (
          <ReceiptItem key={receipt.reference} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function ReceiptItem({ receipt }: { receipt: OrderReceipt }) {
  const { paths, language } = useShop();
  const { reference, kind, state, number, amount, at } = receipt;
  const url = receiptPath(paths, reference);
  return (
    <li className={css.item}>
      {state === 'issued' && (
        <a href={url} className={css.code}>
          <img
            src={receiptCodeUrl(reference)}
            width={CODE_SIZE_PX}
            height={CODE_SIZE_PX}
            alt={m.receipt_code()}
            loading="lazy"
          />
        </a>
      )}
      <div className={css.text}>
        <p className={css.name}>
          {kind === 'sale' ? m.receipt_sale() : m.receipt_return()}
          <span className={css.amount}>{formatTenge(amount)}</span>
        </p>
        {state === 'issued' ? (
          <>
            <p className={css.muted}>
              {m.receipt_number_of({
                number: number ?? '',
                date: formatDate(almatyDate(new Date(at)), language, 'short'),
              })}
            </p>
            <a href={url}>{m.receipt_open()}</a>
          </>
        ) : (
          <p className={css.muted}>{m.receipt_waiting()}</p>
        )}
      </div>
    </li>
  );
}
