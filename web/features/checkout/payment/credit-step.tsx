import { m } from '#web/messages.ts';
import css from '../fields.module.css';

/** Step 5 before the order is placed: lists what the application needs; it is filled in on the payment page. */
export function CreditStep() {
  return (
    <div className={css.form}>
      <p>{m.checkout_credit_text()}</p>
      <p className={css.note}>{m.checkout_credit_savings()}</p>
    </div>
  );
}
