import { useEffect } from 'react';
import type { Analytics } from '#contract/content/counting.ts';
import { m } from '#web/messages.ts';
import { chooseConsent, consent, followConsent } from '#web/state/analytics.ts';
import { Switch } from '#web/ui/inputs/choice.tsx';
import { serviceNames } from './services.ts';

/** Switch for external analytics in this browser. */
export function AnalyticsSwitch({ analytics }: { analytics: Analytics }) {
  useEffect(followConsent, []);
  return (
    <Switch
      checked={consent.use() === 'yes'}
      hint={m.analytics_hint({ services: serviceNames(analytics) })}
      onChecked={(checked) => chooseConsent(checked ? 'yes' : 'no')}
    >
      {m.analytics_label()}
    </Switch>
  );
}
