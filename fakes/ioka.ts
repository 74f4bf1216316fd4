import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type IokaPayment = { id: string; status: string; error: { code: string } | null };
type RefundStatus = 'PENDING' | 'APPROVED' | 'DECLINED';
type IokaRefund = { id: string; status: RefundStatus; amount: number; reason: string };
type IokaOrder = {
  id: string;
  external_id: string;
  amount: number;
  currency: string;
  status: 'UNPAID' | 'ON_HOLD' | 'PAID';
  checkout_url: string;
  back_url: string;
  payments: IokaPayment[];
  refunds: IokaRefund[];
};

/** A local server that speaks ioka's order calls, as far as the adapter uses them. */
export type IokaFake = {
  url: string;
  apiKey: string;
  orders: Map<string, IokaOrder>;
  /** What the client's card did on the payment page. */
  pay(orderId: string, result: 'approve' | { decline: string }): void;
  /** What becomes of the next refunds; without it they are approved at once. */
  refundNext(...statuses: RefundStatus[]): void;
  /** What has become of the refunds of an order that are pending. */
  settleRefunds(orderId: string, status: RefundStatus): void;
  /** The next calls answer with this status: 503 surely not executed; 504 executed, but nobody heard of it. */
  failNext(...statuses: (503 | 504)[]): void;
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startIokaFake(): Promise<IokaFake> {
  const apiKey = randomUUID();
  const orders = new Map<string, IokaOrder>();
  const failures: number[] = [];
  const refundStatuses: RefundStatus[] = [];
  let url = '';

  const answer = (method: string, path: string, body: Record<string, unknown>): [number, unknown] => {
    const [, id, part] = /^\/v2\/orders(?:\/([^/]+))?(?:\/(refunds))?$/.exec(path) ?? [];
    if (!id) return method === 'POST' ? create(body) : [405, problem('InvalidRequest')];
    const order = orders.get(id);
    if (!order) return [404, problem('OrderNotFound')];
    if (!part) return [200, order];
    return method === 'GET' ? [200, order.refunds] : refund(order, body, refundStatuses.shift() ?? 'APPROVED');
  };

  const create = (body: Record<string, unknown>): [number, unknown] => {
    const { amount, currency = 'KZT', external_id = '', back_url = '' } = body;
    if (!Number.isInteger(amount) || (amount as number) < 1) return [400, problem('InvalidRequest')];
    if ([...orders.values()].some((order) => order.external_id === external_id)) return [409, problem('OrderExists')];
    const id = `ord_${randomUUID()}`;
    const order: IokaOrder = {
      id,
      external_id: String(external_id),
      amount: amount as number,
      currency: String(currency),
      status: 'UNPAID',
      checkout_url: `${url}/checkout/${id}`,
      back_url: String(back_url),
      payments: [],
      refunds: [],
    };
    orders.set(id, order);
    return [201, { order, order_access_token: randomUUID() }];
  };

  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const failure = failures.shift();
    const reply = (status: number, payload: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
    const text = await textOf(request);
    if (failure === 503) return reply(503, problem('BadGateway'));
    if (request.headers['api-key'] !== apiKey) return reply(401, problem('Unauthorized'));
    const [status, payload] = answer(
      request.method ?? 'GET',
      request.url ?? '/',
      text ? (JSON.parse(text) as Record<string, unknown>) : {},
    );
    return failure === 504 ? reply(504, problem('BadGateway')) : reply(status, payload);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    apiKey,
    orders,
    pay(orderId, result) {
      const order = orders.get(orderId)!;
      order.payments.push(
        result === 'approve'
          ? { id: randomUUID(), status: 'CAPTURED', error: null }
          : { id: randomUUID(), status: 'DECLINED', error: { code: result.decline } },
      );
      if (result === 'approve') order.status = 'PAID';
    },
    refundNext: (...statuses) => void refundStatuses.push(...statuses),
    settleRefunds(orderId, status) {
      for (const pending of orders.get(orderId)!.refunds) if (pending.status === 'PENDING') pending.status = status;
    },
    failNext: (...statuses) => void failures.push(...statuses),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refund(
  order: IokaOrder,
  { amount, reason = '' }: Record<string, unknown>,
  status: RefundStatus,
): [number, unknown] {
  const given = order.refunds.reduce((total, own) => total + (own.status === 'DECLINED' ? 0 : own.amount), 0);
  if (order.status !== 'PAID') return [409, problem('OrderHasNoApprovedPayment')];
  if (given + Number(amount) > order.amount) return [409, problem('PaymentRefundAmountExceededError')];
  const refund = { id: randomUUID(), status, amount: Number(amount), reason: String(reason) };
  order.refunds.push(refund);
  return [200, refund];
}

function problem(code: string): object {
  return { code, message: code };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
