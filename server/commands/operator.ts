import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { queryText } from '#domain/urls/url-text.ts';
import { isOperatorScope, OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import { wrongUsage, recordChange, runCommand, printOutcome, withStore, type CommandOutcome } from './command.ts';
import { createOperatorsService, type OperatorsService } from '../features/operations/operators/operators.service.ts';
import { splitFile } from '../features/storefront/content/content-file.ts';
import { originFromEnv, readEnv } from '../platform/process/env.ts';
import { loadSecret } from '../platform/secrets/secrets.ts';
import { createPass } from '../platform/http/maintenance-pass.ts';
import { StartupError } from '../platform/process/startup-error.ts';

const USAGE = `npm run operator -- key add "<who>" <scope,scope…>   creates a key and shows its token once
npm run operator -- key list | key revoke <id>
npm run operator -- orders [<state>] | order <number> [<state> [cash | card | mobile]]
npm run operator -- serials <number> <product> <serial…>
npm run operator -- returns [<state>] | return-photo <number> <n> | accept-return <number> ["<words>"] | refuse-return <number> "<why>"
npm run operator -- receive-return <number> [sold-again | not-sold-again] [gift-sold-again] [written-off=<product>:<quantity>,…]
npm run operator -- gift-purchases [<state>] | hand-over-cards <number> | refund-cards <number>
npm run operator -- trade-ins [<state>] | accept-trade-in <number> <tenge> | refuse-trade-in <number> "<why>"
npm run operator -- trade-in-models <file>               price table: lines of device, model and tenge, separated by tabs
npm run operator -- bonus-card <number> | give-bonuses <phone> <tenge> "<reference>" "<why>"
npm run operator -- add-bank-bonuses <phone> <bonuses> "<reference of the bank>" <last day, YYYY-MM-DD>
npm run operator -- keys <product> <file>                licence keys, one per line
npm run operator -- requests [<state>] | move-request <number> <state> ["<words>"]
npm run operator -- parts <banner|section|menu>         banners and sections of the home page, menus
npm run operator -- put-part <kind> <key> <key.ru.md> [<key.kk.md>] | remove-part <kind> <key>
npm run operator -- preview-home <time> [<city>] [ru | kk] [guest | customer]
npm run operator -- selections [<state>] | accept-selection <id> <file.json> | refuse-selection <id>
npm run operator -- promo-codes [<code>] | put-promo-code <code> <file.json> | end-promo-code <code>
npm run operator -- services | put-service <code> <file.json>
npm run operator -- due-services | service-day <number> <product> <code> <day> | service-done <number> <product> <code> <day> [<quantity done>] | refund-service <number> <product> <code> <already returned> [<quantity> [fault]]
npm run operator -- dates <number> | change-date <number> <day> <slot> | return-keys <number> <product> <already returned> [<quantity>]
npm run operator -- complaints | answer <ticket> "<text>"
npm run operator -- conversations [<state>] | reply <id> "<text>" | close <id>
npm run operator -- reviews | publish <id> ["<answer>"] | refuse <id>
npm run operator -- questions | publish-question <id> ["<answer>"] | refuse-question <id>
npm run operator -- refunds | settle <reference> "<how it was refunded>"
npm run operator -- invoices | pay-invoice <number> <sum> "<bank document>" | statement <file>
npm run operator -- receipts | retry-receipt <reference>
npm run operator -- messages [unknown | failed] | resend-message <id> | settle-message <id> "<outcome>"
npm run operator -- pass                             prints a link that opens the shop during maintenance
npm run operator -- audit
npm run operator -- actions [<number, ticket, "review 7" or "product 7">]
Scopes: ${OPERATOR_SCOPES.join(', ')}
All but "key" and "pass" call a running shop: set OPERATOR_KEY=op_…, and --shop https://… for a shop elsewhere`;

/** Request of a command: method, path under /api/operator, and body. */
type OperatorCall = { method: 'GET' | 'POST'; path: string; body?: object };

const encode = encodeURIComponent;
const get = (path: string): OperatorCall => ({ method: 'GET', path });
const post = (path: string, body: object): OperatorCall => ({ method: 'POST', path, body });

/** Decodes a bank statement: UTF-8, otherwise CP866 or Windows-1251 as declared in its header. */
export function decodeStatement(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1251').decode(bytes);
    // "Кодировка=DOS" as bytes: only its Latin letters are known before decoding.
    return /=DOS\s*$/m.test(windows) ? new TextDecoder('ibm866').decode(bytes) : windows;
  }
}

