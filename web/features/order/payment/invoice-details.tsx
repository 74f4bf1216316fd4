import type { Order } from '#contract/orders/orders.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { invoiceUrl } from '#domain/urls/document-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { sumToPay } from './payment-stage.ts';
import css from '../view/order-view.module.css';

/** An unpaid invoice: its due date, and the PDF in both languages. */
export function InvoiceDetails({ orders }: { orders: readonly Order[] }) {
  const { language } = useShop();
  const [firstOrder] = orders;
  if (!firstOrder?.invoice) return null;
  const { payUntil } = firstOrder.payment;
  const otherLanguage = language === 'ru' ? 'kk' : 'ru';
  // `payUntil` is midnight after the last day.
  const lastDay = payUntil && formatDate(almatyDate(new Date(Date.parse(payUntil) - 1)), language, 'long');
  return (
    <div className={css.unpaid} role="status">
      <p>
        <Badge kind="warning" soft>
          {m.order_invoice_waits()}
        </Badge>
      </p>
      <p>{m.order_invoice_sum({ amount: formatTenge(sumToPay(orders)) })}</p>
      {lastDay && <p className={css.more}>{m.order_invoice_until({ date: lastDay })}</p>}
      <Button kind="action" icon="download" href={invoiceUrl(firstOrder.invoice, language)} download>
        {m.order_invoice_download()}
      </Button>
      <a href={invoiceUrl(firstOrder.invoice, otherLanguage)} download data-print="hide">
        {otherLanguage === 'kk' ? m.order_invoice_kazakh() : m.order_invoice_russian()}
      </a>
    </div>
  );
}
