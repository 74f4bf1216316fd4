import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, string>;
type Payment = {
  id: string;
  request: Fields;
  status: 'new' | 'success' | 'failed';
  failureReason: string;
  refunds: number[];
};

/** Failure of the next call to a script. */
type FreedomFailure =
  /** The connection is cut before execution. */
  | 'away'
  /** The connection is cut after execution. */
  | 'lost'
  /** The response is not XML. */
  | 'garbage'
  /** The signature of the response is wrong. */
  | 'forged';

/** A local server with the part of Freedom Pay's API that the adapter uses. */
export type FreedomFake = {
  url: string;
  account: { merchantId: string; secretKey: string };
  /** By pg_order_id. */
  payments: Map<string, Payment[]>;
  pay(orderId: string, result: 'success' | 'failed', reason?: string): void;
  failNext(script: string, kind: FreedomFailure): void;
  /** Returns the signed body of a webhook, including an undocumented field. */
  createWebhookBody(fields: Fields): string;
  /** True when a webhook response is signed correctly. */
  isSigned(fields: Fields, script: string): boolean;
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startFreedomFake(): Promise<FreedomFake> {
  const account = { merchantId: '540000', secretKey: randomUUID() };
  const payments = new Map<string, Payment[]>();
  const failures = new Map<string, FreedomFailure>();
  let url = '';
  let last = 1000;

  // Implemented independently of the adapter in order to verify it: names are sorted, values are joined.
  const sign = (script: string, fields: Fields) => {
    const names = Object.keys(fields).filter((name) => name !== 'pg_sig');
    const values = names.sort().map((name) => fields[name]);
    return createHash('md5')
      .update([script, ...values, account.secretKey].join(';'))
      .digest('hex');
  };
  const error = (code: number): Fields => ({
    pg_status: 'error',
    pg_error_code: String(code),
    pg_error_description: `error ${code}`,
  });
  const findById = (id: string | undefined) => [...payments.values()].flat().find((payment) => payment.id === id);

  const answer = (script: string, fields: Fields): Fields => {
    const orderId = fields['pg_order_id'] ?? '';
    if (script === 'init_payment.php') {
      const lifetime = Number(fields['pg_lifetime']);
      if (!(Number(fields['pg_amount']) > 0) || lifetime < 300 || lifetime > 604_800) return error(200);
      const payment: Payment = { id: String(++last), request: fields, status: 'new', failureReason: '', refunds: [] };
      payments.set(orderId, [...(payments.get(orderId) ?? []), payment]);
      return { pg_status: 'ok', pg_payment_id: payment.id, pg_redirect_url: `${url}/pay.html?customer=${payment.id}` };
    }
    const payment = script === 'get_status3.php' ? payments.get(orderId)?.at(-1) : findById(fields['pg_payment_id']);
    if (!payment) return error(340);
    if (script === 'revoke.php') {
      const amount = Number(fields['pg_refund_amount']) || Number(payment.request['pg_amount']);
      const refunded = payment.refunds.reduce((total, part) => total + part, 0);
      if (payment.status !== 'success' || refunded + amount > Number(payment.request['pg_amount'])) return error(490);
      payment.refunds.push(amount);
      return { pg_status: 'ok' };
    }
    return {
      pg_status: 'ok',
      pg_payment_id: payment.id,
      pg_payment_status: payment.status,
      pg_amount: `${payment.request['pg_amount']}.00`,
      pg_currency: String(payment.request['pg_currency']),
      ...(payment.failureReason && { pg_failure_description: payment.failureReason }),
      pg_not_documented: 'a & b',
    };
  };

  const xml = (fields: Fields) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<response>${Object.entries(fields)
      .map(([name, value]) => `<${name}>${value.replaceAll('&', '&amp;')}</${name}>`)
      .join('')}</response>`;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    const script = (request.url ?? '/').slice(1);
    const failure = failures.get(script);
    failures.delete(script);
    const reply = (fields: Fields) => response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(fields));
    if (failure === 'away') return request.socket.destroy();
    if (form['pg_merchant_id'] !== account.merchantId) return reply(error(101));
    if (form['pg_sig'] !== sign(script, form)) return reply(error(9998));
    const salted = { ...answer(script, form), pg_salt: randomUUID() };
    if (failure === 'lost') return request.socket.destroy();
    if (failure === 'garbage') return response.end('<html><p>');
    return reply({ ...salted, pg_sig: sign(failure === 'forged' ? 'other.php' : script, salted) });
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    account,
    payments,
    pay(orderId, result, reason = '') {
      const payment = payments.get(orderId)!.at(-1)!;
      payment.status = result;
      payment.failureReason = reason;
    },
    failNext: (script, kind) => void failures.set(script, kind),
    createWebhookBody(fields) {
      const salted = { ...fields, pg_not_documented: '1', pg_salt: randomUUID() };
      return new URLSearchParams({ ...salted, pg_sig: sign('webhook', salted) }).toString();
    },
    isSigned: (fields, script) => fields['pg_sig'] === sign(script, fields),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
