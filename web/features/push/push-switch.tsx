import { useEffect } from 'react';
import { endPush, openPush, usePush, startPush } from '#web/device/push/push-registration.ts';
import type { PushPhase } from '#web/device/push/push-machine.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Switch } from '#web/ui/inputs/choice.tsx';

const BUSY_PHASES = new Set<PushPhase>([
  'asking',
  'starting-worker',
  'subscribing',
  'replacing',
  'saving',
  'turning-off',
]);

/** Explanation next to the switch. */
function phaseHint(phase: PushPhase): string {
  if (phase === 'refused') return import.meta.env.MODE === 'native' ? m.native_push_denied() : m.push_denied();
  if (phase === 'failed') return m.push_failed();
  if (phase === 'unsupported') return m.push_unsupported();
  return m.push_hint();
}

/** Switch for push messages on this device. `user` is the customer's id, '' for a guest. Import it lazily. */
export function PushSwitch({ user }: { user: string }) {
  const { api } = useShop();
  useEffect(() => openPush(api, user), [api, user]);
  const { phase } = usePush();
  const isOn = phase === 'on' || phase === 'checking' || phase === 'updating-user' || BUSY_PHASES.has(phase);
  return (
    <Switch
      checked={isOn && phase !== 'turning-off'}
      disabled={phase === 'new' || phase === 'unsupported'}
      aria-busy={BUSY_PHASES.has(phase)}
      hint={<span role="status">{phaseHint(phase)}</span>}
      onChecked={(checked) => (checked ? startPush() : endPush())}
    >
      {m.push_label()}
    </Switch>
  );
}
