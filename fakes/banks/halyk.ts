import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, string>;
type Transaction = {
  id: string;
  invoiceID: string;
  amount: number;
  currency: string;
  statusName: 'NEW' | '3D' | 'AUTH' | 'CHARGE' | 'CANCEL' | 'REFUND' | 'FAILED' | 'REJECT';
  reason: string;
  refunds: number[];
};

/**
 * Failure of the next call whose address contains the part: the connection is cut before or after execution, the answer
 * is not JSON, or it is an error code of the bank.
 */
type HalykFailure = 'away' | 'lost' | 'garbage' | number;

/** A local server with the part of Halyk ePay 2.0 that the adapter uses: tokens, states, charges and refunds. */
export type HalykFake = {
  url: string;
  account: { clientId: string; clientSecret: string; terminal: string };
  /** Token requests of payments by invoice. */
  tokens: Map<string, Fields>;
  transactions: Map<string, Transaction>;
  pay(invoiceId: string, statusName: Transaction['statusName'], reason?: string): void;
  failNext(part: string, kind: HalykFailure): void;
  /** Returns the body of a webhook. */
  createWebhookBody(invoiceId: string, change?: Record<string, unknown>): string;
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startHalykFake(): Promise<HalykFake> {
  const account = { clientId: 'test', clientSecret: randomUUID(), terminal: randomUUID() };
  const tokens = new Map<string, Fields>();
  const transactions = new Map<string, Transaction>();
  const issuedTokens = new Set<string>();
  const failures: { part: string; kind: HalykFailure }[] = [];

  const authorise = (fields: Fields): [number, unknown] => {
    if (fields['client_secret'] !== account.clientSecret || fields['terminal'] !== account.terminal)
      return [401, { code: 1, message: 'unauthorised' }];
    if (fields['invoiceID']) {
      if (!/^\d{6,15}$/.test(fields['invoiceID'])) return [400, { code: 2, message: 'wrong invoice' }];
      tokens.set(fields['invoiceID'], fields);
    }
    const access = randomUUID();
    issuedTokens.add(access);
    return [
      200,
      { access_token: access, expires_in: 7200, refresh_token: '', scope: fields['scope'], token_type: 'Bearer' },
    ];
  };

  const answer = (url: URL): [number, unknown] => {
    const [, invoice] = /^\/api\/check-status\/payment\/transaction\/(\d+)$/.exec(url.pathname) ?? [];
    if (invoice) {
      const transaction = transactions.get(invoice);
      return [200, { resultCode: transaction ? '100' : '102', resultMessage: '', transaction: transaction ?? null }];
    }
    const [, id, operation] = /^\/api\/operation\/([^/]+)\/(charge|cancel|refund)$/.exec(url.pathname) ?? [];
    const transaction = [...transactions.values()].find((candidate) => candidate.id === id);
    if (!transaction) return [400, { code: 404, message: 'not found' }];
    if (operation === 'charge') {
      if (transaction.statusName !== 'AUTH') return [400, { code: 1, message: 'not held' }];
      transaction.statusName = 'CHARGE';
      return [200, { code: 0 }];
    }
    const amount = Number(url.searchParams.get('amount') ?? transaction.amount);
    const refunded = transaction.refunds.reduce((total, part) => total + part, 0);
    if (transaction.statusName !== 'CHARGE' || amount < 1 || refunded + amount > transaction.amount)
      return [400, { code: 2, message: 'cannot be given back' }];
    transaction.refunds.push(amount);
    return [200, { code: 0 }];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://bank.test');
    const index = failures.findIndex(({ part }) => url.pathname.includes(part));
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0]!.kind;
    if (failure === 'away') return request.socket.destroy();
    const reply = (status: number, payload: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
    if (typeof failure === 'number') return reply(200, { resultCode: String(failure), transaction: null });
    const isToken = url.pathname === '/oauth2/token';
    const access = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!isToken && !issuedTokens.has(access)) return reply(401, { message: 'unauthorised' });
    const [status, payload] = isToken
      ? authorise(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))))
      : answer(url);
    if (failure === 'lost') return request.socket.destroy();
    return failure === 'garbage' ? response.end('<html>') : reply(status, payload);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    tokens,
    transactions,
    pay(invoiceId, statusName, reason = '') {
      const { amount, currency } = tokens.get(invoiceId)!;
      transactions.set(invoiceId, {
        id: randomUUID(),
        invoiceID: invoiceId,
        amount: Number(amount),
        currency: currency!,
        statusName,
        reason,
        refunds: [],
      });
    },
    failNext: (part, kind) => void failures.push({ part, kind }),
    createWebhookBody(invoiceId, change = {}) {
      const { amount, currency, secret_hash, terminal } = tokens.get(invoiceId)!;
      return JSON.stringify({
        id: randomUUID(),
        invoiceId,
        amount: Number(amount),
        currency,
        terminal,
        code: 'ok',
        cardMask: '440043...0015',
        secret_hash,
        ...change,
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
