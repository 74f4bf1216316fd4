import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider's stand-in does with the next message. */
export type SmsTrouble = 'away' | 'garbage' | 'busy' | 'wrong-key' | 'wrong-number';

/** A local server that speaks the protocol of a provider of short messages, as far as the adapter uses it. */
export type SmsFake = {
  url: string;
  /** Messages that were taken, oldest first; `phone` with the country code. */
  taken: { phone: string; text: string; from: string }[];
  /** The next message is answered so. */
  trouble(kind: SmsTrouble): void;
  stop(): Promise<void>;
};

/** One provider: where its messages are read from a call, and its words for what happened. */
type Protocol = {
  path: string;
  read(query: URLSearchParams, form: URLSearchParams): { phone: string; text: string; from: string; known: boolean };
  done: (id: number) => unknown;
  refused: Record<Exclude<SmsTrouble, 'away' | 'garbage'>, unknown>;
};

const mobizon: Protocol = {
  path: '/service/message/sendSmsMessage',
  read: (query, form) => ({
    phone: form.get('recipient') ?? '',
    text: form.get('text') ?? '',
    from: form.get('from') ?? '',
    known: query.get('apiKey') === 'key' && query.get('output') === 'json' && query.get('api') === 'v1',
  }),
  done: (id) => ({ code: 0, data: { campaignId: id, messageId: id, status: 2 }, message: '' }),
  refused: {
    busy: { code: 30, data: null, message: 'too many requests' },
    'wrong-key': { code: 8, data: null, message: 'login' },
    'wrong-number': { code: 1, data: { recipient: 'wrong' }, message: 'validation' },
  },
};

const smsc: Protocol = {
  path: '/sys/send.php',
  read: (_query, form) => ({
    phone: form.get('phones') ?? '',
    text: form.get('mes') ?? '',
    from: form.get('sender') ?? '',
    known:
      form.get('login') === 'login' &&
      form.get('psw') === 'password' &&
      form.get('fmt') === '3' &&
      form.get('charset') === 'utf-8',
  }),
  done: (id) => ({ id, cnt: 1 }),
  refused: {
    busy: { error: 'duplicate request', error_code: 9 },
    'wrong-key': { error: 'authorise error', error_code: 2 },
    'wrong-number': { error: 'invalid number', error_code: 7 },
  },
};

const protocols = { mobizon, smsc };

/** Starts the stand-in of a provider on a free port. */
export async function startSmsFake(provider: keyof typeof protocols): Promise<SmsFake> {
  const { path, read, done, refused } = protocols[provider];
  const taken: SmsFake['taken'] = [];
  let next: SmsTrouble | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const url = new URL(request.url ?? '/', 'http://provider.test');
    const { known, ...message } = read(url.searchParams, new URLSearchParams(body));
    const trouble = !known ? 'wrong-key' : /^7\d{10}$/.test(message.phone) ? next : 'wrong-number';
    next = null;
    const answer = (value: unknown) => response.end(JSON.stringify(value));
    if (request.method !== 'POST' || url.pathname !== path) return response.writeHead(404).end();
    if (trouble === 'away') return request.socket.destroy();
    if (trouble === 'garbage') return response.writeHead(502).end('<html>Bad gateway</html>');
    if (trouble !== null) return answer(refused[trouble]);
    taken.push(message);
    return answer(done(taken.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    trouble: (kind) => {
      next = kind;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