/**
 * Reads a banner, a section or a menu from a file in the format of `content/`; the file name ends with the language.
 */
export function readContentFile(file: string): { language: string; head: Record<string, string>; body: string } {
  const language = /\.(ru|kk)\.md$/.exec(file)?.[1];
  if (language === undefined) throw new StartupError(`${file}: the file name must be <key>.<ru|kk>.md`);
  try {
    const { rawHead, body } = splitFile(file, readFileSync(file, 'utf8'));
    return { language, head: rawHead, body };
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

/** Parses a price table of trade-in: lines of device, model and price in tenge, separated by tabs. */
export function parseTradeInModels(text: string): object[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [device, name, price] = line.split('\t').map((cell) => cell.trim());
    return device ? [{ device, name, price: Number(price) }] : [];
  });
}

/** Parses licence keys from a text, one per line. */
const parseKeys = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Parses the condition arguments of `receive-return`; null for an unknown argument. */
function parseCondition(words: readonly string[]): object | null {
  const condition: { soldAgain?: boolean; giftSoldAgain?: boolean; writtenOff?: object[] } = {};
  for (const word of words) {
    const [, writtenOff] = /^written-off=(\d+:\d+(?:,\d+:\d+)*)$/.exec(word) ?? [];
    if (word === 'sold-again' || word === 'not-sold-again') condition.soldAgain = word === 'sold-again';
    else if (word === 'gift-sold-again') condition.giftSoldAgain = true;
    else if (writtenOff === undefined) return null;
    else
      condition.writtenOff = writtenOff.split(',').map((line) => {
        const [productId, quantity] = line.split(':').map(Number);
        return { productId, quantity };
      });
  }
  return condition;
}

const readJson = (file: string): object => parseJson<object>(readFileSync(file, 'utf8'), `${file} is not JSON`);

/** Creates a command that lists entries, all or those with a value of the parameter. */
const list =
  (path: string, parameter: string) =>
  (value?: string): OperatorCall =>
    get(value ? `${path}?${parameter}=${encode(value)}` : path);

function setServiceDay(
  service: readonly (string | undefined)[],
  day: object | '' | undefined,
): OperatorCall | undefined {
  const [number, product, code] = service;
  return number && product && code && day
    ? post(`/orders/${encode(number)}/services/${encode(product)}/${encode(code)}`, day)
    : undefined;
}

const OPTIONS = { shop: { type: 'string' } } as const;

