import type { Connections } from '#server/platform/database/connections.ts';
import { bool, rowOf, type Row } from '#server/platform/database/row.ts';
import { sandboxPayments } from './sandbox.table.ts';

const paymentRow = rowOf({
  id: sandboxPayments.id,
  reference: sandboxPayments.reference,
  amount: sandboxPayments.amount,
  description: sandboxPayments.description,
  language: sandboxPayments.language,
  returnUrl: sandboxPayments.returnUrl,
  webhookUrl: sandboxPayments.webhookUrl,
  state: sandboxPayments.state,
  hidden: sandboxPayments.hidden,
  reason: sandboxPayments.reason,
  planned: sandboxPayments.planned,
  wrongCodes: sandboxPayments.wrongCodes,
  cardTail: sandboxPayments.cardTail,
  cardExpires: sandboxPayments.cardExpires,
  keepToken: sandboxPayments.keepToken,
  cardToken: sandboxPayments.cardToken,
  refunds: sandboxPayments.refunds,
  webhookTries: sandboxPayments.webhookTries,
  /** The status call does not report the real status yet. */
  isHidden: bool,
  /** Too late to pay. */
  isExpired: bool,
});
const refundable = rowOf({
  state: sandboxPayments.state,
  amount: sandboxPayments.amount,
  refunds: sandboxPayments.refunds,
});
const storedCardRow = rowOf({ cardTail: sandboxPayments.cardTail, cardExpires: sandboxPayments.cardExpires });
const wrongCodeCount = rowOf({ wrongCodes: sandboxPayments.wrongCodes });

/** A payment stored by the bank; times are ISO texts, `refunds` maps the shop's refund id to tenge. */
export type SandboxPayment = Row<typeof paymentRow>;

/** The last digits of a card and its last valid month, `YYYY-MM`. */
export type CardDetails = { cardTail: string; cardExpires: string };
/** A card stored by the bank. */
export type StoredCard = Row<typeof storedCardRow>;

/** The shop's request to open a payment. */
export type NewPayment = Pick<
  SandboxPayment,
  'id' | 'reference' | 'amount' | 'description' | 'language' | 'returnUrl' | 'webhookUrl' | 'keepToken' | 'cardToken'
> & { expiresAt: string };

