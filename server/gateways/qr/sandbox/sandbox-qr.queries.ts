import type { Connections } from '#server/platform/database/connections.ts';
import { bool, rowOf, type Row } from '#server/platform/database/row.ts';
import { sandboxQrs } from './sandbox-qr.table.ts';

const qrRow = rowOf({
  id: sandboxQrs.id,
  reference: sandboxQrs.reference,
  amount: sandboxQrs.amount,
  description: sandboxQrs.description,
  language: sandboxQrs.language,
  returnUrl: sandboxQrs.returnUrl,
  state: sandboxQrs.state,
  reason: sandboxQrs.reason,
  refunds: sandboxQrs.refunds,
  expiresAt: sandboxQrs.expiresAt,
  /** The status call does not report the real status yet. */
  isHidden: bool,
  /** Too late to pay. */
  isExpired: bool,
});
const refundable = rowOf({ state: sandboxQrs.state, amount: sandboxQrs.amount, refunds: sandboxQrs.refunds });

/** A code stored by the bank. */
export type SandboxQr = Row<typeof qrRow>;
/** The shop's request for a code. */
export type NewSandboxQr = Pick<
  SandboxQr,
  'id' | 'reference' | 'amount' | 'description' | 'language' | 'returnUrl' | 'expiresAt'
>;

/** Creates the bank's queries of codes; `now` comes from the bank's clock. */
export function sandboxQrQueries(sql: Connections, now: () => Date) {
  const condition = (at: string) =>
    sql`coalesce(reveal_at > ${at}, false) as "isHidden", state in ('open', 'scanned') and expires_at <= ${at} as "isExpired"`;

  return {
    /** Creates a code, or returns the existing one of the reference. */
    async create(qr: NewSandboxQr): Promise<SandboxQr | undefined> {
      await sql`
        insert into sandbox_qrs (id, reference, amount, description, language, return_url, expires_at)
        values (${qr.id}, ${qr.reference}, ${qr.amount}, ${qr.description}, ${qr.language}, ${qr.returnUrl}, ${qr.expiresAt})
        on conflict (reference) do nothing`;
      return this.byReference(qr.reference);
    },

    async byId(id: string): Promise<SandboxQr | undefined> {
      const [found] = await sql`select ${qrRow}, ${condition(now().toISOString())} from sandbox_qrs where id = ${id}`;
      return found;
    },

    async byReference(reference: string): Promise<SandboxQr | undefined> {
      const [found] =
        await sql`select ${qrRow}, ${condition(now().toISOString())} from sandbox_qrs where reference = ${reference}`;
      return found;
    },

    /** Records that an app scanned the code, which stays payable at least until `until`. */
    async scan(id: string, until: Date): Promise<void> {
      await sql`
        update sandbox_qrs set state = 'scanned', expires_at = greatest(expires_at, ${until.toISOString()})
        where id = ${id} and state = 'open' and expires_at > ${now().toISOString()}`;
    },

    /** Ends a scanned code once; the status becomes visible at `revealAt`. */
    async conclude(
      id: string,
      end: { state: 'approved' | 'declined'; reason: string | null; revealAt: Date | null },
    ): Promise<void> {
      await sql`
        update sandbox_qrs set state = ${end.state}, reason = ${end.reason}, reveal_at = ${end.revealAt?.toISOString() ?? null}
        where id = ${id} and state = 'scanned' and expires_at > ${now().toISOString()}`;
    },

    /** Refunds once per refund id; otherwise returns the reason. */
    async refund(reference: string, id: string, amount: number): Promise<'done' | 'missing' | 'refused'> {
      return sql.begin(async (tx) => {
        const [row] = await tx`select ${refundable} from sandbox_qrs where reference = ${reference} for update`;
        if (!row) return 'missing';
        const { refunds } = row;
        if (refunds[id] !== undefined) return refunds[id] === amount ? 'done' : 'refused';
        const refunded = Object.values(refunds).reduce((total, part) => total + part, 0);
        if (row.state !== 'approved' || refunded + amount > row.amount) return 'refused';
        await tx`update sandbox_qrs set refunds = ${JSON.stringify({ ...refunds, [id]: amount })}::text::jsonb where reference = ${reference}`;
        return 'done';
      });
    },
  };
}