const CALLS: Record<string, (...words: string[]) => OperatorCall | undefined> = {
  orders: list('/orders', 'status'),
  order: (number, status, paidBy) =>
    !number
      ? undefined
      : status
        ? post(`/orders/${encode(number)}/status`, { status, ...(paidBy && { paidBy }) })
        : get(`/orders/${encode(number)}`),
  serials: (number, product, ...serials) =>
    number && product ? post(`/orders/${encode(number)}/serials`, { productId: Number(product), serials }) : undefined,
  returns: list('/returns', 'state'),
  'return-photo': (number, position) =>
    number && position ? get(`/returns/${encode(number)}/photos/${encode(position)}`) : undefined,
  'accept-return': (number, answer) =>
    number ? post(`/returns/${encode(number)}/accept`, { ...(answer && { answer }) }) : undefined,
  'refuse-return': (number, answer) =>
    number && answer ? post(`/returns/${encode(number)}/refuse`, { answer }) : undefined,
  'receive-return': (number, ...words) => {
    const condition = parseCondition(words);
    return number && condition ? post(`/returns/${encode(number)}/receive`, condition) : undefined;
  },
  'gift-purchases': list('/gift-purchases', 'state'),
  'hand-over-cards': (number) => (number ? post(`/gift-purchases/${encode(number)}/hand-over`, {}) : undefined),
  'refund-cards': (number) => (number ? post(`/gift-purchases/${encode(number)}/refund`, {}) : undefined),
  'trade-in-models': (file) =>
    file ? post('/trade-in-models', { models: parseTradeInModels(readFileSync(file, 'utf8')) }) : undefined,
  'trade-ins': list('/trade-ins', 'state'),
  'accept-trade-in': (number, price) =>
    number && /^\d{1,7}$/.test(price ?? '')
      ? post(`/trade-ins/${encode(number)}/accept`, { price: Number(price) })
      : undefined,
  'refuse-trade-in': (number, answer) =>
    number && answer ? post(`/trade-ins/${encode(number)}/refuse`, { answer }) : undefined,
  'bonus-card': (number) => (number ? get(`/bonus-cards/${encode(number)}`) : undefined),
  'give-bonuses': (phone, amount, reference, note) =>
    phone && reference && note && /^\d{1,8}$/.test(amount ?? '')
      ? post('/bonuses', { phone, amount: Number(amount), reference, note })
      : undefined,
  'add-bank-bonuses': (phone, amount, reference, lastDay) =>
    phone && reference && lastDay && /^\d{1,8}$/.test(amount ?? '')
      ? post('/bank-bonuses', { phone, amount: Number(amount), reference, lastDay })
      : undefined,
  keys: (product, file) =>
    product && file
      ? post(`/products/${encode(product)}/keys`, { keys: parseKeys(readFileSync(file, 'utf8')) })
      : undefined,
  requests: list('/requests', 'state'),
  'move-request': (number, state, answer) =>
    number && state ? post(`/requests/${encode(number)}/state`, { state, ...(answer && { answer }) }) : undefined,
  parts: (kind) => (kind ? get(`/parts/${encode(kind)}`) : undefined),
  'put-part': (kind, key, ...files) =>
    kind && key && files.length > 0
      ? post(`/parts/${encode(kind)}/${encode(key)}`, { texts: files.map(readContentFile) })
      : undefined,
  'remove-part': (kind, key) => (kind && key ? post(`/parts/${encode(kind)}/${encode(key)}/remove`, {}) : undefined),
  'preview-home': (date, city, language, audience) =>
    date ? get(`/home-preview${queryText({ at: date, audience, city, language })}`) : undefined,
  selections: list('/selections', 'state'),
  'accept-selection': (id, file) => (id && file ? post(`/selections/${encode(id)}/accept`, readJson(file)) : undefined),
  'refuse-selection': (id) => (id ? post(`/selections/${encode(id)}/refuse`, {}) : undefined),
  'promo-codes': (code) => get(code ? `/promo-codes/${encode(code)}` : '/promo-codes'),
  'put-promo-code': (code, file) => (code && file ? post(`/promo-codes/${encode(code)}`, readJson(file)) : undefined),
  'end-promo-code': (code) => (code ? post(`/promo-codes/${encode(code)}/end`, {}) : undefined),
  services: () => get('/services'),
  'put-service': (code, file) => (code && file ? post(`/services/${encode(code)}`, readJson(file)) : undefined),
  'due-services': () => get('/due-services'),
  'service-day': (number, product, code, date) => setServiceDay([number, product, code], date && { date }),
  'service-done': (number, product, code, doneOn, done) =>
    setServiceDay([number, product, code], doneOn && { doneOn, ...(done && { done: Number(done) }) }),
  'refund-service': (number, product, code, returned, quantity, fault) =>
    number && product && code && returned && (fault === undefined || fault === 'fault')
      ? post(`/orders/${encode(number)}/services/${encode(product)}/${encode(code)}/refund`, {
          returned: Number(returned),
          ...(quantity && { quantity: Number(quantity) }),
          shopAtFault: fault === 'fault',
        })
      : undefined,
  dates: (number) => (number ? get(`/orders/${encode(number)}/dates`) : undefined),
  'change-date': (number, date, slot) =>
    number && date && slot ? post(`/orders/${encode(number)}/date`, { date, slot }) : undefined,
  'return-keys': (number, product, returned, quantity) =>
    number && product && returned
      ? post(`/orders/${encode(number)}/keys/${encode(product)}/return`, {
          returned: Number(returned),
          ...(quantity && { quantity: Number(quantity) }),
        })
      : undefined,
  complaints: () => get('/complaints'),
  answer: (ticket, answer) => (ticket && answer ? post(`/complaints/${encode(ticket)}/answer`, { answer }) : undefined),
  conversations: list('/conversations', 'state'),
  reply: (id, text) => (id && text ? post(`/conversations/${encode(id)}/answer`, { text }) : undefined),
  close: (id) => (id ? post(`/conversations/${encode(id)}/close`, {}) : undefined),
  reviews: () => get('/reviews'),
  publish: (id, answer) =>
    id ? post(`/reviews/${encode(id)}/judge`, { status: 'published', ...(answer && { answer }) }) : undefined,
  questions: () => get('/questions'),
  'publish-question': (id, answer) =>
    id ? post(`/questions/${encode(id)}/judge`, { status: 'published', ...(answer && { answer }) }) : undefined,
  'refuse-question': (id) => (id ? post(`/questions/${encode(id)}/judge`, { status: 'refused' }) : undefined),
  refuse: (id) => (id ? post(`/reviews/${encode(id)}/judge`, { status: 'refused' }) : undefined),
  refunds: () => get('/refunds'),
  settle: (reference, note) => (reference && note ? post(`/refunds/${encode(reference)}/settle`, { note }) : undefined),
  invoices: () => get('/invoices'),
  'pay-invoice': (number, amount, document) =>
    number && document && /^\d{1,10}$/.test(amount ?? '')
      ? post(`/invoices/${encode(number)}/pay`, { amount: Number(amount), document })
      : undefined,
  statement: (file) => (file ? post('/statements', { text: decodeStatement(readFileSync(file)) }) : undefined),
  receipts: () => get('/receipts'),
  'retry-receipt': (reference) => (reference ? post(`/receipts/${encode(reference)}/retry`, {}) : undefined),
  messages: list('/messages', 'state'),
  'resend-message': (id) => (id ? post(`/messages/${encode(id)}/again`, {}) : undefined),
  'settle-message': (id, note) => (id && note ? post(`/messages/${encode(id)}/settle`, { note }) : undefined),
  audit: () => get('/audit'),
  actions: list('/actions', 'subject'),
};

