import {
  GatewayProblem,
  type BankAnswer,
  type CreditGateway,
  type GatewayStatus,
  type NewCredit,
} from '#server/gateways/credit/gateway.ts';

type Contract = NewCredit & {
  id: string;
  word: BankAnswer;
  /** The bank's state of the contract after it was chosen. */
  truth: GatewayStatus['state'];
  signed: number;
  isCancelled: boolean;
  delivered: boolean;
  refunds: Map<string, number>;
};

/** A lender whose state the test controls; it records its calls. */
export type ScriptedLender = CreditGateway & {
  contracts: Contract[];
  /** Unreachable until reset. */
  isDown: boolean;
  /** Rejects cancel and delivery notifications. */
  rejectsNotices: boolean;
  /** Number of requests for a status or a decision. */
  requestCount: number;
  /** Number of cancel and delivery notifications received. */
  notifications: number;
  /** The contracts of an order by its number, oldest first. */
  orderContracts(number: string): Contract[];
  /** Financed less refunded money of an order, tenge. */
  netCaptured(number: string): number;
};

/** Creates a lender with two banks that immediately offer twelve months without overpayment. */
export function createScriptedLender(name = 'scripted-lender'): ScriptedLender {
  const requireReachable = () => {
    if (lender.isDown) throw new GatewayProblem('unreachable', 'down');
  };
  const find = (externalId: string | null) => lender.contracts.find(({ id }) => id === externalId);
  const lender: ScriptedLender = {
    name,
    banks: ['first', 'second'].map((id) => ({ id, name: { ru: id, kk: id } })),
    contracts: [],
    isDown: false,
    rejectsNotices: false,
    requestCount: 0,
    notifications: 0,
    orderContracts: (number) => lender.contracts.filter(({ orderNumber }) => orderNumber === number),
    netCaptured: (number) =>
      lender
        .orderContracts(number)
        .reduce(
          (total, { truth, signed, isCancelled, refunds }) =>
            total +
            (truth === 'approved' && !isCancelled
              ? signed - [...refunds.values()].reduce((sum, part) => sum + part, 0)
              : 0),
          0,
        ),
    async apply(credit) {
      requireReachable();
      const existing = lender.contracts.find(({ reference }) => reference === credit.reference);
      const id = existing?.id ?? `contract-${lender.contracts.length + 1}`;
      if (!existing)
        lender.contracts.push({
          ...credit,
          id,
          word: {
            answer: 'approved',
            offers: [
              { months: 12, annualRatePercent: 0, monthly: Math.ceil(credit.amount / 12), amount: credit.amount },
            ],
          },
          truth: 'pending',
          signed: 0,
          isCancelled: false,
          delivered: false,
          refunds: new Map(),
        });
      return { externalId: id };
    },
    async answer({ externalId }) {
      lender.requestCount += 1;
      return lender.isDown ? { answer: 'unknown' } : (find(externalId)?.word ?? { answer: 'unknown' });
    },
    async choose({ externalId, amount }) {
      requireReachable();
      const contract = find(externalId)!;
      if (contract.isCancelled) throw new GatewayProblem('refused', 'cancelled');
      contract.signed = amount;
      return { signUrl: `http://lender.test/${externalId}` };
    },
    async status({ externalId }) {
      lender.requestCount += 1;
      const contract = lender.isDown ? undefined : find(externalId);
      if (!contract) return { state: 'unknown', reason: null, money: null };
      return { state: contract.truth, reason: null, money: { amount: contract.signed, currency: 'KZT' } };
    },
    async cancel({ externalId }) {
      lender.notifications += 1;
      requireReachable();
      if (lender.rejectsNotices) throw new GatewayProblem('refused', 'nothing to cancel');
      find(externalId)!.isCancelled = true;
    },
    async refund({ externalId, id, amount }) {
      requireReachable();
      const contract = find(externalId);
      if (contract?.truth !== 'approved') throw new GatewayProblem('refused', 'not signed');
      contract.refunds.set(id, amount);
    },
    async delivered({ externalId }) {
      lender.notifications += 1;
      requireReachable();
      if (lender.rejectsNotices) throw new GatewayProblem('refused', 'unknown contract');
      find(externalId)!.delivered = true;
    },
  };
  return lender;
}
