import type { RequestState } from '#domain/content/business-forms.ts';
import type { SlotId } from '#domain/delivery/delivery.ts';
import type { OrderActor } from '#domain/orders/order-status.ts';
import type { CreditState } from '#domain/payments/credit-application.ts';
import type { ReturnState } from '#domain/orders/return-request.ts';

/** Events that slices exchange after commit; handlers may run twice and in any order. */
export type StoreEvent =
  | { type: 'catalog.replaced'; feed: string }
  | { type: 'products.changed'; productIds: number[] }
  | { type: 'offers.changed'; productIds: number[] }
  | { type: 'stock.changed'; productIds: number[] }
  | { type: 'settings.changed' }
  | { type: 'content.changed'; keys: string[] }
  | { type: 'promo.changed'; code: string }
  | { type: 'order.placed'; orderId: number }
  | { type: 'order.changed'; orderId: number; status: string; notify: boolean }
  | { type: 'order.rescheduled'; orderId: number; changeId: number; date: string; slot: SlotId; by: OrderActor }
  | { type: 'complaint.answered'; ticket: string; customerId: number }
  | { type: 'questions.changed'; productIds: number[] }
  | { type: 'question.answered'; answerId: number }
  | { type: 'support.answered'; conversationId: number; messageId: number }
  | { type: 'keys.loaded'; orderNumber: string; productId: number }
  | { type: 'trade-in.decided'; number: string }
  | { type: 'request.moved'; number: string; state: RequestState }
  | { type: 'return.changed'; returnId: number; orderId: number; state: ReturnState }
  | { type: 'receipt.requested'; receiptId: number }
  | { type: 'receipt.issued'; receiptId: number }
  | { type: 'gift-cards.sent'; purchaseId: number }
  | { type: 'payment.started'; orderId: number }
  | { type: 'refund.requested'; orderId: number }
  | { type: 'credit.changed'; orderId: number; state: CreditState }
  | { type: 'payment.settled'; attemptId: number; orderId: number; status: string };

/** Type name of an event. */
export type StoreEventType = StoreEvent['type'];
