import { randomBytes } from 'node:crypto';
import type { Credit } from '#contract/orders/credit.ts';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import type { Logger } from 'pino';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { stepCredit, type CreditEvent } from '#domain/payments/credit-application.ts';
import { iinProblems } from '#domain/customers/customer.ts';
import { SECOND_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type Applicant, type CreditGateway } from '#server/gateways/credit/gateway.ts';
import type { CreditGateways } from '#server/gateways/credit/gateways.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { eachAlone, fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { OrderCaller, OrderKey, OrdersService, OwedOrder } from '../orders/orders.service.ts';
import type { CodeCall, PhoneProofService } from '../../customers/phone-proof/phone-proof.service.ts';
import {
  endDue,
  findAnswers,
  findApplication,
  findApplicationOfAttempt,
  findAsking,
  findFirstOrder,
  findOwed,
  findStates,
  holdPayable,
  insertAnswer,
  insertApplication,
  insertRepriced,
  keepExternalId,
  keepStuck,
  lockApplication,
  markDue,
  takeDueWords,
  takeUnanswered,
  updateAmount,
  updateAnswer,
  updateApplication,
  type Answer,
  type Application,
  type DueWord,
  type WhichApplication,
} from './credit.queries.ts';
import { creditView } from './credit.view.ts';

/** A bank that thinks is asked so often, by whomever. */
const PAUSE_MS = 2 * SECOND_MS;
const BATCH = 50;
/** A bank that is not reached is told hourly in the end; after four days a person has to. */
const MAX_TELLINGS = 100;
/** States of a part of an order that nothing more is handed over of. */
const OVER: ReadonlySet<string> = new Set(['completed', 'cancelled', 'returned']);

/** Who applies: the caller with a session, so that the code belongs to it. */
export type CreditCaller = OrderCaller & { ensureSession(): Promise<number>; deviceHash?: string | null | undefined };

/** Applications for credit and instalment. */
export type CreditService = ReturnType<typeof createCreditService>;

type Deps = {
  db: Database;
  gateways: CreditGateways;
  orders: Pick<OrdersService, 'owed' | 'payAt'>;
  payments: Pick<PaymentsService, 'accepted' | 'expire'>;
  phoneProof: Pick<PhoneProofService, 'send' | 'confirm' | 'countCode' | 'countTry'>;
  secret: string;
  settings: Pick<SettingsReader, 'current'>;
  log: Pick<Logger, 'error' | 'warn'>;
};

/** What choosing adds to an application's row. */
type Change = Partial<Pick<Application, 'chosenBank' | 'chosenMonths' | 'signUrl'>>;

/**
 * Creates the credit service, step 5 of the checkout: consent and IIN, a code, offers of banks as each answers, a choice,
 * a signature. A signed contract reaches its order as an accepted attempt to pay, and ends as a refund of it.
 */
