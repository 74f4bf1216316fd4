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
  const record = <T>(
    call: Call,
    { target: subject, ...input }: { target: string } & Record<string, unknown>,
    context: CallContext,
    action: () => Promise<T>,
  ): Promise<T> => {
    const { keyId } = requireOperator(context);
    return operators.record({ keyId, call, subject, input, ip: context.ip }, context.now, action);
  };
  /** Creates a check of whether another operator has made this call and was refused with `outcome`. */
  const createConfirmation =
    (call: Call, target: string, input: object, outcome: ErrorName, context: CallContext): IsConfirmed =>
    (sql) => {
      const { keyId } = requireOperator(context);
      return operators.isConfirmed(sql, { keyId, call, subject: target, input }, outcome, context.now);
    };
  const confirmBySecond = (call: Call, target: string, input: object, context: CallContext) =>
    createConfirmation(call, target, input, 'second_operator_needed', context);
  return {
    'GET /api/operator/orders': ({ status = null, phone = null, cursor = null, limit }, { language, now }) =>
      orders.list({ status, phone, cursor, limit }, language, now),
    'GET /api/operator/orders/:number': async ({ number }, { language }) => ({
      orders: await orders.read(number, language),
    }),
    'POST /api/operator/orders/:number/status': ({ number, status, paidBy = null }, context) =>
      record('POST /api/operator/orders/:number/status', { target: number, status, paidBy }, context, async () => ({
        orders: await orders.move(
          number,
          status,
          paidBy,
          context.language,
          context.now,
          confirmBySecond('POST /api/operator/orders/:number/status', number, { status }, context),
        ),
      })),
    'POST /api/operator/orders/:number/serials': ({ number, productId, serials }, context) =>
      record(
        'POST /api/operator/orders/:number/serials',
        { target: number, productId, serials },
        context,
        async () => ({
          serials: await warranty.record(number, productId, serials, context.now),
        }),
      ),
    'GET /api/operator/returns': ({ state, limit }, { language }) => returns.listAll(state, limit, language),
    'GET /api/operator/returns/:number/photos/:position': ({ number, position }) => returns.photo(number, position),
    'POST /api/operator/returns/:number/accept': ({ number, answer }, context) =>
      record('POST /api/operator/returns/:number/accept', { target: number, answer }, context, () =>
        returns.decide(number, { to: 'accepted', answer }, context.language, context.now),
      ),
    'POST /api/operator/returns/:number/refuse': ({ number, answer }, context) =>
      record('POST /api/operator/returns/:number/refuse', { target: number, answer }, context, () =>
        returns.decide(number, { to: 'refused', answer }, context.language, context.now),
      ),
    'POST /api/operator/returns/:number/receive': ({ number, ...condition }, context) =>
      record('POST /api/operator/returns/:number/receive', { target: number, ...condition }, context, () =>
        returns.receive(
          number,
          condition,
          context.language,
          context.now,
          confirmBySecond('POST /api/operator/returns/:number/receive', number, condition, context),
        ),
      ),
    'GET /api/operator/gift-purchases': ({ state, limit }, { language }) =>
      giftPurchases.listAll(state, limit, language),
    'POST /api/operator/gift-purchases/:number/hand-over': ({ number }, context) =>
      record('POST /api/operator/gift-purchases/:number/hand-over', { target: number }, context, async () => ({
        cards: await giftPurchases.handOver(number, context.now),
      })),
    'POST /api/operator/gift-purchases/:number/refund': ({ number }, context) =>
      record('POST /api/operator/gift-purchases/:number/refund', { target: number }, context, () =>
        giftPurchases.refund(
          number,
          context.language,
          context.now,
          confirmBySecond('POST /api/operator/gift-purchases/:number/refund', number, {}, context),
        ),
      ),
    'GET /api/operator/requests': ({ state, form = null, limit }) => requests.listAll(state, form, limit),
    'POST /api/operator/requests/:number/state': ({ number, state, answer = null }, context) =>
      record('POST /api/operator/requests/:number/state', { target: number, state, answer }, context, () =>
        requests.changeState(number, { state, answer }, context.now),
      ),
    'GET /api/operator/visibility': ({ product, city }, { now }) => explainVisibility(product, city, now),
    'GET /api/operator/bonus-cards/:number': ({ number }, { now }) => bonusCards.read(number, now),
    'POST /api/operator/bonuses': ({ note, ...grant }, context) =>
      record('POST /api/operator/bonuses', { target: grant.reference, ...grant, note }, context, async () => {
        const isConfirmed = createConfirmation(
          'POST /api/operator/bonuses',
          grant.reference,
          grant,
          'bonus_limit',
          context,
        );
        await bonusCards.grant(grant, context.now, isConfirmed);
        return { given: true as const };
      }),
    'POST /api/operator/bank-bonuses': (grant, context) =>
      record('POST /api/operator/bank-bonuses', { target: grant.reference, ...grant }, context, async () => {
        await conversions.receive(grant, context.now);
        return { given: true as const };
      }),
    'POST /api/operator/trade-in-models': ({ models }, context) =>
      record(
        'POST /api/operator/trade-in-models',
        { target: 'trade-in models', models: models.map(({ device, name, price }) => `${device} ${name}: ${price}`) },
        context,
        async () => ({
          models: await tradeIn.replaceModels(models),
        }),
      ),
    'GET /api/operator/trade-ins': ({ state, limit }) => tradeIn.listAll(state, limit),
    'POST /api/operator/trade-ins/:number/accept': ({ number, price }, context) =>
      record('POST /api/operator/trade-ins/:number/accept', { target: number, price }, context, () =>
        tradeIn.accept(
          number,
          price,
          context.now,
          confirmBySecond('POST /api/operator/trade-ins/:number/accept', number, { price }, context),
        ),
      ),
    'POST /api/operator/trade-ins/:number/refuse': ({ number, answer }, context) =>
      record('POST /api/operator/trade-ins/:number/refuse', { target: number, answer }, context, () =>
        tradeIn.refuse(number, answer),
      ),
    'GET /api/operator/selections': ({ state, limit }) => proposals.listAll(state, limit),
    'POST /api/operator/selections/:id/accept': ({ id, ...texts }, context) =>
      record('POST /api/operator/selections/:id/accept', { target: `selection ${id}`, slug: texts.slug }, context, () =>
        proposals.accept(id, texts, context.now),
      ),
    'POST /api/operator/selections/:id/refuse': ({ id }, context) =>
      record('POST /api/operator/selections/:id/refuse', { target: `selection ${id}` }, context, () =>
        proposals.refuse(id, context.now),
      ),
    'GET /api/operator/parts/:kind': ({ kind }, { now }) => parts.list(kind, now),
    'POST /api/operator/parts/:kind/:key': ({ kind, key, texts }, context) =>
      record('POST /api/operator/parts/:kind/:key', { target: `${kind} ${key}`, texts }, context, () =>
        parts.put(kind, key, texts, context.now),
      ),
    'POST /api/operator/parts/:kind/:key/remove': ({ kind, key }, context) =>
      record('POST /api/operator/parts/:kind/:key/remove', { target: `${kind} ${key}` }, context, () =>
        parts.remove(kind, key),
      ),
    'GET /api/operator/home-preview': async ({ at, city = defaultCity, language, audience }, { now }) => {
      if (!isCity(city)) fail('page_not_found');
      const preview = previewOfHome({ at: new Date(at), audience }, now);
      return { path: `${createScopedPaths(language, city).home()}?preview=${preview}` };
    },
    'GET /api/operator/promo-codes': (_input, { now }) => promoCodes.list(now),
    'GET /api/operator/promo-codes/:code': ({ code }, { now }) => promoCodes.read(code, now),
    'POST /api/operator/promo-codes/:code': ({ code, ...terms }, context) =>
      record('POST /api/operator/promo-codes/:code', { target: `promo code ${code}`, ...terms }, context, () =>
        promoCodes.save(code, terms, context.now),
      ),
    'POST /api/operator/promo-codes/:code/end': ({ code }, context) =>
      record('POST /api/operator/promo-codes/:code/end', { target: `promo code ${code}` }, context, () =>
        promoCodes.end(code, context.now),
      ),
    'GET /api/operator/services': () => serviceOffers.listAll(),
    'POST /api/operator/services/:code': ({ code, ...terms }, context) =>
      record('POST /api/operator/services/:code', { target: `service ${code}`, ...terms }, context, () =>
        serviceOffers.save(code, terms),
      ),
    'GET /api/operator/due-services': ({ limit }, { language }) => orderServices.listDue(limit, language),
    'POST /api/operator/orders/:number/services/:productId/:code': ({ date, doneOn, done, ...service }, context) =>
      record(
        'POST /api/operator/orders/:number/services/:productId/:code',
        { target: service.number, productId: service.productId, code: service.code, date, doneOn, done },
        context,
        () => orderServices.setDays(service, { visitOn: date, doneOn, done }, context.language),
      ),
    'POST /api/operator/orders/:number/services/:productId/:code/refund': (service, context) => {
      const key = 'POST /api/operator/orders/:number/services/:productId/:code/refund';
      const { number: target, ...input } = service;
      return record(key, { target, ...input }, context, () =>
        returns.refundService(service, context.language, context.now, confirmBySecond(key, target, input, context)),
      );
    },
    'POST /api/operator/orders/:number/keys/:productId/return': (keysToReturn, context) => {
      const key = 'POST /api/operator/orders/:number/keys/:productId/return';
      const { number: target, ...input } = keysToReturn;
      const isConfirmed = confirmBySecond(key, target, input, context);
      return record(key, { target, ...input }, context, () =>
        returns.returnKeysByOperator(keysToReturn, context.language, context.now, isConfirmed),
      );
    },
    'GET /api/operator/orders/:number/dates': async ({ number }, { now }) => ({
      days: await deliveryDates.listByOperator(number, now),
    }),
    'POST /api/operator/orders/:number/date': ({ number, ...visit }, context) =>
      record('POST /api/operator/orders/:number/date', { target: number, ...visit }, context, async () => {
        await deliveryDates.changeByOperator(number, visit, context.now);
        return visit;
      }),
    'GET /api/operator/complaints': ({ state, limit }) => complaints.listAll(state, limit),
    'POST /api/operator/complaints/:ticket/answer': ({ ticket, answer }, context) =>
      record('POST /api/operator/complaints/:ticket/answer', { target: ticket, answer }, context, () =>
        complaints.answer(ticket, answer, context.now),
      ),
    'GET /api/operator/conversations': ({ state, limit }) => support.listAll(state, limit),
    'POST /api/operator/conversations/:id/answer': ({ id, ...message }, context) =>
      // Record only the links: texts must be erasable with the conversation.
      record(
        'POST /api/operator/conversations/:id/answer',
        { target: `conversation ${id}`, links: message.links },
        context,
        () => support.answer(id, message, context.now),
      ),
    'POST /api/operator/conversations/:id/close': ({ id }, context) =>
      record('POST /api/operator/conversations/:id/close', { target: `conversation ${id}` }, context, () =>
        support.close(id, context.now),
      ),
    'GET /api/operator/reviews': ({ status, limit }) => moderation.list(status, limit),
    'POST /api/operator/reviews/:id/judge': ({ id, status, answer = null }, context) =>
      record('POST /api/operator/reviews/:id/judge', { target: `review ${id}`, status, answer }, context, () =>
        moderation.judge(id, { status, answer }, context.now),
      ),
    'GET /api/operator/questions': ({ status, limit }) => questionModeration.list(status, limit),
    'POST /api/operator/questions/:id/judge': ({ id, status, answer = null }, context) =>
      record('POST /api/operator/questions/:id/judge', { target: `question ${id}`, status, answer }, context, () =>
        questionModeration.judge(id, { status, answer }, context.now),
      ),
    'POST /api/operator/products/:id/keys': ({ id, keys: licenceKeys }, context) =>
      // Record only the number of keys: a key is worth money to any reader of the log.
      record(
        'POST /api/operator/products/:id/keys',
        { target: `product ${id}`, count: licenceKeys.length },
        context,
        async () => (await keys.load(id, licenceKeys)) ?? fail('product_not_found'),
      ),
    'GET /api/operator/refunds': () => listOpenRefunds(db),
    'POST /api/operator/refunds/:reference/settle': ({ reference, note }, context) =>
      record('POST /api/operator/refunds/:reference/settle', { target: reference, note }, context, async () => ({
        settled: await settleRefused(
          db,
          reference,
          refundLimit(),
          confirmBySecond('POST /api/operator/refunds/:reference/settle', reference, {}, context),
        ),
      })),
    'GET /api/operator/invoices': () => invoices.listWaiting(),
    'POST /api/operator/invoices/:number/pay': ({ number, ...payment }, context) =>
      record('POST /api/operator/invoices/:number/pay', { target: number, ...payment }, context, () =>
        invoices.pay(number, payment, context.now),
      ),
    'POST /api/operator/statements': ({ text }, context) =>
      // Record only the length: a statement names every payer.
      record('POST /api/operator/statements', { target: 'statement', characters: text.length }, context, () =>
        invoices.recordStatement(text, context.now),
      ),
    'GET /api/operator/receipts': () => receipts.listOpen(),
    'POST /api/operator/receipts/:reference/retry': ({ reference }, context) =>
      record('POST /api/operator/receipts/:reference/retry', { target: `receipt ${reference}` }, context, () =>
        receipts.retry(reference, context.now),
      ),
    'GET /api/operator/messages': ({ state, limit }) => messages.listOpen(state, limit),
    'POST /api/operator/messages/:id/again': ({ id }, context) =>
      record('POST /api/operator/messages/:id/again', { target: `message ${id}` }, context, async () => {
        await messages.resend(id, context.now);
        return { state: 'waiting' };
      }),
    'POST /api/operator/messages/:id/settle': ({ id, note }, context) =>
      record('POST /api/operator/messages/:id/settle', { target: `message ${id}`, note }, context, async () => {
        await messages.settle(id, note);
        return { state: 'settled' };
      }),
    'GET /api/operator/audit': () => audit.results(),
    'GET /api/operator/actions': ({ subject = null, before = null, limit }) =>
      operators.actions({ subject, before, limit }),
  };
}
