import { randomBytes } from 'node:crypto';
import type { Credit } from '#contract/orders/credit.ts';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import type { Logger } from 'pino';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { applyCreditEvent, type CreditEvent } from '#domain/payments/credit-application.ts';
import { iinProblems } from '#domain/customers/customer.ts';
import { SECOND_MS } from '#domain/time/durations.ts';
import { GatewayProblem, type Applicant, type CreditGateway } from '#server/gateways/credit/gateway.ts';
import type { CreditGateways } from '#server/gateways/credit/gateways.ts';
import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { createEncryption } from '../../../platform/secrets/encryption.ts';
import { forEachSafely, fail } from '../../../platform/http/failure.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { PaymentsService } from '../../money/payments/payments.service.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { OrderCaller, OrderKey, OrdersService, PaymentDue } from '../orders/orders.service.ts';
import type {
  CodeCall,
  PhoneVerificationService,
} from '../../customers/phone-verification/phone-verification.service.ts';
import {
  deleteNotification,
  findAnswers,
  findApplication,
  findApplicationByAttempt,
  findOrdersToPoll,
  findFirstOrder,
  findAmountDue,
  findStates,
  lockPayable,
  insertAnswer,
  insertApplication,
  insertRepriced,
  saveExternalId,
  markStuck,
  lockApplication,
  scheduleNotification,
  claimDueNotifications,
  claimUnanswered,
  updateAmount,
  updateAnswer,
  updateApplication,
  type Answer,
  type Application,
  type BankNotification,
  type ApplicationRef,
} from './credit.queries.ts';
import { creditView } from './credit.view.ts';

/** Poll interval while a bank is deciding, shared by all callers. */
const POLL_INTERVAL_MS = 2 * SECOND_MS;
const BATCH = 50;
/** Max notification attempts. Retries back off to hourly; after four days an operator takes over. */
const MAX_NOTIFICATIONS = 100;
/** States of an order part after which nothing is handed over. */
const FINAL_STATES: ReadonlySet<string> = new Set(['completed', 'cancelled', 'returned']);

/** The applicant; the SMS code is bound to the session. */
export type CreditCaller = OrderCaller & { ensureSession(): Promise<number>; deviceHash?: string | null | undefined };

/** Credit and instalment applications. */
export type CreditService = ReturnType<typeof createCreditService>;

type Deps = {
  db: Database;
  gateways: CreditGateways;
  orders: Pick<OrdersService, 'paymentDue' | 'payWithOpening'>;
  payments: Pick<PaymentsService, 'findAccepted' | 'expire'>;
  phoneVerification: Pick<PhoneVerificationService, 'send' | 'confirm' | 'countExternalCode' | 'countExternalAttempt'>;
  secret: string;
  settings: Pick<SettingsReader, 'current'>;
  log: Pick<Logger, 'error' | 'warn'>;
};

/** Columns set when a shopper chooses an offer. */
type Change = Partial<Pick<Application, 'chosenBank' | 'chosenMonths' | 'signUrl'>>;