/** Creates, lists and revokes keys. Exit codes: 1 for an unknown scope or id, 2 for wrong usage. */
export async function runKeys(
  operators: Pick<OperatorsService, 'add' | 'list' | 'revoke'>,
  [verb, first, second, ...rest]: readonly string[],
  now: Date,
): Promise<CommandOutcome> {
  if (rest.length > 0) return wrongUsage('Quote a name of several words', USAGE);
  if (verb === 'list' && first === undefined) {
    const lines = (await operators.list()).map(
      ({ id, name, scopes, usedAt, revokedAt }) =>
        `${id}  ${name}  ${scopes.join(',')}  ${revokedAt ? `revoked ${revokedAt.slice(0, 10)}` : usedAt ? `used ${usedAt.slice(0, 10)}` : 'never used'}`,
    );
    return { text: lines.join('\n') || 'There are no keys.', code: 0 };
  }
  if (verb === 'revoke' && /^\d{1,9}$/.test(first ?? '') && second === undefined)
    return (await operators.revoke(Number(first), now))
      ? { text: `Key ${first} is revoked.`, code: 0 }
      : { text: `There is no active key ${first}.`, code: 1 };
  if (verb === 'add' && first && second) {
    const scopes = second.split(',').map((word) => word.trim());
    const unknownScope = scopes.find((word) => !isOperatorScope(word));
    if (unknownScope !== undefined)
      return { text: `${unknownScope} is not a scope. Scopes: ${OPERATOR_SCOPES.join(', ')}`, code: 1 };
    const { id, token } = await operators.add(first, scopes.filter(isOperatorScope), now);
    return { text: `Key ${id} of ${first}. Keep the token, it is not shown again:\n${token}`, code: 0 };
  }
  return wrongUsage(
    verb === 'add' ? 'A key needs a name and its scopes' : `"${verb ?? ''}" with these arguments is not a key command`,
    USAGE,
  );
}