export function createCreditService({ db, gateways, orders, payments, phoneProof, secret, settings, log }: Deps) {
  const sql = db.$client;
  const iins = createEncryption(secret, 'iin of an application');
  const { active } = gateways;

  const owed = async (key: OrderKey, caller: OrderCaller): Promise<OwedOrder> => {
    const order = await orders.owed(key, caller);
    return paymentPolicies[order.method].opens === 'application' ? order : fail('credit_not_possible');
  };
  const gatewayOf = ({ gateway }: Pick<Application, 'gateway'>): CreditGateway =>
    gateways.known[gateway] ?? fail('bank_unreachable');

  const show = async (order: OwedOrder, { language }: OrderCaller): Promise<Credit> => {
    const application = await findApplication(sql, order.orderId);
    const answers = application ? await findAnswers(sql, application.id) : [];
    const banks = application ? (gateways.known[application.gateway]?.banks ?? []) : [];
    return creditView(order, application, answers, banks, language);
  };

  /** Moves an application by the table of `domain/payments/credit-application.ts`, with its effects. */
  const move = async (which: WhichApplication, event: CreditEvent, now: Date): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, which);
      return application ? step(tx, application, event, now) : false;
    });

  /**
   * Has the banks asked anew when the order costs another sum than they were asked for, because a part of it was cancelled.
   * A contract that is being signed is left alone unless `chosen`: what it brings too much goes back. False when nothing was to do.
   */
  const reprice = async (orderId: number, now: Date, chosen = false): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, { orderId });
      if (!application) return false;
      const amount = await findOwed(tx, application.masterNumber);
      if (amount === 0 || amount === application.amount || (application.state === 'chosen' && !chosen)) return false;
      if (application.state === 'proving') {
        await updateAmount(tx, application.id, amount);
        return false;
      }
      // Ended first: a signature that is being written now is waited for, and then seen.
      if (application.state === 'chosen') await payments.expire(tx, orderId, now);
      if (await payments.accepted(tx, orderId)) return false;
      if (!(await step(tx, application, 'reprice', now))) return false;
      const fresh = await insertRepriced(tx, { id: application.id, state: 'asking', amount }, application.iin, now);
      await ask(tx, fresh, now);
      return true;
    });

  const step = async (tx: Sql, application: Application, event: CreditEvent, now: Date, change: Change = {}) => {
    const answers = event === 'answer' ? (await findAnswers(tx, application.id)).map(({ answer }) => answer) : [];
    const { state, effects } = stepCredit(application.state, event, answers);
    if (state === application.state && effects.length === 0) return false;
    const after: Application = { ...application, ...change, state };
    await updateApplication(tx, after, now);
    if (effects.includes('ask-banks')) await ask(tx, after, now);
    if (effects.includes('cancel-others')) await markDue(tx, after, 'cancel', 'others', now);
    // The money of a signed contract goes back as a refund of its attempt, which ends it at the bank.
    const signed = application.state === 'signed' || application.state === 'released';
    if (effects.includes('cancel-at-bank') && !signed) await markDue(tx, after, 'cancel', 'all', now);
    if (effects.includes('notify-delivered')) await markDue(tx, after, 'deliver', 'chosen', now);
    await recordEvents(tx, [{ type: 'credit.changed', orderId: after.orderId, state }]);
    return true;
  };

  const ask = async (tx: Sql, application: Application, now: Date) => {
    for (const { id: bank } of gateways.known[application.gateway]?.banks ?? [])
      await insertAnswer(
        tx,
        { applicationId: application.id, bank, reference: randomBytes(15).toString('base64url') },
        now,
      );
  };

  /** Asks one bank; what it has not said in time is silence. Returns whether anything is new. */
  const hear = async (application: Application, answer: Answer, now: Date): Promise<boolean> => {
    // A gateway that is not configured any more is silent for good.
    const gateway = gateways.known[application.gateway];
    const { reference, bank } = answer;
    let { externalId } = answer;
    if (externalId === null && gateway) {
      externalId = await applyTo(gateway, application, answer);
      if (externalId !== null) await keepExternalId(sql, answer, externalId, now);
    }
    const word = externalId === null ? null : await gateway?.answer({ externalId, bank, amount: application.amount });
    if (word?.answer === 'approved') return updateAnswer(sql, reference, 'approved', word.offers);
    if (word?.answer === 'declined') return updateAnswer(sql, reference, 'declined', []);
    const limitMs = settings.current()['credit.answerSeconds'] * SECOND_MS;
    const late = now.getTime() - Date.parse(answer.askedAt) >= limitMs;
    return late && updateAnswer(sql, reference, 'silent', []);
  };

  const applyTo = async (gateway: CreditGateway, application: Application, { bank, reference }: Answer) => {
    if (application.iin === null) return null;
    try {
      const { externalId } = await gateway.apply({
        reference,
        bank,
        iin: iins.decrypt(application.iin),
        phone: application.phone,
        amount: application.amount,
        orderNumber: application.masterNumber,
        language: application.language,
        returnUrl: application.returnUrl,
      });
      return externalId;
    } catch (error) {
      if (!(error instanceof GatewayProblem)) throw error;
      log.warn({ application: application.id, bank, problem: error.kind }, 'a bank has not taken an application');
      if (error.kind === 'refused') await updateAnswer(sql, reference, 'declined', []);
      return null;
    }
  };

  /** Asks the banks that have not answered, each in its turn; true while somebody still thinks. */
  const look = async (orderId: number, now: Date): Promise<boolean> => {
    const application = await findApplication(sql, orderId);
    if (!application || (application.state !== 'asking' && application.state !== 'offered')) return false;
    const unanswered = await takeUnanswered(sql, application, PAUSE_MS, now);
    const news = await Promise.all(unanswered.map((answer) => hear(application, answer, now)));
    if (news.includes(true) && !(await move(application, 'answer', now)))
      await recordEvents(sql, [{ type: 'credit.changed', orderId, state: application.state }]);
    return true;
  };

  const tell = async (word: DueWord, now: Date): Promise<void> => {
    const { applicationId, bank, externalId, due, tries } = word;
    try {
      const gateway = gateways.known[word.gateway];
      if (!gateway) throw new GatewayProblem('unreachable', `the gateway ${word.gateway} is not configured`);
      if (externalId !== null)
        await (due === 'deliver' ? gateway.delivered({ externalId }) : gateway.cancel({ externalId }));
    } catch (error) {
      if (!(error instanceof GatewayProblem)) throw error;
      // A contract ends with its last money: a bank that hears of the hand-over after that has nothing to note.
      if (due === 'deliver' && error.kind === 'refused' && !(await payments.accepted(sql, word.orderId)))
        return endDue(sql, word);
      const isLast = error.kind !== 'unreachable' || tries >= MAX_TELLINGS;
      log.error({ application: applicationId, bank, due, last: isLast, err: error }, 'a bank could not be told');
      if (isLast) await keepStuck(sql, word, now);
      return;
    }
    await endDue(sql, word);
  };

  return {
    /** Shows how the application of an order stands; `order_not_found`, `credit_not_possible`. */
    read: async (key: OrderKey, caller: OrderCaller): Promise<Credit> => {
      const order = await owed(key, caller);
      await look(order.orderId, caller.now);
      return show(order, caller);
    },

    /** Applies and sends the code; `iin_wrong`, `credit_not_possible` and the failures of codes. */
    async apply(key: OrderKey, iin: string, caller: CreditCaller, work?: CodeCall['work']): Promise<SentCode> {
      const order = await owed(key, caller);
      if (iinProblems(iin).length > 0) fail('iin_wrong');
      if (!active || !order.payable) return fail('credit_not_possible');
      const { language, now } = caller;
      const { orderId, masterNumber, amount, phone, returnUrl } = order;
      const sessionId = await caller.ensureSession();
      const given = {
        orderId,
        sessionId,
        masterNumber,
        amount,
        phone,
        returnUrl,
        language,
        gateway: active.name,
        iin: iins.encrypt(iin),
        iinEnd: iin.slice(-4),
        consentVersion: CONSENT_VERSIONS['personal-data'],
      };
      // The order is held: who cancels it now finds the application, and has the IIN forgotten.
      const kept = await inTransaction(
        db,
        async (tx) => (await holdPayable(tx, masterNumber)) && insertApplication(tx, given, now),
      );
      if (!kept) fail('credit_not_possible');
      const owner = { sessionId, phone };
      const call = { ...caller, address: caller.ip, work };
      const { codes } = active;
      if (!codes) return phoneProof.send(owner, call);
      // The provider's codes cost as much and reach the same people: the shop's limits hold for them.
      const counted = await phoneProof.countCode(owner, call);
      await bankCode(() => codes.send({ iin, phone }), 'code_not_sent');
      return counted;
    },

    /** Checks the code and has the banks asked; `code_wrong`, `code_expired`, `credit_not_possible`. */
    async prove(key: OrderKey, code: string, caller: CreditCaller): Promise<Credit> {
      const order = await owed(key, caller);
      const application = await findApplication(sql, order.orderId);
      if (application?.state !== 'proving' || application.iin === null || !order.payable)
        return fail('credit_not_possible');
      const { codes } = gatewayOf(application);
      const { phone } = order;
      const owner = { sessionId: await caller.ensureSession(), phone };
      // The code of one session proves nothing that another has written.
      if (application.sessionId !== owner.sessionId) return fail('credit_not_possible');
      if (codes) {
        const left = await phoneProof.countTry(owner, caller.now);
        const applicant: Applicant = { iin: iins.decrypt(application.iin), phone };
        const right = await bankCode(() => codes.check(applicant, code), 'bank_unreachable');
        if (!right) fail('code_wrong', { left });
      } else {
        await phoneProof.confirm(owner, code, caller.now);
      }
      await inTransaction(db, async (tx) => {
        const locked = await lockApplication(tx, application);
        // Whoever has written over it meanwhile has not proved it.
        if (locked?.state === 'proving' && locked.iin === application.iin) await step(tx, locked, 'proved', caller.now);
      });
      return show(order, caller);
    },

    /** Asks the banks that were silent again; `credit_not_possible`. */
    async repeat(key: OrderKey, caller: OrderCaller): Promise<Credit> {
      const order = await owed(key, caller);
      const { now } = caller;
      await inTransaction(db, async (tx) => {
        const application = await lockApplication(tx, order);
        if (application?.state !== 'unanswered' && application?.state !== 'offered') return fail('credit_not_possible');
        // With an offer there the others are asked beside it.
        if (!(await step(tx, application, 'repeat', now))) await ask(tx, application, now);
      });
      return show(order, caller);
    },

    /** Chooses an offer and returns the page to sign on; `credit_not_possible`, `order_not_payable`, `bank_unreachable`. */
    async choose(
      key: OrderKey,
      { bank, months }: { bank: string; months: number },
      caller: OrderCaller,
    ): Promise<{ signUrl: string }> {
      const order = await owed(key, caller);
      if (order.payable && (await reprice(order.orderId, caller.now, true))) fail('credit_not_possible');
      const application = await inTransaction(db, async (tx) => {
        const locked = await lockApplication(tx, order);
        if (locked?.state === 'chosen') return locked;
        const answers = locked?.state === 'offered' ? await findAnswers(tx, locked.id) : [];
        const offer = answers
          .find((own) => own.bank === bank && own.answer === 'approved')
          ?.offers.find((own) => own.months === months);
        if (!locked || !offer || offer.amount !== order.amount || locked.amount !== order.amount || !order.payable)
          return fail('credit_not_possible');
        const change = { chosenBank: bank, chosenMonths: months };
        await step(tx, locked, 'choose', caller.now, change);
        return { ...locked, ...change };
      });
      const gateway = gatewayOf(application);
      const answers = await findAnswers(sql, application.id);
      const externalId = answers.find((own) => own.bank === application.chosenBank)?.externalId ?? fail('unexpected');
      const { pageUrl } = await orders.payAt(key, caller, {
        name: gateway.name,
        open: async ({ amount }) => {
          // A part was cancelled just now: the banks are asked anew.
          if (amount !== application.amount) fail('credit_not_possible');
          const { signUrl } = await gateway.choose({
            externalId,
            months: application.chosenMonths ?? months,
            amount: application.amount,
            language: caller.language,
          });
          return { externalId, pageUrl: signUrl };
        },
      });
      return { signUrl: pageUrl };
    },

    look,

    /** Asks the banks of applications that nobody watches; returns how many. */
    async lookAll(now: Date): Promise<number> {
      const asking = await findAsking(sql, BATCH);
      await eachAlone(asking, (orderId) => look(orderId, now), 'some banks could not be asked');
      return asking.length;
    },

    /** Tells the banks what they have to hear: that an application is off, that products were handed over. Returns how many. */
    async tellBanks(now: Date): Promise<number> {
      const due = await takeDueWords(sql, now, BATCH);
      await eachAlone(due, (word) => tell(word, now), 'some banks could not be told');
      return due.length;
    },

    /** Follows the attempt and the order: signed, refused at the bank, cancelled, handed over. May be given an event twice. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'payment.settled' && (event.status === 'accepted' || event.status === 'error')) {
        const id = await findApplicationOfAttempt(sql, event.attemptId);
        if (id !== undefined) await move({ id }, event.status === 'accepted' ? 'signed' : 'refusal', now);
      }
      if (event.type !== 'order.changed') return;
      const firstId = await findFirstOrder(sql, event.orderId);
      if (firstId === undefined || (event.status !== 'cancelled' && event.status !== 'completed')) return;
      const { states, by } = await findStates(sql, event.orderId);
      if (states.every((state) => state === 'cancelled'))
        await move({ orderId: firstId }, by === 'system' ? 'expiry' : 'cancel', now);
      else if (states.includes('waiting_payment')) await reprice(firstId, now);
      // Parts that were given up are not waited for, whichever part ends last.
      else if (states.includes('completed') && states.every((state) => OVER.has(state)))
        await move({ orderId: firstId }, 'handed', now);
    },
  };
}

/** Runs a call about the provider's own codes; what it cannot do now is said by `failure`. */
async function bankCode<T>(work: () => Promise<T>, failure: 'code_not_sent' | 'bank_unreachable'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayProblem) return fail(failure);
    throw error;
  }
}
