import {
  GatewayProblem,
  type BankWord,
  type CreditGateway,
  type GatewayStatus,
  type NewCredit,
} from '#server/gateways/credit/gateway.ts';

type Contract = NewCredit & {
  id: string;
  word: BankWord;
  /** The bank's state of the contract after it was chosen. */
  truth: GatewayStatus['state'];
  signed: number;
  cancelled: boolean;
  delivered: boolean;
  refunds: Map<string, number>;
};

/** A lender whose state the test controls; it records its calls. */
export type ScriptedLender = CreditGateway & {
  contracts: Contract[];
  /** Unreachable until reset. */
  down: boolean;
  /** Rejects cancel and delivery notifications. */
  deaf: boolean;
  /** Number of requests for a status or a decision. */
  asked: number;
  /** Number of cancel and delivery notifications received. */
  notifications: number;
  /** The contracts of an order by its number, oldest first. */
  orderContracts(number: string): Contract[];
  /** Financed less refunded money of an order, tenge. */
  netCaptured(number: string): number;
};

/** Creates a lender with two banks that immediately offer twelve months without overpayment. */
export function scriptedLender(name = 'scripted-lender'): ScriptedLender {
  const reach = () => {
    if (lender.down) throw new GatewayProblem('unreachable', 'down');
  };
  const find = (externalId: string | null) => lender.contracts.find(({ id }) => id === externalId);
  const lender: ScriptedLender = {
    name,
    banks: ['first', 'second'].map((id) => ({ id, name: { ru: id, kk: id } })),
    contracts: [],
    down: false,
    deaf: false,
    asked: 0,
    notifications: 0,
    orderContracts: (number) => lender.contracts.filter(({ orderNumber }) => orderNumber === number),
    netCaptured: (number) =>
      lender
        .orderContracts(number)
        .reduce(
          (total, { truth, signed, cancelled, refunds }) =>
            total +
            (truth === 'approved' && !cancelled
              ? signed - [...refunds.values()].reduce((sum, part) => sum + part, 0)
              : 0),
          0,
        ),
    async apply(credit) {
      reach();
      const known = lender.contracts.find(({ reference }) => reference === credit.reference);
      const id = known?.id ?? `contract-${lender.contracts.length + 1}`;
      if (!known)
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
          cancelled: false,
          delivered: false,
          refunds: new Map(),
        });
      return { externalId: id };
    },
    async answer({ externalId }) {
      lender.asked += 1;
      return lender.down ? { answer: 'unknown' } : (find(externalId)?.word ?? { answer: 'unknown' });
    },
    async choose({ externalId, amount }) {
      reach();
      const contract = find(externalId)!;
      if (contract.cancelled) throw new GatewayProblem('refused', 'cancelled');
      contract.signed = amount;
      return { signUrl: `http://lender.test/${externalId}` };
    },
    async status({ externalId }) {
      lender.asked += 1;
      const contract = lender.down ? undefined : find(externalId);
      if (!contract) return { state: 'unknown', reason: null, money: null };
      return { state: contract.truth, reason: null, money: { amount: contract.signed, currency: 'KZT' } };
    },
    async cancel({ externalId }) {
      lender.notifications += 1;
      reach();
      if (lender.deaf) throw new GatewayProblem('refused', 'nothing to cancel');
      find(externalId)!.cancelled = true;
    },
    async refund({ externalId, id, amount }) {
      reach();
      const contract = find(externalId);
      if (contract?.truth !== 'approved') throw new GatewayProblem('refused', 'not signed');
      contract.refunds.set(id, amount);
    },
    async delivered({ externalId }) {
      lender.notifications += 1;
      reach();
      if (lender.deaf) throw new GatewayProblem('refused', 'unknown contract');
      find(externalId)!.delivered = true;
    },
  };
  return lender;
}
