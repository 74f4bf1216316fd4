import type { Connections } from '#server/platform/connections.ts';

/** A payment as the bank keeps it; moments are ISO texts. */
export type SandboxPayment = {
  id: string;
  reference: string;
  amount: number;
  description: string;
  language: 'ru' | 'kk';
  returnUrl: string;
  webhookUrl: string;
  state: 'open' | 'confirming' | 'approved' | 'declined';
  hidden: 'pending' | 'unknown' | null;
  reason: string | null;
  planned: string | null;
  wrongCodes: number;
  refunds: Record<string, number>;
  webhookTries: number;
  /** The status call may not yet tell the truth. */
  veiled: boolean;
  /** Too late to pay. */
  over: boolean;
};

/** What the shop tells when it opens a payment. */
export type NewPayment = Pick<
  SandboxPayment,
  'id' | 'reference' | 'amount' | 'description' | 'language' | 'returnUrl' | 'webhookUrl'
> & { expiresAt: string };

/** Makes the bank's queries; `now` comes from the bank's clock. */
export function sandboxQueries(sql: Connections, now: () => Date) {
  const columns = (at: string) => sql`
    id, reference, amount, description, language, return_url as "returnUrl", webhook_url as "webhookUrl", state, hidden, reason, planned,
    wrong_codes as "wrongCodes", refunds, webhook_tries as "webhookTries",
    coalesce(reveal_at > ${at}, false) as veiled, state in ('open', 'confirming') and expires_at <= ${at} as over`;
  const one = (rows: SandboxPayment[]): SandboxPayment | undefined =>
    rows[0] && { ...rows[0], refunds: parsed(rows[0].refunds) };

  return {
    /** Opens a payment, or gives the one the reference already has. */
    async open(payment: NewPayment): Promise<SandboxPayment> {
      await sql`
        insert into sandbox_payments (id, reference, amount, description, language, return_url, webhook_url, expires_at)
        values (${payment.id}, ${payment.reference}, ${payment.amount}, ${payment.description}, ${payment.language}, ${payment.returnUrl}, ${payment.webhookUrl}, ${payment.expiresAt})
        on conflict (reference) do nothing`;
      return (await this.byReference(payment.reference))!;
    },

    async byId(id: string): Promise<SandboxPayment | undefined> {
      return one(
        await sql<SandboxPayment[]>`select ${columns(now().toISOString())} from sandbox_payments where id = ${id}`,
      );
    },

    async byReference(reference: string): Promise<SandboxPayment | undefined> {
      return one(
        await sql<
          SandboxPayment[]
        >`select ${columns(now().toISOString())} from sandbox_payments where reference = ${reference}`,
      );
    },

    /** Moves an open payment to the 3-D Secure step; false when it is no longer open. */
    async confirm(id: string, cardTail: string, planned: string): Promise<boolean> {
      const done = await sql`
        update sandbox_payments set state = 'confirming', card_tail = ${cardTail}, planned = ${planned}, wrong_codes = 0
        where id = ${id} and state = 'open' and expires_at > ${now().toISOString()}`;
      return done.count === 1;
    },

    /** Counts a wrong code and gives the count so far. */
    async countWrongCode(id: string): Promise<number> {
      const [row] = await sql<{ wrongCodes: number }[]>`
        update sandbox_payments set wrong_codes = wrong_codes + 1 where id = ${id} and state = 'confirming' returning wrong_codes as "wrongCodes"`;
      return row?.wrongCodes ?? 0;
    },

    /** Ends a payment once; the shop is told at `revealAt`, or at once. */
    async conclude(
      id: string,
      end: {
        state: 'approved' | 'declined';
        reason: string | null;
        hidden: 'pending' | 'unknown' | null;
        revealAt: Date | null;
        cardTail: string | null;
      },
    ): Promise<boolean> {
      const at = now().toISOString();
      const reveal = end.revealAt?.toISOString() ?? null;
      const done = await sql`
        update sandbox_payments set state = ${end.state}, reason = ${end.reason}, hidden = ${end.hidden}, reveal_at = ${reveal},
          webhook_at = coalesce(${reveal}::timestamptz, ${at}::timestamptz), card_tail = coalesce(${end.cardTail}, card_tail)
        where id = ${id} and state in ('open', 'confirming') and expires_at > ${at}`;
      return done.count === 1;
    },

    /** Gives money back once for each refund id; tells why not otherwise. */
    async refund(reference: string, id: string, amount: number): Promise<'done' | 'missing' | 'refused'> {
      return sql.begin(async (tx) => {
        const [row] = await tx<{ state: string; amount: number; refunds: Record<string, number> }[]>`
          select state, amount, refunds from sandbox_payments where reference = ${reference} for update`;
        if (!row) return 'missing';
        const refunds = parsed(row.refunds);
        if (refunds[id] !== undefined) return refunds[id] === amount ? 'done' : 'refused';
        const given = Object.values(refunds).reduce((total, part) => total + part, 0);
        if (row.state !== 'approved' || given + amount > row.amount) return 'refused';
        await tx`update sandbox_payments set refunds = ${JSON.stringify({ ...refunds, [id]: amount })}::text::jsonb where reference = ${reference}`;
        return 'done';
      });
    },

    /** Takes the webhooks that are due, moving each to its next try, so that a crash repeats rather than loses one. */
    async takeWebhooks(delaysMs: readonly number[]): Promise<SandboxPayment[]> {
      const at = now();
      return sql.begin(async (tx) => {
        const due = await tx<SandboxPayment[]>`
          select ${columns(at.toISOString())} from sandbox_payments where webhook_at <= ${at.toISOString()} order by webhook_at limit 20 for update skip locked`;
        for (const { id, webhookTries } of due) {
          const delay = delaysMs[webhookTries];
          const next = delay === undefined ? null : new Date(at.getTime() + delay).toISOString();
          await tx`update sandbox_payments set webhook_tries = webhook_tries + 1, webhook_at = ${next} where id = ${id}`;
        }
        return due;
      });
    },

    /** The shop has heard it. */
    async webhookHeard(id: string): Promise<void> {
      await sql`update sandbox_payments set webhook_at = null where id = ${id}`;
    },
  };
}

/** The bank's queries. */
export type SandboxQueries = ReturnType<typeof sandboxQueries>;

function parsed(refunds: Record<string, number> | string): Record<string, number> {
  return typeof refunds === 'string' ? (JSON.parse(refunds) as Record<string, number>) : refunds;
}
