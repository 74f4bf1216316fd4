import type { Analytics } from '#contract/content/counting.ts';
import { m } from '#web/messages.ts';
import { chooseConsent } from '#web/state/analytics.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { serviceNames } from './services.ts';
import css from './consent-notice.module.css';

/** Asks for consent to external analytics: both answers are equally prominent, and the shop works without one. */
export function ConsentNotice({ analytics, privacy }: { analytics: Analytics; privacy: string }) {
  return (
    <section className={css.notice} data-notices="" aria-label={m.analytics_title()}>
      <p className={css.title}>{m.analytics_title()}</p>
      <p className={css.text}>
        {m.analytics_text({ services: serviceNames(analytics) })} <a href={privacy}>{m.footer_privacy()}</a>
      </p>
      <div className={css.answers}>
        <Button wide onClick={() => chooseConsent('no')}>
          {m.analytics_no()}
        </Button>
        <Button wide onClick={() => chooseConsent('yes')}>
          {m.analytics_yes()}
        </Button>
      </div>
    </section>
  );
}
