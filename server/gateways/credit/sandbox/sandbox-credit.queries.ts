import type { Connections } from '#server/platform/database/connections.ts';
import { bool, rowOf, type Row } from '#server/platform/database/row.ts';
import { sandboxCredits } from './sandbox-credit.table.ts';

const creditRow = rowOf({
  id: sandboxCredits.id,
  bank: sandboxCredits.bank,
  amount: sandboxCredits.amount,
  description: sandboxCredits.description,
  language: sandboxCredits.language,
  returnUrl: sandboxCredits.returnUrl,
  verdict: sandboxCredits.verdict,
  months: sandboxCredits.months,
  state: sandboxCredits.state,
  /** The bank has decided. */
  answered: bool,
});
const refundable = rowOf({
  state: sandboxCredits.state,
  amount: sandboxCredits.amount,
  refunds: sandboxCredits.refunds,
});

/** An application stored by a sandbox bank. */
export type SandboxCredit = Row<typeof creditRow>;
/** The shop's application, with the answer the bank will give. */
export type NewSandboxCredit = Pick<
  SandboxCredit,
  'id' | 'bank' | 'amount' | 'description' | 'language' | 'returnUrl' | 'verdict'
> & { reference: string; answersAt: Date };

/** Creates the queries of the sandbox's banks; `now` comes from the bank's clock. */
export function sandboxCreditQueries(sql: Connections, now: () => Date) {
  const answeredColumn = () => sql`answers_at <= ${now().toISOString()} as answered`;
  return {
    /** Stores an application, or returns the existing one of the reference. */
    async create(credit: NewSandboxCredit): Promise<SandboxCredit | undefined> {
      await sql`
        insert into sandbox_credits (id, reference, bank, amount, description, language, return_url, verdict, answers_at)
        values (${credit.id}, ${credit.reference}, ${credit.bank}, ${credit.amount}, ${credit.description}, ${credit.language}, ${credit.returnUrl}, ${credit.verdict}, ${credit.answersAt.toISOString()})
        on conflict (reference) do nothing`;
      const [found] =
        await sql`select ${creditRow}, ${answeredColumn()} from sandbox_credits where reference = ${credit.reference}`;
      return found;
    },

    async byId(id: string): Promise<SandboxCredit | undefined> {
      const [found] = await sql`select ${creditRow}, ${answeredColumn()} from sandbox_credits where id = ${id}`;
      return found;
    },

    /** Stores the term to sign; false when too late. */
    async choose(id: string, months: number): Promise<boolean> {
      const { count } = await sql`
        update sandbox_credits set months = ${months} where id = ${id} and state = 'open' and verdict = 'approved'`;
      return count === 1;
    },

    /** Records that the applicant signed or refused, once. */
    async conclude(id: string, state: 'signed' | 'refused'): Promise<void> {
      await sql`update sandbox_credits set state = ${state} where id = ${id} and state = 'open' and months is not null`;
    },

    /** Cancels a credit; an ended one stays unchanged. */
    async cancel(id: string): Promise<boolean> {
      const { count } = await sql`
        update sandbox_credits set state = case state when 'refused' then state else 'cancelled' end where id = ${id}`;
      return count === 1;
    },

    async deliver(id: string): Promise<boolean> {
      const { count } = await sql`update sandbox_credits set delivered = true where id = ${id} and state = 'signed'`;
      return count === 1;
    },

    /** Refunds once per refund id; the contract ends when nothing is left. */
    async refund(id: string, refundId: string, amount: number): Promise<boolean> {
      return sql.begin(async (tx) => {
        const [row] = await tx`select ${refundable} from sandbox_credits where id = ${id} for update`;
        if (!row) return false;
        const { refunds } = row;
        if (refunds[refundId] !== undefined) return refunds[refundId] === amount;
        const refunded = Object.values(refunds).reduce((total, part) => total + part, 0) + amount;
        if (row.state !== 'signed' || refunded > row.amount) return false;
        await tx`
          update sandbox_credits set refunds = ${JSON.stringify({ ...refunds, [refundId]: amount })}::text::jsonb,
            state = case when ${refunded}::int = amount then 'cancelled' else state end where id = ${id}`;
        return true;
      });
    },
  };
}
