import { z } from 'zod';
import { StartProblem } from './start-problem.ts';

/** One setting of the environment: how it is read, its default and the line people read about it. */
type Setting<T> = { doc: string; schema: z.ZodType<T> };

const port = z.coerce.number().int().min(0).max(65535);
const setting = <T>(schema: z.ZodType<T>, doc: string): Setting<T> => ({ schema, doc });

/** Every environment variable the store reads; `.env.example` is checked against this table. */
export const settings = {
  PORT: setting(port.default(3000), 'Port of the shop.'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), 'Address the shop listens on; 0.0.0.0 for every interface.'),
  DATA_DIR: setting(z.string().min(1).default('.data'), 'Folder of the embedded database, pictures and secrets.'),
  DATABASE_URL: setting(
    z.url().optional(),
    'PostgreSQL 15 or newer; when absent the embedded one is started in DATA_DIR. `?sslmode=require` checks the certificate, `?sslmode=no-verify` does not.',
  ),
  PUBLIC_URL: setting(
    z
      .url()
      .refine((url) => new URL(url).pathname === '/' && !new URL(url).search, 'it has a path')
      .optional(),
    'Address shoppers see, without a path; canonical links and payment returns use it. Needed for a domain: a host that is no name of this machine is not believed.',
  ),
  TEST_DOMAINS: setting(
    z
      .string()
      .regex(/^(?:[a-z0-9][a-z0-9.-]*(?:,[a-z0-9][a-z0-9.-]*)*)?$/)
      .default(''),
    'Host names of test shops, with commas between them: search engines index nothing there and browsers may write to their console.',
  ),
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test']).default('production'),
    'development, production or test.',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    'Least severe log line that is written.',
  ),
  APP_SECRET: setting(
    z.string().min(32).optional(),
    'Key of signatures and seals, 32 characters or more; when absent one is created in DATA_DIR.',
  ),
  ACCEPT_NEW_SECRET: setting(
    z.stringbool().default(false),
    'Takes the secret for the one of this database although another sealed what is in it, which stays unreadable; for a secret that is lost for good.',
  ),
  ADMIN_PORT: setting(
    port.optional(),
    'Port of /metrics and /api/docs; PORT + 2 when absent. Keep it from the public.',
  ),
  ADMIN_HOST: setting(z.string().min(1).default('127.0.0.1'), 'Address that /metrics and /api/docs listen on.'),
  RENDERS_PER_MINUTE: setting(
    z.coerce.number().int().min(1).default(300),
    'Pages rendered a minute for one address; pages from the cache are not counted.',
  ),
  SANDBOX_BANK_PORT: setting(port.optional(), 'Port of the built-in sandbox bank; PORT + 1 when absent.'),
  SANDBOX_BANK_URL: setting(
    z.url().optional(),
    'Address of the sandbox bank as shoppers see it; built from HOST and SANDBOX_BANK_PORT when absent.',
  ),
  RUN_SANDBOX_BANK: setting(
    z.stringbool().default(true),
    'Runs the sandbox bank beside the web service; false where another process runs it, at SANDBOX_BANK_URL.',
  ),
  ALLOW_SANDBOX_BANK: setting(
    z.stringbool().default(false),
    'Lets the sandbox bank run in production; npm start sets it where there is no PUBLIC_URL, unless you say otherwise.',
  ),
  DEMO: setting(
    z.stringbool().optional(),
    'Fills an empty shop with the demo catalogue, its promo codes and a gift card; when absent, only where there is no PUBLIC_URL.',
  ),
  PAYMENT_GATEWAY: setting(
    z.enum(['sandbox', 'ioka', 'halyk', 'freedom', 'tiptop', 'none']).default('sandbox'),
    'Gateway of bank cards: sandbox (built in), ioka, halyk (ePay 2.0), freedom (Freedom Pay), tiptop (TipTop Pay), or none for a shop that takes no cards.',
  ),
  IOKA_API_URL: setting(z.url().optional(), 'Address of the ioka API; its production address when absent.'),
  IOKA_API_KEY: setting(z.string().min(1).optional(), 'Key of the ioka API; needed when PAYMENT_GATEWAY is ioka.'),
  HALYK_CLIENT_ID: setting(
    z.string().min(1).optional(),
    'Client of Halyk ePay 2.0; needed when PAYMENT_GATEWAY is halyk.',
  ),
  HALYK_CLIENT_SECRET: setting(z.string().min(1).optional(), 'Secret of that client.'),
  HALYK_TERMINAL: setting(z.string().min(1).optional(), 'Terminal of that client.'),
  HALYK_OAUTH_URL: setting(z.url().optional(), 'Address of its tokens; the production address when absent.'),
  HALYK_API_URL: setting(z.url().optional(), 'Address of its calls; the production address when absent.'),
  HALYK_PAGE_URL: setting(z.url().optional(), 'Address of its payment form; the production address when absent.'),
  FREEDOM_MERCHANT_ID: setting(
    z.string().regex(/^\d+$/).optional(),
    'Merchant at Freedom Pay; needed when PAYMENT_GATEWAY is freedom.',
  ),
  FREEDOM_SECRET_KEY: setting(z.string().min(1).optional(), 'Key of the signatures of that merchant.'),
  FREEDOM_API_URL: setting(z.url().optional(), 'Address of Freedom Pay; its production address when absent.'),
  TIPTOP_PUBLIC_ID: setting(
    z.string().min(1).optional(),
    'Public id at TipTop Pay; needed when PAYMENT_GATEWAY is tiptop.',
  ),
  TIPTOP_API_SECRET: setting(z.string().min(1).optional(), 'Secret of the API with that id.'),
  TIPTOP_API_URL: setting(z.url().optional(), 'Address of TipTop Pay; its production address when absent.'),
  FISCAL_GATEWAY: setting(
    z.enum(['journal', 'webkassa']).optional(),
    'Cash register of receipts: journal (built in, no tax office knows it) or webkassa; the journal when absent and the bank is the sandbox.',
  ),
  WEBKASSA_URL: setting(z.url().optional(), 'Address of Webkassa; its production address when absent.'),
  WEBKASSA_API_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Webkassa API; needed when FISCAL_GATEWAY is webkassa.',
  ),
  WEBKASSA_LOGIN: setting(z.string().min(1).optional(), 'Login at Webkassa; needed when FISCAL_GATEWAY is webkassa.'),
  WEBKASSA_PASSWORD: setting(z.string().min(1).optional(), 'Password of that login.'),
  WEBKASSA_CASHBOX: setting(z.string().min(1).optional(), 'Factory number of the cash register (CashboxUniqueNumber).'),
  QR_GATEWAY: setting(
    z.enum(['sandbox', 'kaspi', 'none']).optional(),
    'Gateway of QR payments: sandbox (built in), kaspi, or none; when absent the sandbox where its bank runs.',
  ),
  KASPI_API_URL: setting(
    z.url().optional(),
    'Address of the Kaspi Pay API, up to the version, as the contract names it.',
  ),
  KASPI_API_KEY: setting(z.string().min(1).optional(), 'Key of the Kaspi Pay API, for its scheme r1.'),
  KASPI_CERTIFICATE_FILE: setting(
    z.string().min(1).optional(),
    "Path of the client certificate for Kaspi's schemes r2 and r3, PEM.",
  ),
  KASPI_CERTIFICATE_KEY_FILE: setting(z.string().min(1).optional(), 'Path of the key of that certificate, PEM.'),
  KASPI_ORGANIZATION_BIN: setting(
    z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    'BIN of the organisation, for the scheme r3.',
  ),
  KASPI_TRADE_POINT_ID: setting(
    z.coerce.number().int().min(1).optional(),
    'Trade point of Kaspi Pay that the shop sells from; needed when QR_GATEWAY is kaspi.',
  ),
  KASPI_DEVICE_ID: setting(
    z.string().min(1).default('sauda'),
    'Name that the shop registers itself with at Kaspi Pay.',
  ),
  CREDIT_GATEWAY: setting(
    z.enum(['sandbox', 'freedom', 'none']).optional(),
    'Gateway of credit and instalment: sandbox (three banks, built in), freedom, or none; when absent the sandbox where its bank runs.',
  ),
  FREEDOM_CREDIT_URL: setting(
    z.url().optional(),
    'Address of Freedom Finance Credit; its production address when absent.',
  ),
  FREEDOM_CREDIT_LOGIN: setting(
    z.string().min(1).optional(),
    'Login at Freedom Finance Credit; needed when CREDIT_GATEWAY is freedom.',
  ),
  FREEDOM_CREDIT_PASSWORD: setting(z.string().min(1).optional(), 'Password of that login.'),
  FREEDOM_CREDIT_PARTNER: setting(z.string().min(1).optional(), 'Name of the shop as a partner there.'),
  FREEDOM_CREDIT_PRODUCT: setting(z.string().min(1).optional(), 'Product of the contract that the shop sells by.'),
  FREEDOM_CREDIT_TERMS: setting(
    z
      .string()
      .regex(/^\d{1,2}(?:,\d{1,2})*$/)
      .default('3,6,12'),
    'Terms of that product in months, with commas between them.',
  ),
  FREEDOM_CREDIT_RATE: setting(
    z.coerce.number().min(0).max(100).default(0),
    'Yearly rate of that product in percent; 0 is an instalment.',
  ),
  PUSH_SENDER: setting(
    z.enum(['outbox', 'services']).default('outbox'),
    'Where push messages go: outbox keeps them for /trial-inbox; services are Web Push for browsers and, with FCM_ACCOUNT_FILE, Firebase for apps.',
  ),
  PUSH_CONTACT: setting(
    z
      .string()
      .regex(/^(?:mailto:|https:\/\/)./)
      .optional(),
    'Address that push services can write to, mailto:… or https://…; PUBLIC_URL when absent.',
  ),
  PUSH_ORIGINS: setting(
    z.string().min(1).optional(),
    'Origins of push services trusted beside those of the known browsers, with commas between them.',
  ),
  VAPID_PRIVATE_KEY: setting(
    z.string().min(1).optional(),
    'Private key of Web Push, base64url; when absent it is derived from APP_SECRET. Another key ends all subscriptions.',
  ),
  FCM_ACCOUNT_FILE: setting(z.string().min(1).optional(), "Path of the JSON file of Firebase's service account."),
  FCM_URL: setting(z.url().optional(), 'Address of Firebase Cloud Messaging; its production address when absent.'),
  APPLE_WALLET_CERTIFICATE: setting(
    z.string().min(1).optional(),
    'Certificate of a pass type of Apple Wallet: PEM or the path of its file; with it and its key, passes are offered (docs/how-to/wallets.md).',
  ),
  APPLE_WALLET_KEY: setting(z.string().min(1).optional(), 'Key of that certificate: PEM or the path of its file.'),
  APPLE_WALLET_KEY_PASSWORD: setting(z.string().min(1).optional(), 'Password of that key, when it has one.'),
  APPLE_WALLET_WWDR: setting(
    z.string().min(1).optional(),
    "Apple's own certificate (WWDR G4) that signed it: PEM or the path of its file.",
  ),
  GOOGLE_WALLET_ISSUER: setting(
    z.string().regex(/^\d+$/).optional(),
    "The shop's number (issuer id) at Google Wallet; with it and the account, passes are offered.",
  ),
  GOOGLE_WALLET_ACCOUNT_KEY: setting(
    z.string().min(1).optional(),
    "Google's service account that signs passes: its JSON or the path of that file.",
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'Mail server, smtp://name:password@host:port or smtps://…; when absent letters are kept for /trial-inbox.',
  ),
  MAIL_FROM: setting(
    z.string().min(3).optional(),
    'Sender of letters, such as Sauda <shop@example.kz>; needed with SMTP_URL.',
  ),
  GEOCODER: setting(
    z.enum(['gazetteer', 'yandex', '2gis']).default('gazetteer'),
    'What finds addresses: gazetteer (built in, needs no key), yandex or 2gis; an outside one that fails is answered for by the built-in.',
  ),
  YANDEX_GEOCODER_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Yandex HTTP Geocoder; needed when GEOCODER is yandex.',
  ),
  YANDEX_SUGGEST_KEY: setting(
    z.string().min(1).optional(),
    'Key of Yandex Geosuggest; needed when GEOCODER is yandex.',
  ),
  YANDEX_MAPS_KEY: setting(
    z.string().min(1).optional(),
    'Key of the Yandex map in the browser, restricted to your domain; without it the map is the built-in one.',
  ),
  TWO_GIS_KEY: setting(z.string().min(1).optional(), 'Key of the 2GIS catalogue API; needed when GEOCODER is 2gis.'),
  NATIVE_ORIGINS: setting(
    z
      .string()
      .regex(/^[a-z]+:\/\/[^\s,/]+(?:,[a-z]+:\/\/[^\s,/]+)*$/)
      .default('https://localhost,capacitor://localhost'),
    "Origins of the apps' web views that may make calls, exactly, with commas between them.",
  ),
  SMS_GATEWAY: setting(
    z.enum(['outbox', 'mobizon', 'smsc']).default('outbox'),
    'Provider of short messages: outbox keeps them for /trial-inbox, mobizon or smsc sends them.',
  ),
  SMS_FROM: setting(
    z.string().max(11).optional(),
    "Sender's name registered with the provider of short messages; the provider's own when absent.",
  ),
  SMS_API_URL: setting(z.url().optional(), "Address of the provider's API; its production address when absent."),
  MOBIZON_API_KEY: setting(z.string().min(1).optional(), 'Key of the Mobizon API; needed when SMS_GATEWAY is mobizon.'),
  SMSC_LOGIN: setting(z.string().min(1).optional(), 'Login at SMSC; needed when SMS_GATEWAY is smsc.'),
  SMSC_PASSWORD: setting(
    z.string().min(1).optional(),
    'Password of that login or its key for the API; needed when SMS_GATEWAY is smsc.',
  ),
  GA4_ID: setting(
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/)
      .optional(),
    'Measurement id of Google Analytics 4, G-…; with it visitors are asked whether it may count, and nothing is loaded before a yes.',
  ),
  GA4_SCRIPT_URL: setting(z.url().optional(), 'Address of its script; its production address when absent.'),
  METRICA_ID: setting(
    z
      .string()
      .regex(/^\d{4,12}$/)
      .optional(),
    'Number of the counter of Yandex Metrica; with it visitors are asked as for GA4_ID.',
  ),
  METRICA_SCRIPT_URL: setting(z.url().optional(), 'Address of its script; its production address when absent.'),
  DEV_PANEL: setting(z.stringbool().default(false), 'Shows /dev-panel in production too.'),
  SERVICES: setting(
    z
      .string()
      .regex(/^(web|worker)(,(web|worker))*$/)
      .default('web,worker'),
    'Services of this process: web, worker or both.',
  ),
  CATALOG_ENGINE: setting(
    z.enum(['memory', 'opensearch']).default('memory'),
    'What lists and searches products: an index in this process, or OpenSearch (docs/how-to/opensearch.md).',
  ),
  OPENSEARCH_URL: setting(
    z.url().optional(),
    'Address of OpenSearch 2.19, with a name and password when it asks for them; needed when CATALOG_ENGINE is opensearch.',
  ),
  TRUST_PROXY: setting(
    z.stringbool().default(false),
    'Believes X-Forwarded-* headers; set it behind a reverse proxy only.',
  ),
  OPERATOR_KEY: setting(
    z.string().optional(),
    'Key with which `npm run operator` works on a shop (docs/how-to/run-the-shop.md); the shop itself does not read it.',
  ),
} as const;

