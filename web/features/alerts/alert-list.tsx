import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Alert } from '#contract/customers/alerts.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { alertRequest } from '#web/state/lists/alert-request.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { channelName } from './channel-name.ts';
import css from './alert-list.module.css';

/** The customer's active alerts, each with a way to cancel it; the screen provides `picture` and `showsEmpty`. */
export function AlertList({
  picture,
  showsEmpty = false,
}: {
  picture: (alert: Alert) => ReactNode;
  showsEmpty?: boolean;
}) {
  const { api, paths, language } = useShop();
  const [alerts, setAlerts] = useState<readonly Alert[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // The dialog may have changed the list before it closed.
  const isDialogOpen = alertRequest.use() !== null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDialogOpen) return;
    const controller = new AbortController();
    setFailed(false);
    api('GET /api/alerts', {}, { signal: controller.signal }).then(
      (response) => setAlerts(response.alerts),
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [api, attempts, isDialogOpen]);
  if (failed)
    return (
      <ErrorState
        title={m.alerts_error()}
        action={<Button onClick={() => setAttempts(attempts + 1)}>{m.frame_retry()}</Button>}
      />
    );
  if (!alerts || (alerts.length === 0 && !showsEmpty)) return null;
  const remove = async ({ id }: Alert) => {
    setAlerts(alerts.filter((alert) => alert.id !== id));
    // The button disappears with its row, so keyboard focus moves to the list.
    title.current?.focus();
    try {
      await api('DELETE /api/alerts/:id', { id });
      toast.show({ kind: 'info', text: m.alert_deleted() });
    } catch {
      setAlerts(alerts);
      toast.show({ kind: 'error', text: m.alert_failed() });
    }
  };
  return (
    <section className={css.section} aria-labelledby="alerts">
      <h2 id="alerts" ref={title} tabIndex={-1} className={css.title}>
        {m.alerts_title()}
      </h2>
      {alerts.length === 0 && <p className={css.more}>{m.alerts_empty()}</p>}
      <ul className={css.list}>
        {alerts.map((alert) => (
          <li key={alert.id} className={css.line}>
            {picture(alert)}
            <div className={css.text}>
              <a href={paths.product(alert.product.id)}>{alert.product.name}</a>
              <p className={css.more}>
                {[
                  alert.below === null
                    ? m.alerts_stock()
                    : m.alerts_price({ amount: formatTenge(alert.below, language) }),
                  alert.cityName,
                  channelName(alert.channel),
                ].join(' · ')}
              </p>
            </div>
            <IconButton
              icon="trash"
              label={m.alert_delete_name({ name: alert.product.name })}
              onClick={() => void remove(alert)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
