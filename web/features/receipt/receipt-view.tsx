import type { Receipt } from '#contract/orders/receipts.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import { receiptCodeUrl } from '#domain/urls/document-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PrintButton } from '#web/ui/buttons/print-button.tsx';
import { Heading } from '#web/ui/marks/text.tsx';
import css from './receipt-view.module.css';

const CODE_SIZE_PX = 200;
const TENDER_NAMES = {
  cash: m.receipt_tender_cash,
  card: m.receipt_tender_card,
  mobile: m.receipt_tender_mobile,
} satisfies Record<Receipt['tender'], () => string>;

/** Receipt: seller, items, tenders, VAT, cash register and QR code. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { language } = useShop();
  const { reference, kind, number, seller, basisNumber, lines, register } = receipt;
  const moment = new Date(receipt.at);
  return (
    <article className={css.paper} aria-label={kind === 'sale' ? m.receipt_sale() : m.receipt_return()}>
      <header className={css.head}>
        <p className={css.seller}>{seller.name}</p>
        {seller.address && <p className={css.muted}>{seller.address}</p>}
        {seller.bin && <p className={css.muted}>{m.receipt_bin({ bin: seller.bin })}</p>}
        <Heading level={1} size={24}>
          {kind === 'sale' ? m.receipt_sale() : m.receipt_return()}
        </Heading>
        {number !== null && <p>{m.receipt_number({ number })}</p>}
        <p className={css.muted}>
          {formatDate(almatyDate(moment), language, 'short')}, {almatyTime(moment)}
        </p>
        <p className={css.muted}>{m.receipt_order({ number: receipt.orderNumber })}</p>
        {basisNumber !== null && <p className={css.muted}>{m.receipt_basis({ number: basisNumber })}</p>}
      </header>
      {receipt.state !== 'issued' && <p role="status">{m.receipt_waiting()}</p>}
      <ol role="list" className={css.lines}>
        {lines.map((line) => (
          <li key={line.name} className={css.line}>
            <span>{line.name}</span>
            <span className={css.row}>
              <span className={css.muted}>
                {groupDigits(line.quantity)} × {formatTenge(line.price)}
              </span>
              <span>{formatTenge(line.total)}</span>
            </span>
            {line.discount > 0 && (
              <span className={css.muted}>{m.receipt_discount({ amount: formatTenge(line.discount) })}</span>
            )}
          </li>
        ))}
      </ol>
      <dl className={css.sums}>
        <div className={css.total}>
          <dt>{m.receipt_total()}</dt>
          <dd>{formatTenge(receipt.total)}</dd>
        </div>
        {receipt.prepaid > 0 && (
          <div>
            <dt>{m.receipt_tender_gift_card()}</dt>
            <dd>{formatTenge(receipt.prepaid)}</dd>
          </div>
        )}
        <div>
          <dt>{TENDER_NAMES[receipt.tender]()}</dt>
          <dd>{formatTenge(receipt.amount)}</dd>
        </div>
        <div>
          <dt>{m.receipt_vat({ percent: receipt.vat.percent })}</dt>
          <dd>{formatVat(receipt.vat.amount)}</dd>
        </div>
      </dl>
      <PrintButton>{m.compare_print()}</PrintButton>
      {receipt.state === 'issued' && (
        <footer className={css.foot}>
          <img src={receiptCodeUrl(reference)} width={CODE_SIZE_PX} height={CODE_SIZE_PX} alt={m.receipt_code()} />
          {register ? (
            <>
              <p className={css.muted}>{m.receipt_register({ number: register.registration })}</p>
              {register.operator && <p className={css.muted}>{register.operator}</p>}
              {receipt.offline && <p className={css.muted}>{m.receipt_offline()}</p>}
            </>
          ) : (
            <p className={css.muted}>{m.receipt_journal()}</p>
          )}
          {receipt.url !== null && (
            <Button href={receipt.url} icon="external">
              {m.receipt_at_operator()}
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}

/** Tenge with two decimals after a comma, as VAT is written on receipts. */
function formatVat(amount: number): string {
  const [tenge = '0', tiyn = '00'] = amount.toFixed(2).split('.');
  return `${groupDigits(Number(tenge))},${tiyn}\u00a0₸`;
}
