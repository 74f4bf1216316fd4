import { z } from 'zod';
import { COMPLAINT_STATES, MAX_COMPLAINT_LENGTH } from '#domain/orders/complaint.ts';
import { DELIVERY_KINDS, SLOT_IDS } from '#domain/delivery/delivery.ts';
import { ORDER_ACTORS, ORDER_STATES } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { Complaint } from '../orders/complaints.ts';
import { RECEIPT_KINDS, RECEIPT_STATES, RECEIPT_TENDERS } from '#domain/payments/receipt.ts';
import { endpoint, Id, Money, whole } from '../endpoint.ts';
import { operatorCatalogContract } from './operator-catalog.ts';
import { operatorMessagesContract } from './operator-messages.ts';
import { operatorPartsContract } from './operator-parts.ts';
import { operatorPromotionsContract } from './operator-promotions.ts';
import { operatorValueContract } from './operator-value.ts';
import { OrderNumber } from '../orders/orders.ts';
import { ReceiptReference } from '../orders/receipts.ts';
import { ReturnInput, ReturnNumber, ReturnRequest } from '../orders/returns.ts';
import { MAX_RETURN_COMMENT, MAX_RETURN_PHOTOS, RETURN_STATES } from '#domain/orders/return-request.ts';

/** Longest list that one call gives. */
const MAX_ROWS = 200;
const MAX_ANSWER = 2000;
/** Largest sum of an invoice, tenge, and longest statement, characters. */
const MAX_INVOICE = 2_000_000_000;
const MAX_STATEMENT = 800_000;
/** Bytes: two for a letter, and what stands around the text. */
const MAX_STATEMENT_BODY = 2 * MAX_STATEMENT + 100_000;
const ReturnAnswer = z.string().trim().min(1).max(MAX_RETURN_COMMENT);
/** Licence keys of one call. */
const MAX_KEYS = 1000;
const Rows = whole(MAX_ROWS).default(50);
const Ticket = z.string().regex(/^C-\d{4}-\d{6}$/);
const Answer = z.string().trim().min(1).max(MAX_ANSWER);

/** An order as packers, couriers and shop staff see it. */
export const OperatorOrder = z.object({
  number: z.string(),
  masterNumber: z.string(),
  status: z.enum(ORDER_STATES),
  /** Where an operator may move it. */
  next: z.array(z.enum(ORDER_STATES)),
  /** Ends by itself at this moment unless it is paid, confirmed or collected, ISO. */
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
    /** As it was typed, in the fields of the checkout. */
    address: z.record(z.string(), z.unknown()).nullable(),
    shopId: z.number().int().nullable(),
  }),
  payment: z.object({ method: z.enum(PAYMENT_METHODS), paid: z.boolean(), toPay: Money }),
  lines: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      price: Money,
      total: Money,
    }),
  ),
  /** A product that goes with the order and costs nothing; null without one. */
  gift: z.object({ productId: z.number().int(), name: z.string(), value: Money }).nullable(),
  history: z.array(
    z.object({
      from: z.enum(ORDER_STATES).nullable(),
      to: z.enum(ORDER_STATES),
      by: z.enum(ORDER_ACTORS),
      at: z.string(),
    }),
  ),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** A complaint with who has sent it. */
export const OperatorComplaint = Complaint.omit({ files: true }).extend({
  customer: z.object({ firstName: z.string(), phone: z.string() }).nullable(),
  files: z.number().int(),
});
export type OperatorComplaint = z.infer<typeof OperatorComplaint>;

/** A review that waits for the moderator, or was judged. */
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

/** A request to return products with who has sent it. */
export const OperatorReturn = ReturnRequest.extend({
  customer: z.object({ firstName: z.string(), phone: z.string() }),
});
export type OperatorReturn = z.infer<typeof OperatorReturn>;

/** A refund, or one that an operator must make. */
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

/** An invoice that waits for its money. */
export const OperatorInvoice = z.object({
  number: z.string(),
  organisation: z.string(),
  bin: z.string(),
  amount: Money,
  payUntil: z.string().nullable(),
  at: z.string(),
});
export type OperatorInvoice = z.infer<typeof OperatorInvoice>;