/** Creates the bank's queries; `now` comes from the bank's clock. */
export function sandboxQueries(sql: Connections, now: () => Date) {
  /** Derived state of a payment at a time. */
  const condition = (at: Date) =>
    sql`coalesce(reveal_at > ${at}, false) as "isHidden", state in ('open', 'confirming') and expires_at <= ${at} as "isExpired"`;

  return {
    /** Opens a payment, or returns the existing one of the reference. */
    async open(payment: NewPayment): Promise<SandboxPayment> {
      await sql`
        insert into sandbox_payments (id, reference, amount, description, language, return_url, webhook_url, expires_at, keep_token, card_token)
        values (${payment.id}, ${payment.reference}, ${payment.amount}, ${payment.description}, ${payment.language}, ${payment.returnUrl}, ${payment.webhookUrl}, ${payment.expiresAt}, ${payment.keepToken}, ${payment.cardToken})
        on conflict (reference) do nothing`;
      return (await this.byReference(payment.reference))!;
    },

    async byId(id: string): Promise<SandboxPayment | undefined> {
      const [found] = await sql`select ${paymentRow}, ${condition(now())} from sandbox_payments where id = ${id}`;
      return found;
    },

    async byReference(reference: string): Promise<SandboxPayment | undefined> {
      const [found] =
        await sql`select ${paymentRow}, ${condition(now())} from sandbox_payments where reference = ${reference}`;
      return found;
    },

    /** Finds a card that a shopper allowed to store. */
    async findStoredCard(token: string): Promise<StoredCard | undefined> {
      const [found] = await sql`
        select ${storedCardRow} from sandbox_payments where keep_token = ${token} and state = 'approved' and card_tail is not null`;
      return found;
    },

    /** Removes a stored card. */
    async removeCard(token: string): Promise<void> {
      await sql`update sandbox_payments set keep_token = null where keep_token = ${token}`;
    },

    /** Moves an open payment to the 3-D Secure step; false when it is no longer open. */
    async startConfirmation(id: string, { cardTail, cardExpires }: CardDetails, planned: string): Promise<boolean> {
      const updated = await sql`
        update sandbox_payments set state = 'confirming', card_tail = ${cardTail}, card_expires = ${cardExpires}, planned = ${planned}, wrong_codes = 0
        where id = ${id} and state = 'open' and expires_at > ${now().toISOString()}`;
      return updated.count === 1;
    },

    /** Counts a wrong code; returns the count so far. */
    async countWrongCode(id: string): Promise<number> {
      const [row] = await sql`
        update sandbox_payments set wrong_codes = wrong_codes + 1 where id = ${id} and state = 'confirming' returning ${wrongCodeCount}`;
      return row?.wrongCodes ?? 0;
    },

    /** Ends a payment once; notifies the shop at `revealAt`, or immediately. */
    async conclude(
      id: string,
      end: {
        state: 'approved' | 'declined';
        reason: string | null;
        hidden: 'pending' | 'unknown' | null;
        revealAt: Date | null;
        card: CardDetails | null;
      },
    ): Promise<boolean> {
      const timestamp = now().toISOString();
      const reveal = end.revealAt?.toISOString() ?? null;
      const updated = await sql`
        update sandbox_payments set state = ${end.state}, reason = ${end.reason}, hidden = ${end.hidden}, reveal_at = ${reveal},
          webhook_at = coalesce(${reveal}::timestamptz, ${timestamp}::timestamptz), card_tail = coalesce(${end.card?.cardTail ?? null}, card_tail),
          card_expires = coalesce(${end.card?.cardExpires ?? null}, card_expires)
        where id = ${id} and state in ('open', 'confirming') and expires_at > ${timestamp}`;
      return updated.count === 1;
    },

    /** Refunds once per refund id; otherwise returns the reason. */
    async refund(reference: string, id: string, amount: number): Promise<'done' | 'missing' | 'refused'> {
      return sql.begin(async (tx) => {
        const [row] = await tx`
          select ${refundable} from sandbox_payments where reference = ${reference} for update`;
        if (!row) return 'missing';
        const { refunds } = row;
        if (refunds[id] !== undefined) return refunds[id] === amount ? 'done' : 'refused';
        const refunded = Object.values(refunds).reduce((total, part) => total + part, 0);
        if (row.state !== 'approved' || refunded + amount > row.amount) return 'refused';
        await tx`update sandbox_payments set refunds = ${JSON.stringify({ ...refunds, [id]: amount })}::text::jsonb where reference = ${reference}`;
        return 'done';
      });
    },

    /** Claims due webhooks and schedules their next attempt, so that a crash repeats rather than loses one. */
    async claimWebhooks(delaysMs: readonly number[]): Promise<SandboxPayment[]> {
      const asOf = now();
      return sql.begin(async (tx) => {
        const due = await tx`
          select ${paymentRow}, ${condition(asOf)} from sandbox_payments where webhook_at <= ${asOf} order by webhook_at limit 20 for update skip locked`;
        for (const { id, webhookTries } of due) {
          const delay = delaysMs[webhookTries];
          const next = delay === undefined ? null : new Date(asOf.getTime() + delay).toISOString();
          await tx`update sandbox_payments set webhook_tries = webhook_tries + 1, webhook_at = ${next} where id = ${id}`;
        }
        return due;
      });
    },

    /** Records that the shop accepted the webhook. */
    async recordWebhookAccepted(id: string): Promise<void> {
      await sql`update sandbox_payments set webhook_at = null where id = ${id}`;
    },
  };
}

/** The bank's queries. */
export type SandboxQueries = ReturnType<typeof sandboxQueries>;