/** Creates the credit service, step 5 of checkout. A signed contract becomes an accepted payment attempt. */
export function createCreditService(deps: Deps) {
  const { db, gateways, orders, payments, phoneVerification, secret, settings, log } = deps;
  const sql = db.$client;
  const iins = createEncryption(secret, 'iin of an application');
  const { active } = gateways;

  const requireCreditOrder = async (key: OrderKey, caller: OrderCaller): Promise<PaymentDue> => {
    const order = await orders.paymentDue(key, caller);
    return paymentPolicies[order.method].opens === 'application' ? order : fail('credit_not_possible');
  };
  const findGateway = ({ gateway }: Pick<Application, 'gateway'>): CreditGateway =>
    gateways.known[gateway] ?? fail('bank_unreachable');

  const readCredit = async (order: PaymentDue, { language }: OrderCaller): Promise<Credit> => {
    const application = await findApplication(sql, order.orderId);
    const answers = application ? await findAnswers(sql, application.id) : [];
    const banks = application ? (gateways.known[application.gateway]?.banks ?? []) : [];
    return creditView(order, application, answers, banks, language);
  };

  /** Applies an event to an application: state and effects follow `domain/payments/credit-application.ts`. */
  const applyEvent = async (reference: ApplicationRef, event: CreditEvent, now: Date): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, reference);
      return application ? transition(tx, application, event, now) : false;
    });

  /** Re-submits a changed amount; keeps a contract being signed unless `isChoosing`. False if nothing changed. */
  const reprice = async (orderId: number, now: Date, isChoosing = false): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const application = await lockApplication(tx, { orderId });
      if (!application) return false;
      const amount = await findAmountDue(tx, application.masterNumber);
      if (amount === 0 || amount === application.amount || (application.state === 'chosen' && !isChoosing))
        return false;
      if (application.state === 'proving') {
        await updateAmount(tx, application.id, amount);
        return false;
      }
      // Ending the attempt first waits for a concurrent signature and makes it visible.
      if (application.state === 'chosen') await payments.expire(tx, orderId, now);
      if (await payments.findAccepted(tx, orderId)) return false;
      if (!(await transition(tx, application, 'reprice', now))) return false;
      const repriced = await insertRepriced(tx, { id: application.id, state: 'asking', amount }, application.iin, now);
      await insertRequests(tx, repriced, now);
      return true;
    });

  const transition = async (tx: Sql, application: Application, event: CreditEvent, now: Date, change: Change = {}) => {
    const answers = event === 'answer' ? (await findAnswers(tx, application.id)).map(({ answer }) => answer) : [];
    const { state, effects } = applyCreditEvent(application.state, event, answers);
    if (state === application.state && effects.length === 0) return false;
    const updated: Application = { ...application, ...change, state };
    await updateApplication(tx, updated, now);
    if (effects.includes('ask-banks')) await insertRequests(tx, updated, now);
    if (effects.includes('cancel-others')) await scheduleNotification(tx, updated, 'cancel', 'others', now);
    // Refunding the attempt of a signed contract cancels the contract at the bank.
    const isSigned = application.state === 'signed' || application.state === 'released';
    if (effects.includes('cancel-at-bank') && !isSigned) await scheduleNotification(tx, updated, 'cancel', 'all', now);
    if (effects.includes('notify-delivered')) await scheduleNotification(tx, updated, 'deliver', 'chosen', now);
    await recordEvents(tx, [{ type: 'credit.changed', orderId: updated.orderId, state }]);
    return true;
  };

  const insertRequests = async (tx: Sql, application: Application, now: Date) => {
    for (const { id: bank } of gateways.known[application.gateway]?.banks ?? []) {
      const reference = randomBytes(15).toString('base64url');
      await insertAnswer(tx, { applicationId: application.id, bank, reference }, now);
    }
  };

  /** Polls one bank; no answer within the limit counts as a timeout. Returns whether anything changed. */
  const pollBank = async (application: Application, answer: Answer, now: Date): Promise<boolean> => {
    // A gateway that is no longer configured never answers.
    const gateway = gateways.known[application.gateway];
    const { reference, bank } = answer;
    let { externalId } = answer;
    if (externalId === null && gateway) {
      externalId = await applyToBank(gateway, application, answer);
      if (externalId !== null) await saveExternalId(sql, answer, externalId, now);
    }
    const bankAnswer =
      externalId === null ? null : await gateway?.answer({ externalId, bank, amount: application.amount });
    if (bankAnswer?.answer === 'approved') return updateAnswer(sql, reference, 'approved', bankAnswer.offers);
    if (bankAnswer?.answer === 'declined') return updateAnswer(sql, reference, 'declined', []);
    const limitMs = settings.current()['credit.answerSeconds'] * SECOND_MS;
    const isLate = now.getTime() - Date.parse(answer.askedAt) >= limitMs;
    return isLate && updateAnswer(sql, reference, 'silent', []);
  };

  const applyToBank = async (gateway: CreditGateway, application: Application, { bank, reference }: Answer) => {
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
      log.warn({ application: application.id, bank, problem: error.kind }, 'a bank rejected an application');
      if (error.kind === 'refused') await updateAnswer(sql, reference, 'declined', []);
      return null;
    }
  };

  /** Polls the banks that have not answered; false if the application is not awaiting offers. */
  const pollBanks = async (orderId: number, now: Date): Promise<boolean> => {
    const application = await findApplication(sql, orderId);
    if (!application || (application.state !== 'asking' && application.state !== 'offered')) return false;
    const unanswered = await claimUnanswered(sql, application, POLL_INTERVAL_MS, now);
    const changes = await Promise.all(unanswered.map((answer) => pollBank(application, answer, now)));
    if (changes.includes(true) && !(await applyEvent(application, 'answer', now)))
      await recordEvents(sql, [{ type: 'credit.changed', orderId, state: application.state }]);
    return true;
  };

  const notifyBank = async (notification: BankNotification, now: Date): Promise<void> => {
    const { applicationId, bank, externalId, due, tries } = notification;
    try {
      const gateway = gateways.known[notification.gateway];
      if (!gateway) throw new GatewayProblem('unreachable', `the gateway ${notification.gateway} is not configured`);
      if (externalId !== null)
        await (due === 'deliver' ? gateway.delivered({ externalId }) : gateway.cancel({ externalId }));
    } catch (error) {
      if (!(error instanceof GatewayProblem)) throw error;
      // A contract ends with its last refund; a later hand-over notification is irrelevant to the bank.
      if (due === 'deliver' && error.kind === 'refused' && !(await payments.findAccepted(sql, notification.orderId)))
        return deleteNotification(sql, notification);
      const isLast = error.kind !== 'unreachable' || tries >= MAX_NOTIFICATIONS;
      log.error({ application: applicationId, bank, due, last: isLast, err: error }, 'a bank could not be notified');
      if (isLast) await markStuck(sql, notification, now);
      return;
    }
    await deleteNotification(sql, notification);
  };

  return {
    /** Returns the application of an order; fails with `order_not_found`, `credit_not_possible`. */
    read: async (key: OrderKey, caller: OrderCaller): Promise<Credit> => {
      const order = await requireCreditOrder(key, caller);
      await pollBanks(order.orderId, caller.now);
      return readCredit(order, caller);
    },

    /** Creates an application and sends the code; fails with `iin_wrong`, `credit_not_possible` or a code error. */
    async apply(key: OrderKey, iin: string, caller: CreditCaller, work?: CodeCall['work']): Promise<SentCode> {
      const order = await requireCreditOrder(key, caller);
      if (iinProblems(iin).length > 0) fail('iin_wrong');
      if (!active || !order.payable) return fail('credit_not_possible');
      const { language, now } = caller;
      const { orderId, masterNumber, amount, phone, returnUrl } = order;
      const sessionId = await caller.ensureSession();
      const application = {
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
      // The order is locked: a concurrent cancellation sees the application and deletes its IIN.
      const isInserted = await inTransaction(
        db,
        async (tx) => (await lockPayable(tx, masterNumber)) && insertApplication(tx, application, now),
      );
      if (!isInserted) fail('credit_not_possible');
      const owner = { sessionId, phone };
      const call = { ...caller, address: caller.ip, work };
      const { codes } = active;
      if (!codes) return phoneVerification.send(owner, call);
      // The provider's codes cost the same and reach the same customers, so the shop's limits apply.
      const sentCode = await phoneVerification.countExternalCode(owner, call);
      await callCodeApi(() => codes.send({ iin, phone }), 'code_not_sent');
      return sentCode;
    },

    /** Checks the code and applies to the banks; fails with `code_wrong`, `code_expired`, `credit_not_possible`. */
    async confirmCode(key: OrderKey, code: string, caller: CreditCaller): Promise<Credit> {
      const order = await requireCreditOrder(key, caller);
      const application = await findApplication(sql, order.orderId);
      if (application?.state !== 'proving' || application.iin === null || !order.payable)
        return fail('credit_not_possible');
      const { codes } = findGateway(application);
      const { phone } = order;
      const owner = { sessionId: await caller.ensureSession(), phone };
      // A session's code does not verify data entered by another session.
      if (application.sessionId !== owner.sessionId) return fail('credit_not_possible');
      if (codes) {
        const attemptsLeft = await phoneVerification.countExternalAttempt(owner, caller.now);
        const applicant: Applicant = { iin: iins.decrypt(application.iin), phone };
        const isCorrect = await callCodeApi(() => codes.check(applicant, code), 'bank_unreachable');
        if (!isCorrect) fail('code_wrong', { left: attemptsLeft });
      } else {
        await phoneVerification.confirm(owner, code, caller.now);
      }
      await inTransaction(db, async (tx) => {
        const locked = await lockApplication(tx, application);
        // Data changed since the code was sent is not verified.
        if (locked?.state === 'proving' && locked.iin === application.iin)
          await transition(tx, locked, 'proved', caller.now);
      });
      return readCredit(order, caller);
    },

    /** Retries the banks that timed out; fails with `credit_not_possible`. */
    async repeat(key: OrderKey, caller: OrderCaller): Promise<Credit> {
      const order = await requireCreditOrder(key, caller);
      const { now } = caller;
      await inTransaction(db, async (tx) => {
        const application = await lockApplication(tx, order);
        if (application?.state !== 'unanswered' && application?.state !== 'offered') return fail('credit_not_possible');
        // With an offer from one bank, the state stays and the other banks get a new request.
        if (!(await transition(tx, application, 'repeat', now))) await insertRequests(tx, application, now);
      });
      return readCredit(order, caller);
    },

    /** Chooses an offer and returns its signing page; also fails with `order_not_payable`, `bank_unreachable`. */
    async choose(
      key: OrderKey,
      { bank, months }: { bank: string; months: number },
      caller: OrderCaller,
    ): Promise<{ signUrl: string }> {
      const order = await requireCreditOrder(key, caller);
      if (order.payable && (await reprice(order.orderId, caller.now, true))) fail('credit_not_possible');
      const application = await inTransaction(db, async (tx) => {
        const locked = await lockApplication(tx, order);
        if (locked?.state === 'chosen') return locked;
        const answers = locked?.state === 'offered' ? await findAnswers(tx, locked.id) : [];
        const offer = answers
          .find((candidate) => candidate.bank === bank && candidate.answer === 'approved')
          ?.offers.find((candidate) => candidate.months === months);
        if (!locked || !offer || offer.amount !== order.amount || locked.amount !== order.amount || !order.payable)
          return fail('credit_not_possible');
        const change = { chosenBank: bank, chosenMonths: months };
        await transition(tx, locked, 'choose', caller.now, change);
        return { ...locked, ...change };
      });
      const gateway = findGateway(application);
      const answers = await findAnswers(sql, application.id);
      const externalId =
        answers.find((candidate) => candidate.bank === application.chosenBank)?.externalId ?? fail('unexpected');
      const { pageUrl } = await orders.payWithOpening(key, caller, {
        name: gateway.name,
        open: async ({ amount }) => {
          // A part was just cancelled, so the application must be re-submitted.
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

    poll: pollBanks,

    /** Polls the banks of applications without a waiting shopper; returns how many. */
    async pollAll(now: Date): Promise<number> {
      const orderIds = await findOrdersToPoll(sql, BATCH);
      await forEachSafely(orderIds, (orderId) => pollBanks(orderId, now), 'some banks could not be polled');
      return orderIds.length;
    },

    /** Sends due notifications to banks: cancelled applications, handed-over products. Returns how many. */
    async notifyBanks(now: Date): Promise<number> {
      const due = await claimDueNotifications(sql, now, BATCH);
      await forEachSafely(due, (notification) => notifyBank(notification, now), 'some banks could not be notified');
      return due.length;
    },

    /** Applies events of the attempt and the order: signed, refused, cancelled, handed over. Idempotent. */
    async onEvent(event: StoreEvent, now: Date): Promise<void> {
      if (event.type === 'payment.settled' && (event.status === 'accepted' || event.status === 'error')) {
        const id = await findApplicationByAttempt(sql, event.attemptId);
        if (id !== undefined) await applyEvent({ id }, event.status === 'accepted' ? 'signed' : 'refusal', now);
      }
      if (event.type !== 'order.changed') return;
      const firstId = await findFirstOrder(sql, event.orderId);
      if (firstId === undefined || (event.status !== 'cancelled' && event.status !== 'completed')) return;
      const { states, by } = await findStates(sql, event.orderId);
      if (states.every((state) => state === 'cancelled'))
        await applyEvent({ orderId: firstId }, by === 'system' ? 'expiry' : 'cancel', now);
      else if (states.includes('waiting_payment')) await reprice(firstId, now);
      // Cancelled parts count as finished, in any order.
      else if (states.includes('completed') && states.every((state) => FINAL_STATES.has(state)))
        await applyEvent({ orderId: firstId }, 'handed', now);
    },
  };
}

/** Calls the provider's own code API; maps its failures to `failure`. */
async function callCodeApi<T>(call: () => Promise<T>, failure: 'code_not_sent' | 'bank_unreachable'): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GatewayProblem) return fail(failure);
    throw error;
  }
}
