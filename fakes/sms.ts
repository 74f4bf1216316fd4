import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Failure of a provider's next call: `away` and `failure` do not accept the message, `lost` and `garbage` accept it and
 * return nothing or nonsense, `failing` reports an error of the provider.
 */
export type SmsFailure =
  | 'away'
  | 'failure'
  | 'closed'
  | 'lost'
  | 'garbage'
  | 'failing'
  | 'busy'
  | 'wrong-key'
  | 'wrong-number';
type ReportedFailure = 'failing' | 'busy' | 'wrong-key' | 'wrong-number';

/** A local server with the part of an SMS provider's API that the adapter uses. */
export type SmsFake = {
  url: string;
  /** Accepted messages, oldest first; `phone` with the country code, `id` as the shop named it, if it did. */
  accepted: AcceptedSms[];
  /** Sets the failure of the next call. */
  failNext(kind: SmsFailure): void;
  stop(): Promise<void>;
};

type AcceptedSms = { phone: string; text: string; from: string; id: string };

/** One provider: parses its calls, and names its statuses. */
type Protocol = {
  path: string;
  read(form: URLSearchParams): AcceptedSms;
  isAuthorized(query: URLSearchParams, form: URLSearchParams): boolean;
  done: (id: number) => unknown;
  refused: Record<ReportedFailure, unknown>;
  /** Status of a message: the path of the query, and the answer. */
  statusPath: string;
  answer(form: URLSearchParams, accepted: readonly AcceptedSms[]): unknown;
};

const mobizon: Protocol = {
  path: '/service/message/sendSmsMessage',
  read: (form) => ({
    phone: form.get('recipient') ?? '',
    text: form.get('text') ?? '',
    from: form.get('from') ?? '',
    id: form.get('params[name]') ?? '',
  }),
  isAuthorized: (query) => query.get('apiKey') === 'key' && query.get('output') === 'json' && query.get('api') === 'v1',
  done: (id) => ({ code: 0, data: { campaignId: id, messageId: id, status: 2 }, message: '' }),
  refused: {
    failing: { code: 999, data: null, message: 'general error' },
    busy: { code: 30, data: null, message: 'too many requests' },
    'wrong-key': { code: 8, data: null, message: 'login' },
    'wrong-number': { code: 1, data: { recipient: 'wrong' }, message: 'validation' },
  },
  statusPath: '/service/campaign/list',
  answer(form, accepted) {
    const [to, text, since] = ['recipient', 'text', 'createTsFrom'].map((name) => form.get(`criteria[${name}]`) ?? '');
    const isSingle = form.get('criteria[type]') === '1';
    if (!isSingle || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(since!))
      return { code: 1, data: null, message: 'validation' };
    const items = accepted
      .filter((message) => message.phone.includes(to!) && message.text === text)
      .map(({ id: name }, index) => ({ id: index, name, type: 1, commonStatus: 'DONE' }));
    return { code: 0, data: { items, totalItemCount: items.length }, message: '' };
  },
};

const smsc: Protocol = {
  path: '/sys/send.php',
  read: (form) => ({
    phone: form.get('phones') ?? '',
    text: form.get('mes') ?? '',
    from: form.get('sender') ?? '',
    id: form.get('id') ?? '',
  }),
  isAuthorized: (_query, form) =>
    form.get('login') === 'login' &&
    form.get('psw') === 'password' &&
    form.get('fmt') === '3' &&
    form.get('charset') === 'utf-8',
  done: (id) => ({ id, cnt: 1 }),
  refused: {
    failing: { error: 'unknown' },
    busy: { error: 'duplicate request', error_code: 9 },
    'wrong-key': { error: 'authorise error', error_code: 2 },
    'wrong-number': { error: 'invalid number', error_code: 7 },
  },
  statusPath: '/sys/status.php',
  answer(form, accepted) {
    const [phone, id] = [form.get('phone'), form.get('id')];
    const isKnownMessage = accepted.some((message) => message.phone === phone && message.id === id && id !== '');
    return isKnownMessage
      ? { status: 1, last_date: '22.11.2026 12:00:00', last_timestamp: 1_795_000_000 }
      : { status: -3 };
  },
};

const protocols = { mobizon, smsc };

/** Starts the fake of a provider on a free port. */
export async function startSmsFake(provider: keyof typeof protocols): Promise<SmsFake> {
  const { path, read, isAuthorized, done, refused, statusPath, answer: answerOf } = protocols[provider];
  const accepted: SmsFake['accepted'] = [];
  let next: SmsFailure | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const url = new URL(request.url ?? '/', 'http://provider.test');
    const form = new URLSearchParams(body);
    const message = read(form);
    const isSent = url.pathname === path;
    const isWrong = isSent && !/^7\d{10}$/.test(message.phone);
    const failure = !isAuthorized(url.searchParams, form) ? 'wrong-key' : isWrong ? 'wrong-number' : next;
    next = null;
    const reply = (value: unknown) => response.end(JSON.stringify(value));
    const isCall = request.method === 'POST' && (isSent || url.pathname === statusPath);
    if (!isCall) return response.writeHead(404).end();
    if (failure === 'away') return request.socket.destroy();
    if (failure === 'failure') return response.writeHead(502).end('<html>Bad gateway</html>');
    if (failure === 'closed') return response.writeHead(403).end('<html>Forbidden</html>');
    if (failure !== null && failure in refused) return reply(refused[failure as ReportedFailure]);
    if (isSent) accepted.push(message);
    if (failure === 'lost') return request.socket.destroy();
    if (failure === 'garbage') return response.end('<html>Done</html>');
    return reply(isSent ? done(accepted.length) : answerOf(form, accepted));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    failNext: (kind) => {
      next = kind;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
