import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type KaspiPayment = {
  id: number;
  externalId: string;
  token: string;
  amount: number;
  status: string;
  /** Refunded tenge by request id. */
  returns: { requestId: string; amount: number }[];
};

/** Failure of a call: a code of the envelope, executed without an answer, or not executed. */
type KaspiFailure = number | 'lost' | 'none';

/** A local server with the part of Kaspi Pay's QR API (scheme r1) that the adapter uses. */
export type KaspiFake = {
  url: string;
  apiKey: string;
  tradePointId: number;
  payments: Map<number, KaspiPayment>;
  /** Registered devices; removing one invalidates its token. */
  devices: Set<string>;
  /** Bodies of the calls so far, newest last. */
  bodies: Record<string, unknown>[];
  /** The next calls return this code of the envelope, or fail otherwise; `none` lets one pass. */
  failNext(...failures: KaspiFailure[]): void;
  stop(): Promise<void>;
};

const CODE_SECONDS = 180;
const POLL_SECONDS = 5;

/** Starts the fake on a free port. */
export async function startKaspiFake(): Promise<KaspiFake> {
  const apiKey = randomUUID();
  const tradePointId = 7;
  const payments = new Map<number, KaspiPayment>();
  const devices = new Set<string>();
  const bodies: Record<string, unknown>[] = [];
  const failures: KaspiFailure[] = [];
  let nextId = 1000;

  const create = ({ DeviceToken, Amount, ExternalId }: Record<string, unknown>) => {
    if (!devices.has(String(DeviceToken))) return refusal(-1501);
    if (!Number.isInteger(Amount) || Number(Amount) < 1) return refusal(990000028);
    const id = nextId++;
    const token = `https://qr.kaspi.test/${randomUUID()}`;
    payments.set(id, {
      id,
      externalId: String(ExternalId),
      token,
      amount: Number(Amount),
      status: 'QrTokenCreated',
      returns: [],
    });
    return success({
      QrToken: token,
      ExpireDate: new Date(Date.now() + CODE_SECONDS * 1000).toISOString(),
      QrPaymentId: id,
      PaymentMethods: ['Gold', 'Red', 'Loan'],
      QrPaymentBehaviorOptions: {
        StatusPollingInterval: POLL_SECONDS,
        QrCodeScanWaitTimeout: CODE_SECONDS,
        PaymentConfirmationTimeout: 65,
      },
    });
  };

  const refundableAmount = ({ status, amount, returns }: KaspiPayment) =>
    status === 'Processed' ? amount - returns.reduce((total, refund) => total + refund.amount, 0) : 0;

  const refund = ({ QrPaymentId, Amount }: Record<string, unknown>, requestId: string) => {
    const payment = payments.get(Number(QrPaymentId));
    if (!payment) return refusal(-99000001);
    if (payment.status !== 'Processed') return refusal(-99000011);
    if (Number(Amount) > refundableAmount(payment)) return refusal(-99000005);
    payment.returns.push({ requestId, amount: Number(Amount) });
    return success({ ReturnOperationId: payment.returns.length });
  };

  const answer = (method: string, url: URL, body: Record<string, unknown>, requestId: string): object => {
    if (method === 'POST' && url.pathname === '/device/register') {
      if (body.TradePointId !== tradePointId) return refusal(-99000002);
      const token = randomUUID();
      devices.add(token);
      return success({ DeviceToken: token });
    }
    if (method === 'POST' && url.pathname === '/qr/create') return create(body);
    if (method === 'POST' && url.pathname === '/payment/return') return refund(body, requestId);
    const [, id = url.searchParams.get('QrPaymentId') ?? ''] =
      /^\/v02\/payment\/status\/(\d+)$/.exec(url.pathname) ?? [];
    const payment = payments.get(Number(id));
    if (!payment) return refusal(-1601);
    if (url.pathname === '/payment/details') {
      if (payment.status !== 'Processed') return refusal(-99000011);
      return success({ TotalAmount: payment.amount, AvailableReturnAmount: refundableAmount(payment) });
    }
    return success({ Status: payment.status, TransactionId: String(payment.id), Amount: payment.amount });
  };

  const server = createServer((request, response) => {
    void (async () => {
      const text = await readText(request);
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      const requestId = String(request.headers['x-request-id'] ?? '');
      const failure = failures.shift();
      const reply = (payload: object) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
      if (text) bodies.push(body);
      if (request.headers['api-key'] !== apiKey) return reply(refusal(-10000));
      if (typeof failure === 'number') return reply(refusal(failure));
      const result = answer(request.method ?? 'GET', new URL(request.url ?? '/', 'http://localhost'), body, requestId);
      if (failure === 'lost') return response.destroy();
      return reply(result);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    tradePointId,
    payments,
    devices,
    bodies,
    failNext: (...next) => void failures.push(...next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function success(data: object): object {
  return { StatusCode: 0, Message: 'OK', Data: data };
}

function refusal(code: number): object {
  return { StatusCode: code, Message: `code ${code}`, Data: null };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