/** Commands that take any number of arguments. */
const REST_COMMANDS: ReadonlySet<string> = new Set(['serials', 'receive-return', 'put-part']);

function parseCall([verb = '', ...params]: readonly string[]): OperatorCall | undefined {
  if (!Object.hasOwn(CALLS, verb)) return undefined;
  const create = CALLS[verb]!;
  // An unquoted text would lose all words but the first.
  return REST_COMMANDS.has(verb) || params.length <= create.length ? create(...params) : undefined;
}

/** Reports wrong usage, with the usage lines of the command. */
function wrongArguments([verb = '']: readonly string[]): CommandOutcome {
  if (!Object.hasOwn(CALLS, verb)) return wrongUsage(`"${verb}" is not an operator command`, USAGE);
  const usage = USAGE.split('\n').filter((line) => line.split(/[ |]+/).includes(verb));
  return wrongUsage(
    `Arguments of "${verb}" are missing or wrong; quote a text of several words`,
    usage.join('\n') || USAGE,
  );
}

/** Remedies for failures that are not specific to a command. */
const REMEDIES: Partial<Record<string, string>> = {
  unauthorised: 'OPERATOR_KEY is unknown to this shop or revoked: `npm run operator -- key list` shows the keys',
  forbidden: 'OPERATOR_KEY lacks the scope of this command: create a key with it by `npm run operator -- key add`',
  second_operator_needed: 'another person has to repeat this command with a key of their own within a week',
};

function formatRejection(status: number, error: string | undefined, details: unknown): string {
  const remedy = REMEDIES[error ?? ''];
  return `${status} ${error}${remedy ? `: ${remedy}` : ''}${details === undefined ? '' : ` ${JSON.stringify(details)}`}`;
}

function parseJson<T>(text: string, problem: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new StartupError(problem);
  }
}

/** Makes one call to a running shop and prints the response as JSON. Exit codes: 1 if rejected, 2 for wrong usage. */
export async function runCall(
  args: readonly string[],
  shop: string,
  token: string | undefined,
): Promise<CommandOutcome> {
  const call = parseCall(args);
  if (!call) return wrongArguments(args);
  if (!token)
    throw new StartupError(
      'OPERATOR_KEY is missing: create a key with `npm run operator -- key add "<who>" <scope,scope…>` and set OPERATOR_KEY=op_… in the environment or in .env',
    );
  const response = await fetch(`${shop}/api/operator${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, ...(call.body && { 'content-type': 'application/json' }) },
    ...(call.body && { body: JSON.stringify(call.body) }),
  }).catch((error: Error) => {
    throw new StartupError(
      `${shop} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  const text = await response.text();
  const { data, error, details } = parseJson<{ data?: unknown; error?: string; details?: unknown }>(
    text,
    `${shop} responded with ${response.status} without JSON: is this the URL of the shop?`,
  );
  return response.ok
    ? { text: JSON.stringify(data, null, 2), code: 0 }
    : { text: formatRejection(response.status, error, details), code: 1 };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [verb, ...rest] = positionals;
  if (verb === 'key')
    return withStore(1, async ({ db }) => {
      const work = () => runKeys(createOperatorsService({ db }), rest, new Date());
      const change = { command: 'operator', subject: 'key', input: { words: rest } };
      return printOutcome(await (rest[0] === 'list' ? work() : recordChange(db, change, work)));
    });
  const env = readEnv();
  if (verb === 'pass' && rest.length === 0) {
    const pass = createPass(loadSecret(env.APP_SECRET, env.DATA_DIR), new Date());
    return printOutcome({ text: `${values.shop ?? originFromEnv(env)}/works/${pass}`, code: 0 });
  }
  return printOutcome(await runCall(positionals, values.shop ?? originFromEnv(env), env.OPERATOR_KEY));
}

if (import.meta.main) await runCommand({ usage: USAGE, options: OPTIONS, minArguments: 1 }, main);
