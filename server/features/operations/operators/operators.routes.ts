import type { ErrorName } from '#contract/errors.ts';
import type { operatorContract } from '#contract/operator/operator.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import { defaultCity } from '#domain/urls/scope.ts';
import { requireOperator, type CallContext, type Handlers, type IsConfirmed } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { BonusCardsService } from '../../money/bonuses/bonus-cards.service.ts';
import type { ConversionsService } from '../../money/bonuses/conversions.service.ts';
import type { ComplaintsService } from '../../account/complaints/complaints.service.ts';
import type { GiftPurchasesService } from '../../ordering/gift-purchases/gift-purchases.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { VisibilityService } from '../../storefront/catalog/visibility/visibility.service.ts';
import type { DeliveryDatesService } from '../../ordering/orders/view/delivery-dates.service.ts';
import type { OperatorServicesService } from '../../ordering/orders/view/operator-services.service.ts';
import type { ServiceOffersService } from '../../money/service-offers/service-offers.service.ts';
import type { OperatorPartsService } from '../../storefront/content/operator-parts.service.ts';
import type { KeysService } from '../../money/keys/keys.service.ts';
import type { NoticesService } from '../../messaging/notices/notices.service.ts';
import type { OperatorOrdersService } from '../../ordering/orders/view/operator-orders.service.ts';
import { listOpenRefunds, settleRefused } from '../../money/payments/open-refunds.service.ts';
import type { OperatorCodesService } from '../../money/promotions/operator-codes.service.ts';
import type { ModerationService } from '../../storefront/reviews/moderation.service.ts';
import type { QuestionModerationService } from '../../storefront/questions/question-moderation.service.ts';
import type { ProposalsService } from '../../storefront/searches/proposals.service.ts';
import type { InvoicesService } from '../../ordering/invoices/invoices.service.ts';
import type { ReceiptsService } from '../../money/receipts/receipts.service.ts';
import type { RequestsService } from '../../account/requests/requests.service.ts';
import type { ReturnsService } from '../../ordering/returns/returns.service.ts';
import type { SupportService } from '../../account/support/support.service.ts';
import type { TradeInService } from '../../ordering/trade-in/trade-in.service.ts';
import type { WarrantyService } from '../../account/warranty/warranty.service.ts';
import type { OperatorsService } from './operators.service.ts';

type Call = keyof typeof operatorContract;
type ChangingCall = Exclude<Call, `GET ${string}`>;

/** Creates a check of whether another operator has made this call with the input and was refused with `outcome`. */
type Confirm = (input?: object, outcome?: ErrorName) => IsConfirmed;
/** A change by an operator: its target, the input that the log keeps, and the work. */
type Change<T> = { target: string; input: object; run: (confirm: Confirm) => Promise<T> };
type Changes = {
  [K in ChangingCall]: (...call: Parameters<Handlers<Call>[K]>) => Change<Awaited<ReturnType<Handlers<Call>[K]>>>;
};

type Deps = {
  db: Database;
  operators: OperatorsService;
  orders: OperatorOrdersService;
  complaints: Pick<ComplaintsService, 'listAll' | 'answer'>;
  support: Pick<SupportService, 'listAll' | 'answer' | 'close'>;
  moderation: ModerationService;
  questionModeration: QuestionModerationService;
  returns: Pick<ReturnsService, 'listAll' | 'photo' | 'decide' | 'receive' | 'refundService' | 'returnKeysByOperator'>;
  giftPurchases: Pick<GiftPurchasesService, 'listAll' | 'handOver' | 'refund'>;
  bonusCards: Pick<BonusCardsService, 'read' | 'grant'>;
  conversions: Pick<ConversionsService, 'receive'>;
  tradeIn: Pick<TradeInService, 'listAll' | 'accept' | 'refuse' | 'replaceModels'>;
  warranty: Pick<WarrantyService, 'record'>;
  requests: Pick<RequestsService, 'listAll' | 'changeState'>;
  proposals: Pick<ProposalsService, 'listAll' | 'accept' | 'refuse'>;
  parts: OperatorPartsService;
  promoCodes: OperatorCodesService;
  serviceOffers: Pick<ServiceOffersService, 'listAll' | 'save'>;
  orderServices: OperatorServicesService;
  deliveryDates: Pick<DeliveryDatesService, 'listByOperator' | 'changeByOperator'>;
  explainVisibility: VisibilityService['explain'];
  signHomePreview: ContentService['signHomePreview'];
  isCity: (keyword: string) => boolean;
  keys: Pick<KeysService, 'load'>;
  receipts: Pick<ReceiptsService, 'listOpen' | 'retry'>;
  messages: Pick<NoticesService, 'listOpen' | 'resend' | 'settle'>;
  invoices: Pick<InvoicesService, 'listWaiting' | 'pay' | 'recordStatement'>;
  audit: Pick<AuditService, 'results'>;
  /** Refunds above this amount need a second operator, in tenge. */
  refundLimit: () => number;
};

