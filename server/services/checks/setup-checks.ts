import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { isTrial, type Env } from '../../platform/process/env.ts';
import type { StoredSettings } from '../../platform/database/store-settings.ts';

/** A setup problem of a public shop: its name in metrics, and the fix. */
export type SetupProblem = { check: string; text: string };

type Shop = {
  env: Env;
  payments: { accepted(): readonly PaymentMethod[] };
  settings: Pick<StoredSettings, 'rejectedNames'>;
};

/** Setup checks of a public shop, by name; each returns the fix, or null when it passes. */
const CHECKS: Readonly<Record<string, (shop: Shop) => string | null>> = {
  'public-url-http': ({ env: { PUBLIC_URL } }) =>
    isUnencrypted(PUBLIC_URL)
      ? 'PUBLIC_URL begins with http://: logins and addresses of buyers are sent unencrypted. Put a proxy with a certificate in front and set PUBLIC_URL=https://…'
      : null,
  'provider-url-http': ({ env }) => {
    const insecure = PROVIDER_URLS.filter((name) => isUnencrypted(env[name]));
    return insecure.length > 0
      ? `${insecure.join(', ')} ${insecure.length > 1 ? 'begin' : 'begins'} with http://: keys and payments are sent unencrypted. Use the https:// address of the provider`
      : null;
  },
  'sms-stored': ({ env }) =>
    env.SMS_GATEWAY === 'outbox'
      ? 'SMS are only stored (SMS_GATEWAY=outbox): nobody can log in or verify a phone. Set SMS_GATEWAY=mobizon or smsc'
      : null,
  'mail-stored': ({ env }) =>
    env.SMTP_URL === undefined ? 'Mail is only stored: buyers get no confirmations. Set SMTP_URL and MAIL_FROM' : null,
  'push-stored': ({ env }) =>
    env.PUSH_SENDER === 'outbox'
      ? 'Push messages are only stored (PUSH_SENDER=outbox): devices receive nothing. Set PUSH_SENDER=services'
      : null,
  'receipts-unregistered': ({ env }) =>
    env.FISCAL_GATEWAY === 'webkassa'
      ? null
      : 'There is no cash register (FISCAL_GATEWAY): receipts are kept here and never reach the tax office. Set FISCAL_GATEWAY=webkassa, unless another cash register issues them',
  'payments-sandbox': ({ env }) => {
    const sandboxes = [
      env.PAYMENT_GATEWAY === 'sandbox' && 'PAYMENT_GATEWAY',
      env.ALLOW_SANDBOX_BANK && (env.QR_GATEWAY ?? 'sandbox') === 'sandbox' && 'QR_GATEWAY',
      env.ALLOW_SANDBOX_BANK && (env.CREDIT_GATEWAY ?? 'sandbox') === 'sandbox' && 'CREDIT_GATEWAY',
    ].filter((name) => name !== false);
    return sandboxes.length > 0
      ? `${sandboxes.join(', ')}: the sandbox bank takes no real money, so orders are given away. Name a real gateway or none`
      : null;
  },
  'no-payment-method': ({ payments }) =>
    payments.accepted().length === 0
      ? 'No order can be paid: every payment method is off or not configured. Check payment.offered and the gateways'
      : null,
  'settings-refused': ({ settings }) => {
    const names = settings.rejectedNames();
    return names.length > 0
      ? `${names.join(', ')}: the stored value is invalid, so the default applies. Set it again with npm run setting`
      : null;
  },
  'dev-panel-open': ({ env }) =>
    env.DEV_PANEL ? 'DEV_PANEL=true shows events, settings and sales of the shop to everyone. Unset it' : null,
};

/** Provider addresses, over which keys and payments travel. */
const PROVIDER_URLS = [
  'IOKA_API_URL',
  'HALYK_OAUTH_URL',
  'HALYK_API_URL',
  'HALYK_PAGE_URL',
  'FREEDOM_API_URL',
  'TIPTOP_API_URL',
  'WEBKASSA_URL',
  'KASPI_API_URL',
  'FREEDOM_CREDIT_URL',
  'SMS_API_URL',
  'FCM_URL',
  'APNS_URL',
] as const satisfies (keyof Env)[];

/** Lists the setup problems of a public shop; a trial has none. */
export function setupProblems(shop: Shop): SetupProblem[] {
  if (isTrial(shop.env)) return [];
  return Object.entries(CHECKS).flatMap(([check, run]) => {
    const text = run(shop);
    return text === null ? [] : [{ check, text }];
  });
}

/** Formats the problems for the terminal. */
export function formatSetupProblems(problems: readonly SetupProblem[]): string {
  if (problems.length === 0) return 'The shop is set up for buyers.';
  const rows = problems.map(({ check, text }) => `  ${check}: ${text}.`);
  return [`NOT READY FOR BUYERS, ${problems.length} to fix:`, ...rows].join('\n');
}

/** True for an unencrypted address, unless the provider is on this machine or in the same private network. */
function isUnencrypted(address: string | undefined): boolean {
  if (!address?.startsWith('http://')) return false;
  const { hostname } = new URL(address);
  return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