/** The validated environment. */
export type Env = { [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never };

/** Returns a test that tells whether an origin is one of the test domains (spec §2, §9). */
export function testDomainsFromEnv({ TEST_DOMAINS }: Pick<Env, 'TEST_DOMAINS'>): (origin: string) => boolean {
  const names = new Set(TEST_DOMAINS.split(',').filter(Boolean));
  return (origin) => names.size > 0 && names.has(new URL(origin).hostname);
}

/**
 * Origin under which the shop can be reached, without a slash at the end: the public one, else where it listens. Never
 * taken from a request.
 */
export function originFromEnv({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return PUBLIC_URL?.replace(/\/$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Tells whether the shop is only being tried: without a public address it takes no real money and sends nothing. */
export function isTrial({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL === undefined;
}

/** Names of variables whose values are shown nowhere. */
const SECRET = /SECRET|KEY|PASSWORD|DATABASE_URL|SMTP_URL/;

/** Tells which setting is wrong and what it takes; shown as one line, never with a stack. */
export class WrongSetting extends StartProblem {}

/**
 * Reads and validates the environment; throws `WrongSetting` naming the variable and its rule. An empty variable counts
 * as absent.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env: Record<string, unknown> = {};
  for (const [name, { schema, doc }] of Object.entries(settings)) {
    const raw = source[name]?.trim() || undefined;
    const parsed = schema.safeParse(raw);
    if (!parsed.success)
      throw new WrongSetting(
        `${name}${SECRET.test(name) ? '' : `=${raw ?? ''}`} is not valid: ${parsed.error.issues[0]?.message ?? 'wrong value'}. ${doc}`,
      );
    env[name] = parsed.data;
  }
  return env as Env;
}
