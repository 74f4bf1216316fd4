import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type IokaCard = { id: string; customer_id: string; status: string; pan_masked: string; expiry_date: string };
type IokaPayment = {
  id: string;
  status: string;
  error: { code: string } | null;
  payer: { card_id: string | null } | null;
};
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
  customer_id: string | null;
  card_id: string | null;
  payments: IokaPayment[];
  refunds: IokaRefund[];
};

/** A local server with the part of ioka's API for orders, customers and cards that the adapter uses. */
export type IokaFake = {
  url: string;
  apiKey: string;
  orders: Map<string, IokaOrder>;
  /** Saved cards by customer. */
  cards: Map<string, IokaCard[]>;
  /** Sets the result of the client's card on the payment page. */
  pay(orderId: string, result: 'approve' | { decline: string }): void;
  /** Sets the statuses of the next refunds; the default is immediate approval. */
  setNextRefundStatuses(...statuses: RefundStatus[]): void;
  /** Sets the final status of an order's pending refunds. */
  settleRefunds(orderId: string, status: RefundStatus): void;
  /** The next calls return this status: 503 surely not executed; 504 executed, but the answer is lost. */
  failNext(...statuses: (503 | 504)[]): void;
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startIokaFake(): Promise<IokaFake> {
  const apiKey = randomUUID();
  const orders = new Map<string, IokaOrder>();
  const cards = new Map<string, IokaCard[]>();
  const failures: number[] = [];
  const refundStatuses: RefundStatus[] = [];
  let url = '';

  const answerCustomerCall = (method: string, path: string): [number, unknown] => {
    const [, id, cardId] = /^\/v2\/customers(?:\/([^/]+)\/cards(?:\/([^/]+))?)?$/.exec(path) ?? [];
    if (!id) {
      const created = `cus_${randomUUID()}`;
      cards.set(created, []);
      return [201, { customer: { id: created }, customer_access_token: randomUUID() }];
    }
    const savedCards = cards.get(id);
    if (!savedCards) return [404, problem('CustomerNotFound')];
    if (!cardId) return [200, savedCards];
    const card = savedCards.find((candidate) => candidate.id === cardId);
    if (!card) return [404, problem('CardNotFound')];
    if (method === 'DELETE') savedCards.splice(savedCards.indexOf(card), 1);
    return method === 'DELETE' ? [204, null] : [200, card];
  };

  const answer = (method: string, path: string, body: Record<string, unknown>): [number, unknown] => {
    if (path.startsWith('/v2/customers')) return answerCustomerCall(method, path);
    const [, id, part] = /^\/v2\/orders(?:\/([^/]+))?(?:\/(refunds))?$/.exec(path) ?? [];
    if (!id) return method === 'POST' ? create(body) : [405, problem('InvalidRequest')];
    const order = orders.get(id);
    if (!order) return [404, problem('OrderNotFound')];
    if (!part) return [200, order];
    return method === 'GET' ? [200, order.refunds] : refund(order, body, refundStatuses.shift() ?? 'APPROVED');
  };

  const create = (body: Record<string, unknown>): [number, unknown] => {
    const { amount, currency = 'KZT', external_id = '', back_url = '', customer_id = null, card_id = null } = body;
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
      customer_id: customer_id as string | null,
      card_id: card_id as string | null,
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
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(payload === null ? undefined : JSON.stringify(payload));
    const text = await readText(request);
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
    cards,
    pay(orderId, result) {
      const order = orders.get(orderId)!;
      const id = randomUUID();
      if (result !== 'approve')
        return void order.payments.push({ id, status: 'DECLINED', error: { code: result.decline }, payer: null });
      const savedCards = cards.get(order.customer_id ?? '');
      if (savedCards && order.card_id === null)
        savedCards.push({
          id: `crd_${randomUUID()}`,
          customer_id: order.customer_id!,
          status: 'APPROVED',
          pan_masked: '440043******0028',
          expiry_date: '12/34',
        });
      order.payments.push({
        id,
        status: 'CAPTURED',
        error: null,
        payer: { card_id: order.card_id ?? savedCards?.at(-1)?.id ?? null },
      });
      order.status = 'PAID';
    },
    setNextRefundStatuses: (...statuses) => void refundStatuses.push(...statuses),
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
  const refunded = order.refunds.reduce((total, item) => total + (item.status === 'DECLINED' ? 0 : item.amount), 0);
  if (order.status !== 'PAID') return [409, problem('OrderHasNoApprovedPayment')];
  if (refunded + Number(amount) > order.amount) return [409, problem('PaymentRefundAmountExceededError')];
  const refund = { id: randomUUID(), status, amount: Number(amount), reason: String(reason) };
  order.refunds.push(refund);
  return [200, refund];
}

function problem(code: string): object {
  return { code, message: code };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
