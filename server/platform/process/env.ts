import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** An environment variable: parser, default and description. */
type Setting<T> = { doc: string; schema: z.ZodType<T> };

const port = z.coerce.number().int().min(0).max(65535);
const setting = <T>(schema: z.ZodType<T>, doc: string): Setting<T> => ({ schema, doc });

/** Every environment variable the store reads; `.env.example` is checked against this table. */
export const settings = {
  PORT: setting(port.default(3000), 'Port of the shop.'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), 'Address the shop listens on; 0.0.0.0 for all interfaces.'),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'Folder of the embedded database, pictures and secret.'),
  DATABASE_URL: setting(
    z.url().optional(),
    'PostgreSQL 15 or newer; default: the embedded one in DATA_DIR. `?sslmode=require` checks the certificate, `?sslmode=no-verify` does not.',
  ),
  PUBLIC_URL: setting(
    z
      .url()
      .refine((url) => new URL(url).pathname === '/' && !new URL(url).search, 'it has a path')
      .optional(),
    'Public address without a path, for canonical links and payment returns. Required for a domain: only names of this machine are accepted as host without it.',
  ),
  TEST_DOMAINS: setting(
    z
      .string()
      .regex(/^(?:[a-z0-9][a-z0-9.-]*(?:,[a-z0-9][a-z0-9.-]*)*)?$/)
      .default(''),
    'Host names of test shops, separated by commas: not indexed by search engines, and browsers may log to their console.',
  ),
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']).default('production'),
    'development, production or test.',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    'Lowest log level that is written.',
  ),
  APP_SECRET: setting(
    z.string().min(32).optional(),
    'Key of signatures and encryption, at least 32 characters; default: one is created in DATA_DIR.',
  ),
  ACCEPT_NEW_SECRET: setting(
    z.stringbool().default(false),
    'Accepts a new secret after the old one is lost for good; data encrypted with the old one stays unreadable.',
  ),
  ADMIN_PORT: setting(port.optional(), 'Port of /metrics and /api/docs, default PORT + 2. Keep it private.'),
  ADMIN_HOST: setting(z.string().min(1).default('127.0.0.1'), 'Address of /metrics and /api/docs.'),
  RENDERS_PER_MINUTE: setting(
    z.coerce.number().int().min(1).default(300),
    'Pages rendered per minute and address; cached pages do not count.',
  ),
  WARM_PICTURES: setting(
    z.stringbool().default(true),
    'Prepares the pictures of the home page and the largest categories after the start, in the background.',
  ),
  SANDBOX_BANK_PORT: setting(port.optional(), 'Port of the built-in sandbox bank, default PORT + 1.'),
  SANDBOX_BANK_URL: setting(
    z.url().optional(),
    'Public address of the sandbox bank; default: from HOST and SANDBOX_BANK_PORT.',
  ),
  RUN_SANDBOX_BANK: setting(
    z.stringbool().default(true),
    'Runs the sandbox bank in this process; false if another process runs it at SANDBOX_BANK_URL.',
  ),
  ALLOW_SANDBOX_BANK: setting(
    z.stringbool().default(false),
    'Allows the sandbox bank in production; npm start sets it without PUBLIC_URL, unless it is set here.',
  ),
  DEMO: setting(
    z.stringbool().optional(),
    'Fills an empty shop with the demo catalogue, promo codes and a gift card; default: only without PUBLIC_URL.',
  ),
  PAYMENT_GATEWAY: setting(
    z.enum(['sandbox', 'ioka', 'halyk', 'freedom', 'tiptop', 'none']).default('sandbox'),
    'Gateway of bank cards: sandbox (built in), ioka, halyk (ePay 2.0), freedom (Freedom Pay), tiptop (TipTop Pay), or none.',
  ),
  IOKA_API_URL: setting(z.url().optional(), 'Address of the ioka API; default: production.'),
  IOKA_API_KEY: setting(z.string().min(1).optional(), 'Key of the ioka API; required for PAYMENT_GATEWAY=ioka.'),
  HALYK_CLIENT_ID: setting(
    z.string().min(1).optional(),
    'Client of Halyk ePay 2.0; required for PAYMENT_GATEWAY=halyk.',
  ),
  HALYK_CLIENT_SECRET: setting(z.string().min(1).optional(), 'Secret of that client.'),
  HALYK_TERMINAL: setting(z.string().min(1).optional(), 'Terminal of that client.'),
  HALYK_OAUTH_URL: setting(z.url().optional(), 'Address of its tokens; default: production.'),
  HALYK_API_URL: setting(z.url().optional(), 'Address of its calls; default: production.'),
  HALYK_PAGE_URL: setting(z.url().optional(), 'Address of its payment form; default: production.'),
  FREEDOM_MERCHANT_ID: setting(
    z.string().regex(/^\d+$/).optional(),
    'Merchant at Freedom Pay; required for PAYMENT_GATEWAY=freedom.',
  ),
  FREEDOM_SECRET_KEY: setting(z.string().min(1).optional(), 'Signature key of that merchant.'),
  FREEDOM_API_URL: setting(z.url().optional(), 'Address of Freedom Pay; default: production.'),
  TIPTOP_PUBLIC_ID: setting(
    z.string().min(1).optional(),
    'Public id at TipTop Pay; required for PAYMENT_GATEWAY=tiptop.',
  ),
  TIPTOP_API_SECRET: setting(z.string().min(1).optional(), 'API secret of that id.'),
  TIPTOP_API_URL: setting(z.url().optional(), 'Address of TipTop Pay; default: production.'),
  FISCAL_GATEWAY: setting(
    z.enum(['journal', 'webkassa']).optional(),
    'Cash register: journal (built in, without a tax office) or webkassa; default: journal without a real payment gateway.',
  ),
  WEBKASSA_URL: setting(z.url().optional(), 'Address of Webkassa; default: production.'),
  WEBKASSA_API_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Webkassa API; required for FISCAL_GATEWAY=webkassa.',
  ),
  WEBKASSA_LOGIN: setting(z.string().min(1).optional(), 'Login at Webkassa; required for FISCAL_GATEWAY=webkassa.'),
  WEBKASSA_PASSWORD: setting(z.string().min(1).optional(), 'Password of that login.'),
  WEBKASSA_CASHBOX: setting(z.string().min(1).optional(), 'Factory number of the cash register (CashboxUniqueNumber).'),
  QR_GATEWAY: setting(
    z.enum(['sandbox', 'kaspi', 'none']).optional(),
    'Gateway of QR payments: sandbox (built in), kaspi or none; default: sandbox if its bank runs.',
  ),
  KASPI_API_URL: setting(z.url().optional(), 'Address of the Kaspi Pay API up to the version, as in the contract.'),
  KASPI_API_KEY: setting(z.string().min(1).optional(), 'Key of the Kaspi Pay API for scheme r1.'),
  KASPI_CERTIFICATE_FILE: setting(
    z.string().min(1).optional(),
    'Path of the client certificate for schemes r2 and r3, PEM.',
  ),
  KASPI_CERTIFICATE_KEY_FILE: setting(z.string().min(1).optional(), 'Path of the key of that certificate, PEM.'),
  KASPI_ORGANIZATION_BIN: setting(
    z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    'BIN of the organisation, for scheme r3.',
  ),
  KASPI_TRADE_POINT_ID: setting(
    z.coerce.number().int().min(1).optional(),
    'Trade point of the shop at Kaspi Pay; required for QR_GATEWAY=kaspi.',
  ),
  KASPI_DEVICE_ID: setting(z.string().min(1).default('sauda'), 'Device name of the shop at Kaspi Pay.'),
  CREDIT_GATEWAY: setting(
    z.enum(['sandbox', 'freedom', 'none']).optional(),
    'Gateway of credit and instalment: sandbox (three banks, built in), freedom or none; default: sandbox if its bank runs.',
  ),
  FREEDOM_CREDIT_URL: setting(z.url().optional(), 'Address of Freedom Finance Credit; default: production.'),
  FREEDOM_CREDIT_LOGIN: setting(
    z.string().min(1).optional(),
    'Login at Freedom Finance Credit; required for CREDIT_GATEWAY=freedom.',
  ),
  FREEDOM_CREDIT_PASSWORD: setting(z.string().min(1).optional(), 'Password of that login.'),
  FREEDOM_CREDIT_PARTNER: setting(z.string().min(1).optional(), 'Partner name of the shop there.'),
  FREEDOM_CREDIT_PRODUCT: setting(z.string().min(1).optional(), 'Credit product of the contract.'),
  FREEDOM_CREDIT_TERMS: setting(
    z
      .string()
      .regex(/^\d{1,2}(?:,\d{1,2})*$/)
      .default('3,6,12'),
    'Terms of that product in months, separated by commas.',
  ),
  FREEDOM_CREDIT_RATE: setting(
    z.coerce.number().min(0).max(100).default(0),
    'Annual rate of that product in percent; 0 is an instalment.',
  ),
  PUSH_SENDER: setting(
    z.enum(['outbox', 'services']).default('outbox'),
    'Push messages: outbox stores them for /trial-inbox; services uses Web Push for browsers and, with FCM_ACCOUNT_FILE and APNS_KEY, Firebase and Apple for apps.',
  ),
  PUSH_CONTACT: setting(
    z
      .string()
      .regex(/^(?:mailto:|https:\/\/)./)
      .optional(),
    'Contact for push services, mailto:… or https://…; default PUBLIC_URL.',
  ),
  PUSH_ORIGINS: setting(z.string().min(1).optional(), 'Origins of further trusted push services, separated by commas.'),
  VAPID_PRIVATE_KEY: setting(
    z.string().min(1).optional(),
    'Private key of Web Push, base64url; default: derived from APP_SECRET. Another key ends all subscriptions.',
  ),
  FCM_ACCOUNT_FILE: setting(z.string().min(1).optional(), 'Path of the JSON file of the Firebase service account.'),
  FCM_URL: setting(z.url().optional(), 'Address of Firebase Cloud Messaging; default: production.'),
  APNS_KEY: setting(
    z.string().min(1).optional(),
    'Key of Apple push messages (.p8): PEM or file path; without it, iPhones get no messages.',
  ),
  APNS_KEY_ID: setting(z.string().min(1).optional(), 'Id of APNS_KEY; required with it.'),
  APNS_TEAM_ID: setting(z.string().min(1).optional(), 'Id of the Apple developer team; required with APNS_KEY.'),
  APNS_TOPIC: setting(z.string().min(1).default('kz.sauda.app'), 'Bundle id of the iOS app.'),
  APNS_URL: setting(
    z.url().optional(),
    "Address of Apple's push service; default: production. Builds from Xcode need https://api.sandbox.push.apple.com.",
  ),
  APPLE_WALLET_CERTIFICATE: setting(
    z.string().min(1).optional(),
    'Certificate of an Apple Wallet pass type: PEM or file path; certificate and key enable passes (docs/how-to/wallets.md).',
  ),
  APPLE_WALLET_KEY: setting(z.string().min(1).optional(), 'Key of that certificate: PEM or file path.'),
  APPLE_WALLET_KEY_PASSWORD: setting(z.string().min(1).optional(), 'Password of that key, if it has one.'),
  APPLE_WALLET_WWDR: setting(
    z.string().min(1).optional(),
    "Apple's certificate (WWDR G4) that signed it: PEM or file path.",
  ),
  GOOGLE_WALLET_ISSUER: setting(
    z.string().regex(/^\d+$/).optional(),
    'Issuer id of the shop at Google Wallet; with the account key it enables passes.',
  ),
  GOOGLE_WALLET_ACCOUNT_KEY: setting(
    z.string().min(1).optional(),
    'Google service account that signs passes: JSON or file path.',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Mail server, smtp://name:password@host:port or smtps://…; default: mail is stored for /trial-inbox.',
  ),
  MAIL_FROM: setting(
    z.string().min(3).optional(),
    'Sender of mail, such as Sauda <shop@example.kz>; required with SMTP_URL.',
  ),
  GEOCODER: setting(
    z.enum(['gazetteer', 'yandex', '2gis']).default('gazetteer'),
    'Geocoder: gazetteer (built in, no key), yandex or 2gis; the built-in one answers when another fails.',
  ),
  YANDEX_GEOCODER_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Yandex HTTP Geocoder; required for GEOCODER=yandex.',
  ),
  YANDEX_SUGGEST_KEY: setting(z.string().min(1).optional(), 'Key of Yandex Geosuggest; required for GEOCODER=yandex.'),
  YANDEX_MAPS_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Yandex map in the browser, restricted to your domain; default: the built-in map.',
  ),
  TWO_GIS_KEY: setting(z.string().min(1).optional(), 'Key of the 2GIS catalogue API; required for GEOCODER=2gis.'),
  LANGUAGE_MODEL: setting(
    z.enum(['built-in', 'openai']).default('built-in'),
    'Language model of the assistant: built-in (no key, no network) or openai (any server with the OpenAI chat-completions protocol); the built-in one answers when the other fails.',
  ),
  LANGUAGE_MODEL_URL: setting(
    z.url().optional(),
    'Address of that server up to /chat/completions; required for LANGUAGE_MODEL=openai. A server abroad gets masked questions.',
  ),
  LANGUAGE_MODEL_KEY: setting(z.string().min(1).optional(), 'Key of that server, if it needs one.'),
  LANGUAGE_MODEL_NAME: setting(
    z.string().min(1).optional(),
    'Model of that server; required for LANGUAGE_MODEL=openai.',
  ),
  NATIVE_ORIGINS: setting(
    z
      .string()
      .regex(/^[a-z]+:\/\/[^\s,/]+(?:,[a-z]+:\/\/[^\s,/]+)*$/)
      .default('https://localhost,capacitor://localhost'),
    'Exact origins of app web views that may make calls, separated by commas.',
  ),
  SMS_GATEWAY: setting(
    z.enum(['outbox', 'mobizon', 'smsc']).default('outbox'),
    'SMS provider: outbox (stores them for /trial-inbox), mobizon or smsc.',
  ),
  SMS_FROM: setting(
    z.string().max(11).optional(),
    "Sender name registered with the SMS provider; default: the provider's.",
  ),
  SMS_API_URL: setting(z.url().optional(), "Address of the provider's API; default: production."),
  MOBIZON_API_KEY: setting(z.string().min(1).optional(), 'Key of the Mobizon API; required for SMS_GATEWAY=mobizon.'),
  SMSC_LOGIN: setting(z.string().min(1).optional(), 'Login at SMSC; required for SMS_GATEWAY=smsc.'),
  SMSC_PASSWORD: setting(
    z.string().min(1).optional(),
    'Password of that login, or its API key; required for SMS_GATEWAY=smsc.',
  ),
  GA4_ID: setting(
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/)
      .optional(),
    'Measurement id of Google Analytics 4, G-…; visitors are asked for consent, and nothing is loaded before.',
  ),
  GA4_SCRIPT_URL: setting(z.url().optional(), 'Address of its script; default: production.'),
  METRICA_ID: setting(
    z
      .string()
      .regex(/^\d{4,12}$/)
      .optional(),
    'Counter number of Yandex Metrica; visitors are asked for consent as for GA4_ID.',
  ),
  METRICA_SCRIPT_URL: setting(z.url().optional(), 'Address of its script; default: production.'),
  DEV_PANEL: setting(
    z.stringbool().default(false),
    'Enables /dev-panel in production; elsewhere it shows messages and their codes at a public PUBLIC_URL.',
  ),
  SERVICES: setting(
    z
      .string()
      .regex(/^(web|worker)(,(web|worker))*$/)
      .default('web,worker'),
    'Services of this process: web, worker or both.',
  ),
  CATALOG_ENGINE: setting(
    z.enum(['memory', 'opensearch']).default('memory'),
    'Catalogue engine: memory (in this process) or opensearch (docs/how-to/opensearch.md).',
  ),
  OPENSEARCH_URL: setting(
    z.url().optional(),
    'Address of OpenSearch 2.19, with name and password if required; required for CATALOG_ENGINE=opensearch.',
  ),
  TRUST_PROXY: setting(
    z.stringbool().default(false),
    'Trusts X-Forwarded-* headers; set it only behind a reverse proxy.',
  ),
  OPERATOR_KEY: setting(
    z.string().optional(),
    'Key for `npm run operator` (docs/how-to/run-the-shop.md); the shop itself does not read it.',
  ),
} as const;