/** Handlers of operators' calls. Every change is recorded before it is executed. */
export function operatorsRoutes({
  db,
  operators,
  orders,
  returns,
  complaints,
  support,
  moderation,
  questionModeration,
  giftPurchases,
  requests,
  proposals,
  bonusCards,
  conversions,
  tradeIn,
  warranty,
  parts,
  promoCodes,
  serviceOffers,
  orderServices,
  deliveryDates,
  explainVisibility,
  signHomePreview: previewOfHome,
  isCity,
  keys,
  receipts,
  messages,
  invoices,
  audit,
  refundLimit,
}: Deps): Handlers<Call> {
  const change = <T>(target: string, input: object, run: Change<T>['run']): Change<T> => ({ target, input, run });
  const changes: Changes = {
    'POST /api/operator/orders/:number/status': ({ number, status, paidBy = null }, { language, now }) =>
      change(number, { status, paidBy }, async (confirm) => ({
        orders: await orders.move(number, status, paidBy, language, now, confirm({ status })),
      })),
    'POST /api/operator/orders/:number/serials': ({ number, productId, serials }, { now }) =>
      change(number, { productId, serials }, async () => ({
        serials: await warranty.record(number, productId, serials, now),
      })),
    'POST /api/operator/returns/:number/accept': ({ number, answer }, { language, now }) =>
      change(number, { answer }, () => returns.decide(number, { to: 'accepted', answer }, language, now)),
    'POST /api/operator/returns/:number/refuse': ({ number, answer }, { language, now }) =>
      change(number, { answer }, () => returns.decide(number, { to: 'refused', answer }, language, now)),
    'POST /api/operator/returns/:number/receive': ({ number, ...condition }, { language, now }) =>
      change(number, condition, (confirm) => returns.receive(number, condition, language, now, confirm())),
    'POST /api/operator/gift-purchases/:number/hand-over': ({ number }, { now }) =>
      change(number, {}, async () => ({ cards: await giftPurchases.handOver(number, now) })),
    'POST /api/operator/gift-purchases/:number/refund': ({ number }, { language, now }) =>
      change(number, {}, (confirm) => giftPurchases.refund(number, language, now, confirm())),
    'POST /api/operator/requests/:number/state': ({ number, state, answer = null }, { now }) =>
      change(number, { state, answer }, () => requests.changeState(number, { state, answer }, now)),
    'POST /api/operator/bonuses': ({ note, ...grant }, { now }) =>
      change(grant.reference, { ...grant, note }, async (confirm) => {
        await bonusCards.grant(grant, now, confirm(grant, 'bonus_limit'));
        return { given: true as const };
      }),
    'POST /api/operator/bank-bonuses': (grant, { now }) =>
      change(grant.reference, grant, async () => {
        await conversions.receive(grant, now);
        return { given: true as const };
      }),
    'POST /api/operator/trade-in-models': ({ models }) =>
      change(
        'trade-in models',
        { models: models.map(({ device, name, price }) => `${device} ${name}: ${price}`) },
        async () => ({ models: await tradeIn.replaceModels(models) }),
      ),
    'POST /api/operator/trade-ins/:number/accept': ({ number, price }, { now }) =>
      change(number, { price }, (confirm) => tradeIn.accept(number, price, now, confirm())),
    'POST /api/operator/trade-ins/:number/refuse': ({ number, answer }) =>
      change(number, { answer }, () => tradeIn.refuse(number, answer)),
    'POST /api/operator/selections/:id/accept': ({ id, ...texts }, { now }) =>
      change(`selection ${id}`, { slug: texts.slug }, () => proposals.accept(id, texts, now)),
    'POST /api/operator/selections/:id/refuse': ({ id }, { now }) =>
      change(`selection ${id}`, {}, () => proposals.refuse(id, now)),
    'POST /api/operator/parts/:kind/:key': ({ kind, key, texts }, { now }) =>
      change(`${kind} ${key}`, { texts }, () => parts.put(kind, key, texts, now)),
    'POST /api/operator/parts/:kind/:key/remove': ({ kind, key }) =>
      change(`${kind} ${key}`, {}, () => parts.remove(kind, key)),
    'POST /api/operator/promo-codes/:code': ({ code, ...terms }, { now }) =>
      change(`promo code ${code}`, terms, () => promoCodes.save(code, terms, now)),
    'POST /api/operator/promo-codes/:code/end': ({ code }, { now }) =>
      change(`promo code ${code}`, {}, () => promoCodes.end(code, now)),
    'POST /api/operator/services/:code': ({ code, ...terms }) =>
      change(`service ${code}`, terms, () => serviceOffers.save(code, terms)),
    'POST /api/operator/orders/:number/services/:productId/:code': (
      { date, doneOn, done, ...service },
      { language },
    ) => {
      const { number, productId, code } = service;
      return change(number, { productId, code, date, doneOn, done }, () =>
        orderServices.setDays(service, { visitOn: date, doneOn, done }, language),
      );
    },
    'POST /api/operator/orders/:number/services/:productId/:code/refund': (service, { language, now }) => {
      const { number, ...input } = service;
      return change(number, input, (confirm) => returns.refundService(service, language, now, confirm()));
    },
    'POST /api/operator/orders/:number/keys/:productId/return': (keysToReturn, { language, now }) => {
      const { number, ...input } = keysToReturn;
      return change(number, input, (confirm) => returns.returnKeysByOperator(keysToReturn, language, now, confirm()));
    },
    'POST /api/operator/orders/:number/date': ({ number, ...visit }, { now }) =>
      change(number, visit, async () => {
        await deliveryDates.changeByOperator(number, visit, now);
        return visit;
      }),
    'POST /api/operator/complaints/:ticket/answer': ({ ticket, answer }, { now }) =>
      change(ticket, { answer }, () => complaints.answer(ticket, answer, now)),
    'POST /api/operator/conversations/:id/answer': ({ id, ...message }, { now }) =>
      // Record only the links: texts must be erasable with the conversation.
      change(`conversation ${id}`, { links: message.links }, () => support.answer(id, message, now)),
    'POST /api/operator/conversations/:id/close': ({ id }, { now }) =>
      change(`conversation ${id}`, {}, () => support.close(id, now)),
    'POST /api/operator/reviews/:id/judge': ({ id, status, answer = null }, { now }) =>
      change(`review ${id}`, { status, answer }, () => moderation.judge(id, { status, answer }, now)),
    'POST /api/operator/questions/:id/judge': ({ id, status, answer = null }, { now }) =>
      change(`question ${id}`, { status, answer }, () => questionModeration.judge(id, { status, answer }, now)),
    'POST /api/operator/products/:id/keys': ({ id, keys: licenceKeys }) =>
      // Record only the number of keys: a key is worth money to any reader of the log.
      change(
        `product ${id}`,
        { count: licenceKeys.length },
        async () => (await keys.load(id, licenceKeys)) ?? fail('product_not_found'),
      ),
    'POST /api/operator/refunds/:reference/settle': ({ reference, note }) =>
      change(reference, { note }, async (confirm) => ({
        settled: await settleRefused(db, reference, refundLimit(), confirm({})),
      })),
    'POST /api/operator/invoices/:number/pay': ({ number, ...payment }, { now }) =>
      change(number, payment, () => invoices.pay(number, payment, now)),
    'POST /api/operator/statements': ({ text }, { now }) =>
      // Record only the length: a statement names every payer.
      change('statement', { characters: text.length }, () => invoices.recordStatement(text, now)),
    'POST /api/operator/receipts/:reference/retry': ({ reference }, { now }) =>
      change(`receipt ${reference}`, {}, () => receipts.retry(reference, now)),
    'POST /api/operator/messages/:id/again': ({ id }, { now }) =>
      change(`message ${id}`, {}, async () => {
        await messages.resend(id, now);
        return { state: 'waiting' };
      }),
    'POST /api/operator/messages/:id/settle': ({ id, note }) =>
      change(`message ${id}`, { note }, async () => {
        await messages.settle(id, note);
        return { state: 'settled' };
      }),
  };

  const handle = (call: ChangingCall) => async (callInput: never, context: CallContext) => {
    const { keyId } = requireOperator(context);
    const { target: subject, input, run }: Change<unknown> = changes[call](callInput, context);
    const confirm: Confirm =
      (confirmed = input, outcome = 'second_operator_needed') =>
      (sql) =>
        operators.isConfirmed(sql, { keyId, call, subject, input: confirmed }, outcome, context.now);
    return operators.record({ keyId, call, subject, input, ip: context.ip }, context.now, () => run(confirm));
  };
  const calls = Object.keys(changes) as ChangingCall[];
  const changingHandlers = Object.fromEntries(calls.map((call) => [call, handle(call)]));

  return {
    ...(changingHandlers as Pick<Handlers<Call>, ChangingCall>),
    'GET /api/operator/orders': ({ status = null, phone = null, cursor = null, limit }, { language, now }) =>
      orders.list({ status, phone, cursor, limit }, language, now),
    'GET /api/operator/orders/:number': async ({ number }, { language }) => ({
      orders: await orders.read(number, language),
    }),
    'GET /api/operator/returns': ({ state, limit }, { language }) => returns.listAll(state, limit, language),
    'GET /api/operator/returns/:number/photos/:position': ({ number, position }) => returns.photo(number, position),
    'GET /api/operator/gift-purchases': ({ state, limit }, { language }) =>
      giftPurchases.listAll(state, limit, language),
    'GET /api/operator/requests': ({ state, form = null, limit }) => requests.listAll(state, form, limit),
    'GET /api/operator/visibility': ({ product, city }, { now }) => explainVisibility(product, city, now),
    'GET /api/operator/bonus-cards/:number': ({ number }, { now }) => bonusCards.read(number, now),
    'GET /api/operator/trade-ins': ({ state, limit }) => tradeIn.listAll(state, limit),
    'GET /api/operator/selections': ({ state, limit }) => proposals.listAll(state, limit),
    'GET /api/operator/parts/:kind': ({ kind }, { now }) => parts.list(kind, now),
    'GET /api/operator/home-preview': async ({ at, city = defaultCity, language, audience }, { now }) => {
      if (!isCity(city)) fail('page_not_found');
      const preview = previewOfHome({ at: new Date(at), audience }, now);
      return { path: `${createScopedPaths(language, city).home()}?preview=${preview}` };
    },
    'GET /api/operator/promo-codes': (_input, { now }) => promoCodes.list(now),
    'GET /api/operator/promo-codes/:code': ({ code }, { now }) => promoCodes.read(code, now),
    'GET /api/operator/services': () => serviceOffers.listAll(),
    'GET /api/operator/due-services': ({ limit }, { language }) => orderServices.listDue(limit, language),
    'GET /api/operator/orders/:number/dates': async ({ number }, { now }) => ({
      days: await deliveryDates.listByOperator(number, now),
    }),
    'GET /api/operator/complaints': ({ state, limit }) => complaints.listAll(state, limit),
    'GET /api/operator/conversations': ({ state, limit }) => support.listAll(state, limit),
    'GET /api/operator/reviews': ({ status, limit }) => moderation.list(status, limit),
    'GET /api/operator/questions': ({ status, limit }) => questionModeration.list(status, limit),
    'GET /api/operator/refunds': () => listOpenRefunds(db),
    'GET /api/operator/invoices': () => invoices.listWaiting(),
    'GET /api/operator/receipts': () => receipts.listOpen(),
    'GET /api/operator/messages': ({ state, limit }) => messages.listOpen(state, limit),
    'GET /api/operator/audit': () => audit.results(),
    'GET /api/operator/actions': ({ subject = null, before = null, limit }) =>
      operators.actions({ subject, before, limit }),
  };
}
