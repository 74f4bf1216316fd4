import { z } from 'zod';
import { COMPLAINT_STATES, MAX_COMPLAINT_LENGTH } from '#domain/orders/complaint.ts';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { ORDER_ACTORS, ORDER_STATES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { Complaint } from '../orders/complaints.ts';
import { RECEIPT_KINDS, RECEIPT_STATES, RECEIPT_TENDERS } from '#domain/payments/receipt.ts';
import { endpoint, Id, Money, positiveInt } from '../endpoint.ts';
import { operatorCatalogContract } from './operator-catalog.ts';
import { operatorMessagesContract } from './operator-messages.ts';
import { operatorPartsContract } from './operator-parts.ts';
import { operatorPromotionsContract } from './operator-promotions.ts';
import { operatorQuestionsContract } from './operator-questions.ts';
import { operatorOrdersContract } from './operator-orders.ts';
import { operatorServicesContract } from './operator-services.ts';
import { operatorSupportContract } from './operator-support.ts';
import { operatorValueContract } from './operator-value.ts';
import { OrderNumber, OrderService } from '../orders/orders.ts';
import { ReceiptReference } from '../orders/receipts.ts';
import { ReturnInput, ReturnNumber, ReturnRequest } from '../orders/returns.ts';
import { MAX_RETURN_COMMENT, MAX_RETURN_PHOTOS, RETURN_STATES } from '#domain/orders/return-request.ts';

/** Max rows returned by one call. */
const MAX_ROWS = 200;
const MAX_ANSWER = 2000;
/** Max invoice sum in tenge, and max statement length in characters. */
const MAX_INVOICE = 2_000_000_000;
const MAX_STATEMENT = 800_000;
/** Bytes: two per character, plus the JSON around the text. */
const MAX_STATEMENT_BODY = 2 * MAX_STATEMENT + 100_000;
const ReturnAnswer = z.string().trim().min(1).max(MAX_RETURN_COMMENT);
/** Max licence keys per call. */
const MAX_KEYS = 1000;
const Rows = positiveInt(MAX_ROWS).default(50);
const Ticket = z.string().regex(/^C-\d{4}-\d{6}$/);
const Answer = z.string().trim().min(1).max(MAX_ANSWER);

const OrderChange = z.object({ by: z.enum(ORDER_ACTORS), at: z.string() });

/** An order for packers, couriers and store staff. */
export const OperatorOrder = z.object({
  number: z.string(),
  masterNumber: z.string(),
  status: z.enum(ORDER_STATES),
  /** States an operator may move it to. */
  next: z.array(z.enum(ORDER_STATES)),
  /** When it is cancelled automatically unless paid, confirmed or collected, ISO. */
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  language: z.enum(['ru', 'kk']),
  city: z.string(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    email: z.string(),
    phoneProved: z.boolean(),
  }),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    date: z.string().nullable(),
    slot: z.enum(SLOT_IDS).nullable(),
    /** As typed, in the checkout's fields. */
    address: z.record(z.string(), z.unknown()).nullable(),
    shopId: z.number().int().nullable(),
  }),
  payment: z.object({ method: z.enum(PAYMENT_METHODS), paid: z.boolean(), toPay: Money }),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      /** Quantity already returned, and keys that were opened. */
      returned: z.number().int(),
      openedKeys: z.number().int(),
      price: Money,
      total: Money,
    }),
  ),
  services: z.array(OrderService),
  /** Free product included in the order; null without one. */
  gift: z.object({ productId: z.number().int(), name: z.string(), value: Money }).nullable(),
  history: z.array(OrderChange.extend({ from: z.enum(ORDER_STATES).nullable(), to: z.enum(ORDER_STATES) })),
  /** Courier visits that replaced the first one, oldest first. */
  visits: z.array(OrderChange.extend({ date: z.string(), slot: z.enum(SLOT_IDS) })),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** A complaint with its sender. */