/** The validated environment. */
export type Env = { [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never };

/** Returns a predicate for test domain origins (spec §2, §9). */
export function testDomainsFromEnv({ TEST_DOMAINS }: Pick<Env, 'TEST_DOMAINS'>): (origin: string) => boolean {
  const names = new Set(TEST_DOMAINS.split(',').filter(Boolean));
  return (origin) => names.size > 0 && names.has(new URL(origin).hostname);
}

/** Origin of the shop without a trailing slash: the public one, else where it listens. Never taken from a request. */
export function originFromEnv({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return PUBLIC_URL?.replace(/\/$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** True for a trial: without a public address the shop takes no real money and sends nothing. */
export function isTrial({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL === undefined;
}

/** Host names of the own machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True if the developer panel may show messages with their codes: never in production, nor unasked at a public address. */
export function showsMessages(env: Pick<Env, 'NODE_ENV' | 'PUBLIC_URL' | 'DEV_PANEL'>): boolean {
  if (env.NODE_ENV === 'production') return false;
  return env.PUBLIC_URL === undefined || env.DEV_PANEL || LOOPBACK.has(new URL(env.PUBLIC_URL).hostname);
}

/** Names of variables whose values are never shown. */
const SECRET_NAMES = /SECRET|KEY|PASSWORD|DATABASE_URL|SMTP_URL/;

/** Reports an invalid setting and its allowed values; shown as one line without a stack. */
class InvalidSetting extends StartupError {}

/**
 * Reads and validates the environment; throws `InvalidSetting` with the variable and its rule. An empty variable counts
 * as absent.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env: Record<string, unknown> = {};
  for (const [name, { schema, doc }] of Object.entries(settings)) {
    const raw = source[name]?.trim() || undefined;
    const parsed = schema.safeParse(raw);
    if (!parsed.success)
      throw new InvalidSetting(
        `${name}${SECRET_NAMES.test(name) ? '' : `=${raw ?? ''}`} is not valid: ${parsed.error.issues[0]?.message ?? 'wrong value'}. ${doc}`,
      );
    env[name] = parsed.data;
  }
  return env as Env;
}