/** A payment of a bank statement and what became of it; only `paid` has changed anything. */
export const StatementRow = z.object({
  document: z.string(),
  date: z.string(),
  payer: z.string(),
  /** Tenge; null when it could not be read. */
  amount: z.number().nullable(),
  /** The invoice that its words name, if they name one. */
  number: z.string().nullable(),
  outcome: z.enum([
    'paid',
    'repeated',
    'paid-before',
    'over',
    'wrong-sum',
    'unknown',
    'several',
    // To another account, or to none that the file names.
    'other-account',
    // Without the bank's number or day: another payment could be taken for it.
    'no-document',
  ]),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A receipt that its cash register has not issued: it is asked again, or a person must look. */
export const OperatorReceipt = z.object({
  reference: z.string(),
  orderNumber: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  amount: Money,
  state: z.enum(['waiting', 'refused']),
  tries: z.number().int(),
  /** Null for one that waits for a person. */
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

/** A call of an operator; `outcome` is null while it runs, or if the process died in it. */
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

/** Calls of the operators and programs that run the shop; each needs a key with the scope it names. */
export const operatorContract = {
  'GET /api/operator/orders': endpoint({
    summary:
      'Orders that have changed, the oldest change first; `next` goes into `cursor` of the following call, so that a warehouse misses nothing. A change is listed two seconds later.',
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
    summary: 'An order, or all parts of a master number.',
    input: z.object({ number: OrderNumber }),
    output: z.object({ orders: z.array(OperatorOrder) }),
    errors: ['order_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/orders/:number/serials': endpoint({
    summary: 'Keeps the serial numbers of a product that was handed over, instead of those kept before.',
    input: z.object({ number: OrderNumber, productId: Id, serials: z.array(z.string().max(60)).max(100) }),
    output: z.object({ serials: z.array(z.string()) }),
    scope: 'orders.write',
    errors: ['order_not_found', 'serial_refused'],
  }),
  'POST /api/operator/orders/:number/status': endpoint({
    summary:
      'Moves one order along the table of states, with all its effects; repeating it changes nothing. `paidBy` tells what an order paid at the door was paid with, for its receipt; cash when it is not told.',
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
    summary: 'Requests to return products, those that wait longest first, or the newest of those that are finished.',
    input: z.object({ state: z.enum(RETURN_STATES).default('asked'), limit: Rows }),
    output: z.array(OperatorReturn),
    scope: 'orders.read',
  }),
  'GET /api/operator/returns/:number/photos/:position': endpoint({
    summary: 'A photo of a request, from 1, as it was encoded anew; nobody else can read it.',
    input: z.object({ number: ReturnNumber, position: whole(MAX_RETURN_PHOTOS) }),
    output: z.object({ name: z.string(), type: z.literal('image/webp'), data: z.base64() }),
    errors: ['return_not_found', 'file_not_found'],
    scope: 'orders.read',
  }),
  'POST /api/operator/returns/:number/accept': endpoint({
    summary:
      'Accepts a request, with words to the customer if there are any: where to bring the products, when they are fetched.',
    input: z.object({ number: ReturnNumber, answer: ReturnAnswer.optional() }),
    output: OperatorReturn,
    errors: ['return_not_found', 'return_not_movable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/returns/:number/refuse': endpoint({
    summary: 'Refuses a request, or products that are not as was told when they arrive; the customer reads the reason.',
    input: z.object({ number: ReturnNumber, answer: ReturnAnswer }),
    output: OperatorReturn,
    errors: ['return_not_found', 'return_not_movable'],
    scope: 'orders.write',
  }),
  'POST /api/operator/returns/:number/receive': endpoint({
    summary:
      'Takes the products of an accepted request: every tender and bonus goes back at once, and what can be sold again into the stock: the products by `soldAgain` (without it the reason decides), the gift that came with them only by `giftSoldAgain`, neither with what `writtenOff` names. Repeating it changes nothing.',
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
  ...operatorPartsContract,
  ...operatorPromotionsContract,
  'GET /api/operator/complaints': endpoint({
    summary: 'Complaints, those that wait longest first, or the newest of those that were answered.',
    input: z.object({ state: z.enum(COMPLAINT_STATES).default('under_consideration'), limit: Rows }),
    output: z.array(OperatorComplaint),
    scope: 'complaints',
  }),
  'POST /api/operator/complaints/:ticket/answer': endpoint({
    summary: 'Answers a complaint, or changes the answer; the customer is told of the first one.',
    input: z.object({ ticket: Ticket, answer: z.string().trim().min(1).max(MAX_COMPLAINT_LENGTH) }),
    output: OperatorComplaint,
    errors: ['complaint_not_found'],
    scope: 'complaints',
  }),
  'GET /api/operator/reviews': endpoint({
    summary: 'Reviews that customers wrote in the shop, those that wait longest first.',
    input: z.object({ status: z.enum(['waiting', 'published', 'refused']).default('waiting'), limit: Rows }),
    output: z.array(OperatorReview),
    scope: 'reviews',
  }),
  'POST /api/operator/reviews/:id/judge': endpoint({
    summary: "Publishes a review or refuses it, with the shop's answer if there is one; the product's rating follows.",
    input: z.object({ id: Id, status: z.enum(['published', 'refused']), answer: Answer.optional() }),
    output: OperatorReview,
    errors: ['review_not_found'],
    scope: 'reviews',
  }),
  'POST /api/operator/products/:id/keys': endpoint({
    summary: 'Loads licence keys of a digital product; those that are there already are not counted as new.',
    input: z.object({
      id: Id,
      keys: z.array(z.string().trim().min(1).max(200)).min(1).max(MAX_KEYS),
    }),
    output: z.object({ added: z.number().int(), free: z.number().int() }),
    errors: ['product_not_found'],
    scope: 'keys',
  }),
  'GET /api/operator/refunds': endpoint({
    summary: 'Money that is on its way back, and that which the bank has refused to give back: a person must.',
    output: z.array(OperatorRefund),
    scope: 'payments',
  }),
  'POST /api/operator/refunds/:reference/settle': endpoint({
    summary: 'Notes that a person has given refused money back by other means.',
    input: z.object({ reference: z.string().max(100), note: Answer }),
    output: z.object({ settled: z.number().int() }),
    errors: ['refund_not_found', 'second_operator_needed'],
    scope: 'payments',
  }),
  'GET /api/operator/invoices': endpoint({
    summary: 'Invoices of organisations that wait for their money, oldest first.',
    output: z.array(OperatorInvoice),
    scope: 'payments',
  }),
  'POST /api/operator/invoices/:number/pay': endpoint({
    summary: 'Notes that an invoice was paid, with the sum and the bank document; repeating it changes nothing.',
    input: z.object({ number: OrderNumber, amount: whole(MAX_INVOICE), document: z.string().trim().min(1).max(100) }),
    output: z.object({ paid: z.literal(true) }),
    errors: ['invoice_not_found', 'invoice_not_payable'],
    scope: 'payments',
  }),
  'POST /api/operator/statements': endpoint({
    summary:
      'Reads a bank statement (1CClientBankExchange) and pays the invoices whose number and sum it names; everything else is only listed.',
    input: z.object({ text: z.string().max(MAX_STATEMENT) }),
    output: z.array(StatementRow),
    errors: ['statement_unreadable'],
    maxBody: MAX_STATEMENT_BODY,
    scope: 'payments',
  }),
  'GET /api/operator/receipts': endpoint({
    summary: 'Receipts that are not issued yet, those that the cash register has refused first.',
    output: z.array(OperatorReceipt),
    scope: 'payments',
  }),
  'POST /api/operator/receipts/:reference/retry': endpoint({
    summary: 'Sends a receipt to the cash register again; one that is issued is left alone.',
    input: z.object({ reference: ReceiptReference }),
    output: z.object({ state: z.enum(RECEIPT_STATES) }),
    errors: ['receipt_not_found'],
    scope: 'payments',
  }),
  'GET /api/operator/audit': endpoint({
    summary:
      'What the last nightly audit of stock, money, receipts, bonuses, cards, codes and keys has found, faults first.',
    output: z.array(AuditResult),
    scope: 'audit',
  }),
  'GET /api/operator/actions': endpoint({
    summary:
      'What operators have done, the newest first; `subject` narrows it to one order, ticket, review or product.',
    input: z.object({ subject: z.string().max(40).optional(), before: Id.optional(), limit: Rows }),
    output: z.array(OperatorAction),
    scope: 'audit',
  }),
};
