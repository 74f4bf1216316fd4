import {
  GatewayProblem,
  type GatewayStatus,
  type Money,
  type PaymentGateway,
  type StartPayment,
} from '#server/gateways/payments/gateway.ts';

type Payment = StartPayment & { truth: GatewayStatus['state']; money: Money; refunds: Map<string, number> };

/** A gateway whose state the test controls; it records its calls. */
export type ScriptedGateway = PaymentGateway & {
  payments: Map<string, Payment>;
  /** Unreachable until reset. */
  isDown: boolean;
  /** Delays its refund answers until this resolves. */
  refundsAfter: Promise<void>;
  /** Tokens of removed cards. */
  removedTokens: string[];
  /** The payments of an order by its number, oldest first. */
  orderPayments(number: string): Payment[];
  /** Captured less refunded money of an order, tenge. */
  netCaptured(number: string): number;
};

/**
 * Creates the gateway; it accepts webhooks whose body is a reference, optionally followed by an amount and a currency.
 */
export function createScriptedGateway(): ScriptedGateway {
  const payments = new Map<string, Payment>();
  const requireReachable = () => {
    if (gateway.isDown) throw new GatewayProblem('unreachable', 'down');
  };
  const gateway: ScriptedGateway = {
    name: 'scripted',
    payments,
    isDown: false,
    refundsAfter: Promise.resolve(),
    removedTokens: [],
    orderPayments: (number) => [...payments.values()].filter(({ description }) => description.includes(number)),
    netCaptured: (number) =>
      gateway
        .orderPayments(number)
        .reduce(
          (total, { truth, amount, refunds }) =>
            total + (truth === 'approved' ? amount : 0) - [...refunds.values()].reduce((sum, part) => sum + part, 0),
          0,
        ),
    async start(payment) {
      requireReachable();
      if (!payments.has(payment.reference))
        payments.set(payment.reference, {
          ...payment,
          truth: 'pending',
          money: { amount: payment.amount, currency: 'KZT' },
          refunds: new Map(),
        });
      return { externalId: `external-${payment.reference}`, pageUrl: `http://bank.test/${payment.reference}` };
    },
    async status({ reference }) {
      const payment = gateway.isDown ? undefined : payments.get(reference);
      return { state: payment?.truth ?? 'unknown', reason: null, money: payment?.money ?? null };
    },
    cards: {
      async findCard({ reference }) {
        requireReachable();
        const payment = payments.get(reference);
        const token = payment?.keepCard && payment.truth === 'approved' ? (payment.cardToken ?? 'token of 0028') : null;
        return token === null || gateway.removedTokens.includes(token)
          ? null
          : { token, lastDigits: token.slice(-4), expires: '2034-12' };
      },
      async remove(token) {
        requireReachable();
        gateway.removedTokens.push(token);
      },
    },
    async refund({ reference, id, amount }) {
      requireReachable();
      await gateway.refundsAfter;
      const payment = payments.get(reference);
      if (payment?.truth !== 'approved') throw new GatewayProblem('refused', 'not paid');
      payment.refunds.set(id, amount);
    },
    verifyWebhook({ body }) {
      const [reference, amount, currency] = body.split(' ');
      if (!reference) return null;
      return { reference, ...(amount && currency && { money: { amount: Number(amount), currency } }) };
    },
  };
  return gateway;
}
