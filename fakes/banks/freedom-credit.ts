import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type CreditLead = {
  uuid: string;
  iin: string;
  phone: string;
  principal: number;
  period: number;
  reference: string;
  status: string;
};

/** A local server with the part of Freedom Finance Credit's universal API that the adapter uses. */
export type FreedomCreditFake = {
  url: string;
  login: string;
  password: string;
  leads: Map<string, CreditLead>;
  /** Codes by phone, as the provider sends them. */
  codes: Map<string, string>;
  /** Invalidates every access token, as expiry does. */
  forgetTokens(): void;
  /** The next calls return this status. */
  failNext(...statuses: number[]): void;
  stop(): Promise<void>;
};

const CODE = '4821';
const MIN_PRINCIPAL = 5_000;

/** Starts the fake on a free port. */
export async function startFreedomCreditFake(): Promise<FreedomCreditFake> {
  const [login, password] = [randomUUID(), randomUUID()];
  const leads = new Map<string, CreditLead>();
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  const failures: number[] = [];
  const confirmedPhones = new Set<string>();
  let url = '';

  const apply = (body: Record<string, unknown>): [number, unknown] => {
    const terms = body.credit_params as { period: number; principal: number };
    const details = body.additional_information as { reference_id: string };
    if (!confirmedPhones.has(String(body.mobile_phone))) return [400, ['otp is not validated']];
    if (terms.principal < MIN_PRINCIPAL) return [400, ['principal not in Product principal_limits']];
    const existing = [...leads.values()].find(({ reference }) => reference === details.reference_id);
    const uuid = existing?.uuid ?? randomUUID();
    leads.set(uuid, {
      uuid,
      iin: String(body.iin),
      phone: String(body.mobile_phone),
      principal: terms.principal,
      period: terms.period,
      reference: details.reference_id,
      status: existing?.status ?? 'IN_PROGRESS',
    });
    return [202, { uuid }];
  };

  const answer = (method: string, path: string, body: Record<string, unknown>): [number, unknown] => {
    const [, call = '', uuid = ''] = /^\/ffc-api-public\/universal\/([a-z]+\/[a-z-]+)(?:\/([^/]+))?$/.exec(path) ?? [];
    const phone = String(body.mobile_phone);
    if (call === 'general/send-otp') {
      codes.set(phone, CODE);
      return [200, {}];
    }
    if (call === 'general/validate-otp') {
      if (codes.get(phone) !== body.code) return [400, ['wrong code']];
      confirmedPhones.add(phone);
      return [200, {}];
    }
    if (call === 'apply/apply-lead') return apply(body);
    const lead = leads.get(uuid);
    if (!lead) return [404, ['not found']];
    if (call === 'general/set-reference-id' && method === 'PUT') {
      const { period, principal } = body.credit_params as { period: number; principal: number };
      if (principal > lead.principal) return [400, ['principal is more than approved']];
      Object.assign(lead, { period, principal });
      return [200, {}];
    }
    return [
      200,
      {
        status: lead.status,
        approved_params: { principal: lead.principal, period: lead.period },
        redirect_url: `${url}/sign/${uuid}`,
      },
    ];
  };

  const server = createServer((request, response) => {
    void (async () => {
      const text = await readText(request);
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      const reply = (status: number, payload: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
      const failure = failures.shift();
      if (failure !== undefined) return reply(failure, ['failed']);
      if (request.url === '/ffc-api-auth/') {
        if (body.username !== login || body.password !== password) return reply(401, ['wrong login']);
        const access = randomUUID();
        tokens.add(access);
        return reply(200, { access, refresh: randomUUID() });
      }
      if (!tokens.has(String(request.headers.authorization).replace('JWT ', ''))) return reply(401, ['no token']);
      return reply(...answer(request.method ?? 'GET', request.url ?? '/', body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    login,
    password,
    leads,
    codes,
    forgetTokens: () => tokens.clear(),
    failNext: (...statuses) => void failures.push(...statuses),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
