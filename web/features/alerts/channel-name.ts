import type { AlertChannel } from '#contract/customers/alerts.ts';
import { m } from '#web/messages.ts';

/** Names of alert channels. */
export function channelName(channel: AlertChannel): string {
  if (channel === 'push') return m.alert_push();
  return channel === 'sms' ? m.alert_sms() : m.alert_mail();
}