export const OperatorComplaint = Complaint.omit({ files: true }).extend({
  customer: z.object({ firstName: z.string(), phone: z.string() }).nullable(),
  files: z.number().int(),
});
export type OperatorComplaint = z.infer<typeof OperatorComplaint>;

/** A review, for moderators. */
export const OperatorReview = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  product: z.string(),
  author: z.string(),
  stars: z.number().int(),
  advantages: z.string(),
  flaws: z.string(),
  comment: z.string(),
  verified: z.boolean(),
  photos: z.number().int(),
  status: z.enum(['waiting', 'published', 'refused']),
  answer: z.string(),
  at: z.string(),
});
export type OperatorReview = z.infer<typeof OperatorReview>;

/** A return request with its sender. */
export const OperatorReturn = ReturnRequest.extend({
  customer: z.object({ firstName: z.string(), phone: z.string() }),
});
export type OperatorReturn = z.infer<typeof OperatorReturn>;

/** A refund: due, or refused by the bank and left to an operator. */
export const OperatorRefund = z.object({
  reference: z.string(),
  gateway: z.string(),
  orderNumber: z.string().nullable(),
  amount: Money,
  state: z.enum(['due', 'refused']),
  tries: z.number().int(),
  at: z.string(),
});
export type OperatorRefund = z.infer<typeof OperatorRefund>;

/** An unpaid invoice. */
export const OperatorInvoice = z.object({
  number: z.string(),
  organisation: z.string(),
  bin: z.string(),
  amount: Money,
  payUntil: z.string().nullable(),
  at: z.string(),
});
export type OperatorInvoice = z.infer<typeof OperatorInvoice>;

