import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Failure of the next receipt: a code of Webkassa's list, a connection that is cut before (`away`) or after (`lost`)
 * the receipt was issued, no answer at all, or an answer that is not JSON although the receipt was issued.
 */
type WebkassaFailure = number | 'away' | 'lost' | 'silence' | 'garbage';

type Body = Record<string, unknown>;
type Ticket = { check: Body; answer: { CheckNumber: string } & Body };

/** A local server with the part of Webkassa's API v4 that the adapter uses. */
export type WebkassaFake = {
  url: string;
  account: { apiKey: string; login: string; password: string; cashbox: string };
  /** Requested receipts in the order of issue. */
  checks: Body[];
  /** Number of receipts with an ExternalCheckNumber. */
  issued(reference: string): number;
  /** Issued tokens, and closed shifts. */
  counts: { tokens: number; shifts: number };
  failNext(...next: WebkassaFailure[]): void;
  /** Expires all tokens. */
  endSession(): void;
  /** True while the fiscal data operator is unreachable. */
  offline: boolean;
  /** Maximum number of concurrent requests so far. */
  maxConcurrent(): number;
  stop(): Promise<void>;
};

/** Starts the fake on a free port. */
export async function startWebkassaFake(): Promise<WebkassaFake> {
  const account = { apiKey: randomUUID(), login: 'login', password: 'password', cashbox: 'SWK00000001' };
  const tickets = new Map<string, Ticket>();
  const tokens = new Set<string>();
  const failures: WebkassaFailure[] = [];
  let isShiftOpen = false;
  let open = 0;
  let concurrent = 0;

  const authorise = ({ Login, Password }: Body) => {
    if (Login !== account.login || Password !== account.password) return failure(1);
    const Token = randomUUID();
    tokens.add(Token);
    fake.counts.tokens++;
    return { Data: { Token } };
  };

  const check = (body: Body) => {
    const reference = String(body['ExternalCheckNumber']);
    if (tickets.has(reference)) return failure(14);
    const problem = findProblem(body, [...tickets.values()]);
    if (problem !== null) return failure(problem);
    isShiftOpen = true;
    const CheckNumber = String(1_000_000_000 + tickets.size);
    const answer = {
      CheckNumber,
      DateTime: '22.11.2026 18:30:15',
      DateTimeUTC: '2026-11-22T18:30:15+05:00',
      OfflineMode: fake.offline,
      CashboxOfflineMode: fake.offline,
      Cashbox: {
        UniqueNumber: account.cashbox,
        RegistrationNumber: '010100123456',
        IdentityNumber: '123',
        Address: 'Алматы',
        Ofd: { Name: 'АО «Казахтелеком»', NameKk: '«Қазақтелеком» АҚ', Host: 'consumer.oofd.kz', Code: 1 },
      },
      CheckOrderNumber: tickets.size + 1,
      ShiftNumber: fake.counts.shifts + 1,
      TicketUrl: `http://consumer.oofd.kz/?i=${CheckNumber}&f=010100123456`,
      TicketPrintUrl: `${fake.url}/print/${CheckNumber}`,
    };
    tickets.set(reference, { check: body, answer });
    return { Data: answer };
  };

  const zReport = () => {
    if (!isShiftOpen) return failure(13);
    isShiftOpen = false;
    fake.counts.shifts++;
    return { Data: { ShiftNumber: fake.counts.shifts } };
  };

  const answer = (path: string, body: Body): object | null => {
    if (path === '/api/v4/Authorize') return authorise(body);
    if (!tokens.has(String(body['Token']))) return failure(2);
    if (body['CashboxUniqueNumber'] !== account.cashbox) return failure(6);
    if (path === '/api/v4/check') return check(body);
    if (path === '/api/v4/ZReport') return zReport();
    if (path !== '/api-history/v4/Ticket/GetTicketByExternalCheckNumber') return null;
    const ticket = tickets.get(String(body['ExternalCheckNumber']));
    return ticket ? { Data: ticket.answer } : failure(16);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
    const current = request.url === '/api/v4/check' ? failures.shift() : undefined;
    const reply = (payload: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
    if (request.headers['x-api-key'] !== account.apiKey) return response.writeHead(401).end('{}');
    if (current === 'away') return request.socket.destroy();
    if (current === 'silence') return;
    if (typeof current === 'number') return reply(failure(current));
    const result = answer(request.url ?? '/', body);
    if (result === null) return response.writeHead(404).end();
    if (current === 'lost') return request.socket.destroy();
    return current === 'garbage' ? response.end('<html>') : reply(result);
  };

  const server = createServer((request, response) => {
    open++;
    concurrent = Math.max(concurrent, open);
    response.on('close', () => open--);
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: WebkassaFake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    get checks() {
      return [...tickets.values()].map((ticket) => ticket.check);
    },
    issued: (reference) => [...tickets.keys()].filter((key) => key === reference).length,
    counts: { tokens: 0, shifts: 0 },
    failNext: (...next) => void failures.push(...next),
    endSession: () => tokens.clear(),
    offline: false,
    maxConcurrent: () => concurrent,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function failure(Code: number): object {
  return { Errors: [{ Code, Text: `error ${Code}` }] };
}

/** Validation errors of a receipt; sums in tiyn, to avoid fractions. */
function findProblem(body: Body, issued: readonly Ticket[]): number | null {
  const positions = (body['Positions'] ?? []) as Record<string, number>[];
  const modifiers = (body['TicketModifiers'] ?? []) as Record<string, number>[];
  const payments = (body['Payments'] ?? []) as Record<string, number>[];
  const total = (rows: readonly Record<string, number>[], select: (row: Record<string, number>) => number) =>
    rows.reduce((sum, row) => sum + Math.round(select(row) * 100), 0);
  const due =
    total(positions, (row) => row['Count']! * row['Price']! - row['Discount']! + row['Markup']!) -
    total(modifiers, (row) => row['Sum']!);
  const wrongTax = positions.some((row) => {
    const sum = row['Count']! * row['Price']! - row['Discount']!;
    const tax = Math.round((sum * 100 * row['TaxPercent']!) / (100 + row['TaxPercent']!));
    return Math.round(row['Tax']! * 100) !== tax;
  });
  if (positions.length === 0 || wrongTax || due <= 0 || due !== total(payments, (row) => row['Sum']!)) return 9;
  if (body['OperationType'] !== 3) return null;
  const basis = body['ReturnBasisDetails'] as Body | undefined;
  if (!basis) return 255;
  const sale = issued.find(({ answer }) => answer.CheckNumber === basis['CheckNumber']);
  return sale && sale.answer['DateTime'] === basis['DateTime'] ? null : 16;
}
