import { GatewayProblem, type GatewayStatus, type NewQr, type QrGateway } from '#server/gateways/qr/gateway.ts';

type Code = NewQr & { id: string; truth: GatewayStatus['state']; paid: number; refunds: Map<string, number> };

/** A QR gateway whose state the test controls; it records its calls. */
export type ScriptedQr = QrGateway & {
  codes: Code[];
  /** Unreachable until reset. */
  isDown: boolean;
  /** Number of status requests. */
  requestCount: number;
  /** The codes of an order by its number, oldest first. */
  orderCodes(number: string): Code[];
  /** Captured less refunded money of an order, tenge. */
  netCaptured(number: string): number;
};

/** Creates the gateway; its codes live for `lifeMs` and allow one status request per `pollMs`. */
export function createScriptedQr({
  lifeMs,
  pollMs,
  now,
}: {
  lifeMs: number;
  pollMs: number;
  now: () => Date;
}): ScriptedQr {
  const requireReachable = () => {
    if (gateway.isDown) throw new GatewayProblem('unreachable', 'down');
  };
  const gateway: ScriptedQr = {
    name: 'scripted-qr',
    codes: [],
    isDown: false,
    requestCount: 0,
    orderCodes: (number) => gateway.codes.filter(({ description }) => description.includes(number)),
    netCaptured: (number) =>
      gateway
        .orderCodes(number)
        .reduce(
          (total, { truth, paid, refunds }) =>
            total + (truth === 'approved' ? paid : 0) - [...refunds.values()].reduce((sum, part) => sum + part, 0),
          0,
        ),
    async create(qr) {
      requireReachable();
      const id = String(gateway.codes.length + 1);
      gateway.codes.push({ ...qr, id, truth: 'pending', paid: qr.amount, refunds: new Map() });
      const expiresAt = new Date(Math.min(now().getTime() + lifeMs, qr.expiresAt.getTime()));
      return { externalId: id, code: `https://pay.test/${id}`, expiresAt, pollMs, apps: [] };
    },
    async status({ externalId }) {
      gateway.requestCount += 1;
      const code = gateway.isDown ? undefined : gateway.codes.find(({ id }) => id === externalId);
      if (!code) return { state: 'unknown', reason: null, money: null };
      return { state: code.truth, reason: null, money: { amount: code.paid, currency: 'KZT' } };
    },
    async refund({ externalId, id, amount }) {
      requireReachable();
      const code = gateway.codes.find((candidate) => candidate.id === externalId);
      if (code?.truth !== 'approved') throw new GatewayProblem('refused', 'not paid');
      code.refunds.set(id, amount);
    },
  };
  return gateway;
}
