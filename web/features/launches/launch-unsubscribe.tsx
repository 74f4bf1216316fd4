import { useState } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './launch-queue.module.css';

/** Unsubscribes from launch messages. A button, because link scanners open every link. */
export function LaunchUnsubscribe({ token }: { token: string }) {
  const { api } = useShop();
  const [state, setState] = useState<'idle' | 'ended' | 'failed'>('idle');
  const unsubscribe = () =>
    api('DELETE /api/launch-subscriptions/:token', { token }).then(
      () => setState('ended'),
      () => setState('failed'),
    );
  return (
    <section aria-label={m.launch_unsubscribe()} className={css.queue}>
      <p role="status">
        {state === 'ended'
          ? m.launch_unsubscribed()
          : state === 'failed'
            ? m.launch_failed()
            : m.launch_unsubscribe_text()}
      </p>
      {state !== 'ended' && <Button onClick={() => void unsubscribe()}>{m.launch_unsubscribe()}</Button>}
    </section>
  );
}