/** A payment of a bank statement and its outcome; only `paid` changes data. */
export const StatementRow = z.object({
  document: z.string(),
  date: z.string(),
  payer: z.string(),
  /** Tenge; null when unreadable. */
  amount: z.number().nullable(),
  /** Invoice number found in the payment purpose, if any. */
  number: z.string().nullable(),
  outcome: z.enum([
    'paid',
    'repeated',
    'paid-before',
    'over',
    'wrong-sum',
    'unknown',
    'several',
    // Paid to another account, or to none named in the file.
    'other-account',
    // Lacks the bank's document number or day, so payments cannot be distinguished.
    'no-document',
  ]),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A receipt not issued yet: to be retried, or waiting for an operator. */
export const OperatorReceipt = z.object({
  reference: z.string(),
  orderNumber: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  amount: Money,
  state: z.enum(['waiting', 'refused']),
  tries: z.number().int(),
  /** Null when waiting for an operator. */
  nextTryAt: z.string().nullable(),
  problem: z.string(),
  at: z.string(),
});
export type OperatorReceipt = z.infer<typeof OperatorReceipt>;

/** Findings of one check of the nightly audit. */
export const AuditResult = z.object({
  check: z.string(),
  faults: z.number().int(),
  examples: z.array(z.string()),
  at: z.string(),
});
export type AuditResult = z.infer<typeof AuditResult>;

/** A recorded operator call; `outcome` is null while it runs, or if the process died. */
export const OperatorAction = z.object({
  id: z.number().int(),
  key: z.string(),
  call: z.string(),
  subject: z.string(),
  input: z.record(z.string(), z.unknown()),
  outcome: z.string().nullable(),
  at: z.string(),
});
export type OperatorAction = z.infer<typeof OperatorAction>;

/** Calls for operators and back-office systems; each requires a key with its scope. */
export const operatorContract = {
  'GET /api/operator/orders': endpoint({
    summary:
      'Changed orders, oldest change first; pass `next` as `cursor` of the next call to miss none. Changes appear after two seconds.',
    input: z.object({
      status: z.enum(ORDER_STATES).optional(),
      phone: z
        .string()
        .regex(/^\d{10}$/)
        .optional(),
      cursor: z
        .string()
        .regex(/^\d{1,17}\.\d{1,10}$/)
        .optional(),
      limit: Rows,
    }),
    output: z.object({ orders: z.array(OperatorOrder), next: z.string().nullable() }),
    scope: 'orders.read',
  }),
  'GET /api/operator/orders/:number': endpoint({
    summary: 'One order, or all parts of a master number.',
    input: z.object({ number: OrderNumber }),
    output: z.object({ orders: z.array(OperatorOrder) }),
    errors: ['order_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/orders/:number/serials': endpoint({
    summary: 'Replaces the serial numbers of a handed-over product.',
    input: z.object({ number: OrderNumber, productId: Id, serials: z.array(z.string().max(60)).max(100) }),
    output: z.object({ serials: z.array(z.string()) }),
    scope: 'orders.write',
    errors: ['order_not_found', 'serial_refused'],
  }),
  'POST /api/operator/orders/:number/status': endpoint({
    summary:
      'Moves one order to another state, with all side effects; idempotent. `paidBy` is the tender of an order paid on receipt, for the fiscal receipt; default cash.',
    input: z.object({
      number: OrderNumber,
      status: z.enum(ORDER_STATES),
      paidBy: z.enum(RECEIPT_TENDERS).optional(),
    }),
    output: z.object({ orders: z.array(OperatorOrder) }),
    errors: ['order_not_found', 'order_not_movable', 'second_operator_needed'],
    scope: 'orders.write',
  }),
  'GET /api/operator/returns': endpoint({
    summary: 'Return requests: open ones longest waiting first, finished ones newest first.',
    input: z.object({ state: z.enum(RETURN_STATES).default('asked'), limit: Rows }),
    output: z.array(OperatorReturn),
    scope: 'orders.read',
  }),
  'GET /api/operator/returns/:number/photos/:position': endpoint({
    summary: 'A re-encoded photo of a return request, numbered from 1. Only operators can read it.',
    input: z.object({ number: ReturnNumber, position: positiveInt(MAX_RETURN_PHOTOS) }),
    output: z.object({ name: z.string(), type: z.literal('image/webp'), data: z.base64() }),
    errors: ['return_not_found', 'file_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/returns/:number/accept': endpoint({
    summary:
      'Accepts a return request, with an optional message to the customer: where to bring the products, or when they are collected.',
    input: z.object({ number: ReturnNumber, answer: ReturnAnswer.optional() }),
    output: OperatorReturn,
    errors: ['return_not_found', 'return_not_movable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/returns/:number/refuse': endpoint({
    summary: 'Refuses a return request, or received products that do not match it; the customer sees the reason.',
    input: z.object({ number: ReturnNumber, answer: ReturnAnswer }),
    output: OperatorReturn,
    errors: ['return_not_found', 'return_not_movable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/returns/:number/receive': endpoint({
    summary:
      'Receives the products of an accepted request: refunds every tender and bonus, and restocks resellable products. `soldAgain` decides for products (default: by reason), `giftSoldAgain` for their gift; `writtenOff` lines are never restocked. Idempotent.',
    input: z.object({
      number: ReturnNumber,
      soldAgain: z.boolean().optional(),
      giftSoldAgain: z.boolean().optional(),
      writtenOff: ReturnInput.shape.lines.optional(),
    }),
    output: OperatorReturn,
    errors: ['return_not_found', 'return_not_movable', 'second_operator_needed'],
    scope: 'orders.write',
  }),
  ...operatorCatalogContract,
  ...operatorValueContract,
  ...operatorMessagesContract,
  ...operatorOrdersContract,
  ...operatorPartsContract,
  ...operatorPromotionsContract,
  ...operatorServicesContract,
  ...operatorSupportContract,
  ...operatorQuestionsContract,
  'GET /api/operator/complaints': endpoint({
    summary: 'Complaints: open ones longest waiting first, answered ones newest first.',
    input: z.object({ state: z.enum(COMPLAINT_STATES).default('under_consideration'), limit: Rows }),
    output: z.array(OperatorComplaint),
    scope: 'complaints',
  }),
  'POST /api/operator/complaints/:ticket/answer': endpoint({
    summary: 'Answers a complaint or changes the answer; only the first one notifies the customer.',
    input: z.object({ ticket: Ticket, answer: z.string().trim().min(1).max(MAX_COMPLAINT_LENGTH) }),
    output: OperatorComplaint,
    errors: ['complaint_not_found'],
    scope: 'complaints',
  }),
  'GET /api/operator/reviews': endpoint({
    summary: 'Reviews written in the shop, longest waiting first.',
    input: z.object({ status: z.enum(['waiting', 'published', 'refused']).default('waiting'), limit: Rows }),
    output: z.array(OperatorReview),
    scope: 'reviews',
  }),
  'POST /api/operator/reviews/:id/judge': endpoint({
    summary: "Publishes or refuses a review, with an optional answer; updates the product's rating.",
    input: z.object({ id: Id, status: z.enum(['published', 'refused']), answer: Answer.optional() }),
    output: OperatorReview,
    errors: ['review_not_found'],
    scope: 'reviews',
  }),
  'POST /api/operator/products/:id/keys': endpoint({
    summary: 'Loads licence keys of a digital product; `added` excludes existing ones.',
    input: z.object({
      id: Id,
      keys: z.array(z.string().trim().min(1).max(200)).min(1).max(MAX_KEYS),
    }),
    output: z.object({ added: z.number().int(), free: z.number().int() }),
    errors: ['product_not_found'],
    scope: 'keys',
  }),
  'GET /api/operator/refunds': endpoint({
    summary: 'Pending refunds, and refunds refused by the bank that an operator must make.',
    output: z.array(OperatorRefund),
    scope: 'payments',
  }),
  'POST /api/operator/refunds/:reference/settle': endpoint({
    summary: 'Records that a refused refund was made by other means.',
    input: z.object({ reference: z.string().max(100), note: Answer }),
    output: z.object({ settled: z.number().int() }),
    errors: ['refund_not_found', 'second_operator_needed'],
    scope: 'payments',
  }),
  'GET /api/operator/invoices': endpoint({
    summary: 'Unpaid invoices of organisations, oldest first.',
    output: z.array(OperatorInvoice),
    scope: 'payments',
  }),
  'POST /api/operator/invoices/:number/pay': endpoint({
    summary: 'Marks an invoice as paid, with sum and bank document; idempotent.',
    input: z.object({
      number: OrderNumber,
      amount: positiveInt(MAX_INVOICE),
      document: z.string().trim().min(1).max(100),
    }),
    output: z.object({ paid: z.literal(true) }),
    errors: ['invoice_not_found', 'invoice_not_payable'],
    scope: 'payments',
  }),
  'POST /api/operator/statements': endpoint({
    summary:
      'Parses a bank statement (1CClientBankExchange) and marks invoices with matching number and sum as paid; other rows are only listed.',
    input: z.object({ text: z.string().max(MAX_STATEMENT) }),
    output: z.array(StatementRow),
    errors: ['statement_unreadable'],
    maxBody: MAX_STATEMENT_BODY,
    scope: 'payments',
  }),
  'GET /api/operator/receipts': endpoint({
    summary: 'Receipts not issued yet, refused ones first.',
    output: z.array(OperatorReceipt),
    scope: 'payments',
  }),
  'POST /api/operator/receipts/:reference/retry': endpoint({
    summary: 'Resends a receipt to the cash register unless it is issued.',
    input: z.object({ reference: ReceiptReference }),
    output: z.object({ state: z.enum(RECEIPT_STATES) }),
    errors: ['receipt_not_found'],
    scope: 'payments',
  }),
  'GET /api/operator/audit': endpoint({
    summary:
      'Findings of the last nightly audit of stock, money, receipts, bonuses, cards, codes and keys, faults first.',
    output: z.array(AuditResult),
    scope: 'audit',
  }),
  'GET /api/operator/actions': endpoint({
    summary: 'Log of operator actions, newest first; `subject` filters by order, ticket, review or product.',
    input: z.object({ subject: z.string().max(40).optional(), before: Id.optional(), limit: Rows }),
    output: z.array(OperatorAction),
    scope: 'audit',
  }),
};
