import type { TradeInOffer } from '#contract/orders/trade-in.ts';
import { PhoneVerification } from '#web/features/checkout/contact/phone-verification.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { TradeInForm } from '#web/features/trade-in/trade-in-form.tsx';
import { TradeInStatusForm } from '#web/features/trade-in/trade-in-status.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import css from './trade-in.module.css';

export const loader = ({ api }: LoaderArgs): Promise<TradeInOffer> => api('GET /api/trade-in/offer', {});

export const head = (): Head => ({ title: m.section_trade_in(), description: m.tradein_lead() });

/** Trade-in: estimate for an old device, a request, and its status. */
export default function TradeInScreen({ data }: { data: TradeInOffer }) {
  const steps = [m.tradein_step_answer, m.tradein_step_bring, m.tradein_step_discount];
  return (
    <div className="container">
      <NoScriptNote />
      <Crumbs crumbs={[{ title: m.section_trade_in(), category: null }]} />
      <h1 className={css.title}>{m.section_trade_in()}</h1>
      <p className={css.intro}>{m.tradein_lead()}</p>
      <ol role="list" className={css.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <span aria-hidden="true">{index + 1}</span>
            {step()}
          </li>
        ))}
      </ol>
      <TradeInForm offer={data} />
      <TradeInStatusForm
        phoneVerification={(phone, onVerified) => (
          <PhoneVerification
            phone={phone}
            reason={m.tradein_code_proof()}
            confirmLabel={m.tradein_code_show()}
            onVerified={onVerified}
          />
        )}
      />
    </div>
  );
}
