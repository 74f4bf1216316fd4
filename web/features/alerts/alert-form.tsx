import { useEffect, useId, useState } from 'react';
import type { Alert, AlertChannel } from '#contract/customers/alerts.ts';
import { ApiError } from '#web/calls/api.ts';
import type { PushPhase } from '#web/device/push/push-machine.ts';
import { openPush, usePush, startPush } from '#web/device/push/push-registration.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import type { AlertRequest } from '#web/state/lists/alert-request.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ChoiceGroup, Radio } from '#web/ui/inputs/choice.tsx';
import { Link } from '#web/ui/buttons/link.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { channelName } from './channel-name.ts';
import css from './alert-window.module.css';

const CHANNELS = ['push', 'sms', 'mail'] as const satisfies AlertChannel[];

/** Alert state of a product: reachable channels, disabled ones, and the active alert. */
type AlertState = {
  channels: readonly AlertChannel[];
  switchedOff: readonly AlertChannel[];
  activeAlert: Alert | null;
};

/** Form for the alert's channel; an unreachable channel says what it needs. */
export function AlertForm({
  request: { product, kind },
  user,
  onDone,
}: {
  request: AlertRequest;
  user: string;
  onDone: () => void;
}) {
  const { api, paths } = useShop();
  const name = useId();
  const [alertState, setAlertState] = useState<AlertState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [chosenChannel, setChosenChannel] = useState<AlertChannel | null>(null);
  const { busy, run } = useAction((error) => errorText(error, m.alert_failed()));
  const { phase } = usePush();
  const isRegistered = phase === 'on';
  useEffect(() => openPush(api, user), [api, user]);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /api/alerts', { productId: product.id }, { signal: controller.signal }).then(
      (response) => {
        const activeAlert = response.alerts.find((alert) => alert.kind === kind) ?? null;
        const reachable = response.channels[kind];
        setAlertState({ channels: reachable, switchedOff: response.switchedOff[kind], activeAlert });
        setChosenChannel((current) => current ?? activeAlert?.channel ?? reachable[0] ?? null);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setProblem(errorText(error, m.alerts_error()));
      },
    );
    return () => controller.abort();
    // A newly registered device adds a channel.
  }, [api, product.id, kind, isRegistered, attempts]);
  const retry = () => {
    setProblem(null);
    setAttempts(attempts + 1);
  };
  if (problem)
    return (
      <ErrorMessage
        action={
          <Button size="small" icon="refresh" onClick={retry}>
            {m.frame_retry()}
          </Button>
        }
      >
        {problem}
      </ErrorMessage>
    );
  if (!alertState) return <Skeleton shape="text" lines={6} />;
  const { channels, switchedOff, activeAlert } = alertState;
  const finish = (text: string) => {
    toast.show({ kind: 'success', text });
    onDone();
  };
  const save = (channel: AlertChannel) =>
    run(async () => {
      await api('PUT /api/alerts', { productId: product.id, kind, channel });
      finish(m.alert_saved());
    });
  const remove = ({ id }: Alert) =>
    run(async () => {
      await api('DELETE /api/alerts/:id', { id });
      finish(m.alert_deleted());
    });
  const choose = (channel: AlertChannel) => {
    setChosenChannel(channel);
    // Browsers prompt for permission only after a click.
    if (channel === 'push' && !channels.includes('push')) startPush();
  };
  const channelHint = (channel: AlertChannel) => {
    if (switchedOff.includes(channel)) return m.alert_switched_off();
    return channels.includes(channel) ? undefined : missingHint(channel, phase);
  };
  const isReachable = chosenChannel !== null && channels.includes(chosenChannel);
  return (
    <>
      {activeAlert && <p>{m.alert_waiting()}</p>}
      <ChoiceGroup legend={m.alert_channel()}>
        {CHANNELS.map((channel) => (
          <Radio
            key={channel}
            name={name}
            checked={chosenChannel === channel}
            disabled={
              switchedOff.includes(channel) ||
              (!channels.includes(channel) && (channel !== 'push' || phase === 'unsupported'))
            }
            hint={channelHint(channel)}
            onChecked={() => choose(channel)}
          >
            {channelName(channel)}
          </Radio>
        ))}
      </ChoiceGroup>
      {!channels.includes('mail') && !switchedOff.includes('mail') && (
        <Link href={paths.profile('details')}>{m.notices_add_mail()}</Link>
      )}
      {switchedOff.length > 0 && <Link href={paths.profile('settings')}>{m.alert_settings()}</Link>}
      <div className={css.buttons}>
        <Button
          kind="action"
          wide
          loading={busy}
          disabled={!isReachable}
          onClick={() => chosenChannel && void save(chosenChannel)}
        >
          {m.alert_save()}
        </Button>
        {activeAlert && (
          <Button kind="quiet" wide disabled={busy} onClick={() => void remove(activeAlert)}>
            {m.alert_delete()}
          </Button>
        )}
      </div>
    </>
  );
}

function missingHint(channel: AlertChannel, phase: PushPhase): string | undefined {
  if (channel === 'mail') return m.alert_mail_hint();
  if (channel !== 'push') return undefined;
  if (phase === 'refused') return m.push_denied();
  if (phase === 'unsupported') return m.push_unsupported();
  return phase === 'failed' ? m.push_failed() : m.alert_push_hint();
}

function errorText(error: unknown, fallback: string): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'alert_needless') return m.alert_needless();
  if (name === 'alerts_full') return m.alert_full();
  if (name === 'unauthorised') return m.alert_login();
  return name === 'offline' ? m.offline_title() : fallback;
}
