import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Body = Record<string, unknown>;
type Payment = {
  TransactionId: number;
  InvoiceId: string;
  Amount: number;
  Currency: string;
  Status: 'AwaitingAuthentication' | 'Authorized' | 'Completed' | 'Cancelled' | 'Declined';
  Reason: string;
  refunds: number[];
};

/**
 * Failure of the next call of a kind: the connection is cut before or after execution, the answer is not JSON, or the
 * server fails.
 */
type TipTopFailure = 'away' | 'lost' | 'garbage' | 'failure';

/** A local server with the part of TipTop Pay's API that the adapter uses. */
export type TipTopFake = {
  url: string;
  account: { publicId: string; apiSecret: string };
  orders: Map<string, Body>;
  payments: Map<string, Payment>;
  /** Sets the client's action on the payment page of an invoice. */
  pay(invoiceId: string, status: Payment['Status'], reason?: string): void;
  failNext(path: string, kind: TipTopFailure): void;
  /** Returns a webhook with the two signatures of the service. */
  createWebhook(
    fields: Record<string, string>,
    kind?: 'raw' | 'decoded',
  ): { body: string; headers: Record<string, string> };
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startTipTopFake(): Promise<TipTopFake> {
  const account = { publicId: `pk_${randomUUID()}`, apiSecret: randomUUID() };
  const orders = new Map<string, Body>();
  const payments = new Map<string, Payment>();
  const replays = new Map<string, unknown>();
  const failures = new Map<string, TipTopFailure>();
  const missing = { Success: false, Message: 'Not found' };
  let url = '';

  const byTransaction = ({ TransactionId }: Body) =>
    [...payments.values()].find((payment) => payment.TransactionId === TransactionId);

  const answer = (path: string, body: Body): unknown => {
    if (path === '/orders/create') {
      const Id = randomUUID().slice(0, 16);
      orders.set(Id, body);
      return { Success: true, Message: null, Model: { Id, Number: orders.size, Url: `${url}/d/${Id}` } };
    }
    if (path === '/v2/payments/find') {
      const found = payments.get(String(body['InvoiceId']));
      return found ? { Success: found.Status === 'Completed', Message: null, Model: found } : missing;
    }
    const payment = byTransaction(body);
    if (!payment) return missing;
    if (path === '/payments/confirm') {
      if (payment.Status === 'Authorized') payment.Status = 'Completed';
      return { Success: true, Message: null };
    }
    const refunded = payment.refunds.reduce((total, part) => total + part, 0);
    if (payment.Status !== 'Completed' || refunded + Number(body['Amount']) > payment.Amount)
      return { Success: false, Message: 'Wrong amount' };
    payment.refunds.push(Number(body['Amount']));
    return { Success: true, Message: null, Model: { TransactionId: 900_000 + payment.refunds.length } };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '/';
    const failure = failures.get(path);
    failures.delete(path);
    const basic = `Basic ${Buffer.from(`${account.publicId}:${account.apiSecret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return response.writeHead(401).end();
    if (failure === 'away') return request.socket.destroy();
    if (failure === 'failure') return response.writeHead(502).end('<html>');
    const key = `${path} ${String(request.headers['x-request-id'] ?? randomUUID())}`;
    if (!replays.has(key)) replays.set(key, answer(path, JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body));
    if (failure === 'lost') return request.socket.destroy();
    if (failure === 'garbage') return response.end('<html>');
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(replays.get(key)));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    account,
    orders,
    payments,
    pay(invoiceId, status, reason = '') {
      const order = [...orders.values()].find((candidate) => candidate['InvoiceId'] === invoiceId)!;
      payments.set(invoiceId, {
        TransactionId: 1000 + payments.size,
        InvoiceId: invoiceId,
        Amount: Number(order['Amount']),
        Currency: String(order['Currency']),
        Status: status,
        Reason: reason,
        refunds: [],
      });
    },
    failNext: (path, kind) => void failures.set(path, kind),
    createWebhook(fields, kind = 'raw') {
      const body = new URLSearchParams(fields).toString();
      const sign = (text: string) => createHmac('sha256', account.apiSecret).update(text).digest('base64');
      return kind === 'raw'
        ? { body, headers: { 'x-content-hmac': sign(body) } as Record<string, string> }
        : { body, headers: { 'content-hmac': sign(decodeURIComponent(body.replaceAll('+', ' '))) } };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
