import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/db.ts';
import { bool, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { sessions } from './session.table.ts';

const SEAL_BYTES = 32;
const SEAL_PATTERN = /^[A-Za-z0-9_-]{43}$/;

const sessionRow = rowOf({ id: sessions.id });
const visitRow = rowOf({ id: sessions.id, stale: bool });

/** Guest sessions are looked up by seal, customer sessions by customer id. */
export type SessionService = ReturnType<typeof createSessionService>;

/** Creates the session service; only the SHA-256 of the seal is stored (spec §3, `session_seal`). */
export function createSessionService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Returns the session id of a seal; null for none or an unknown one. Records the visit at most once an hour. */
    async open(seal: string | undefined): Promise<number | null> {
      if (seal === undefined || !SEAL_PATTERN.test(seal)) return null;
      const [session] = await sql`
        select ${visitRow}, seen_at < now() - interval '1 hour' as stale from sessions where seal_hash = ${hashSeal(seal)}`;
      if (!session) return null;
      if (session.stale) await sql`update sessions set seen_at = now() where id = ${session.id}`;
      return session.id;
    },

    /**
     * Returns the session whose previous seal this is, for a minute after resealing. Others may know the old seal, so
     * it only serves in-flight cart calls, never verified data.
     */
    async openPrevious(seal: string | undefined): Promise<number | null> {
      if (seal === undefined || !SEAL_PATTERN.test(seal)) return null;
      const [session] = await sql`
        select ${sessionRow} from sessions
        where former_seal_hash = ${hashSeal(seal)} and resealed_at > now() - interval '1 minute'`;
      return session?.id ?? null;
    },

    /** Creates a session; the seal is sent once, in the response of the call that needed it. */
    async create(): Promise<{ seal: string; sessionId: number }> {
      const seal = createSeal();
      const [row] = await sql`insert into sessions (seal_hash) values (${hashSeal(seal)}) returning ${sessionRow}`;
      return { seal, sessionId: row!.id };
    },

    /**
     * Replaces a session's seal and returns the new one; null when the given seal is outdated. This locks out anyone
     * who planted or intercepted the old one.
     */
    async reseal(seal: string): Promise<string | null> {
      const newSeal = createSeal();
      const { count } = await sql`
        update sessions set seal_hash = ${hashSeal(newSeal)}, former_seal_hash = seal_hash, resealed_at = now()
        where seal_hash = ${hashSeal(seal)}`;
      return count > 0 ? newSeal : null;
    },

    /** Returns and locks a customer's only session, created at the first login. It has no usable seal. */
    async ensureForCustomer(tx: Sql, customerId: number): Promise<number> {
      const [row] = await tx`
        insert into sessions (seal_hash, customer_id) values (${hashSeal(createSeal())}, ${customerId})
        on conflict (customer_id) do update set seen_at = now() returning ${sessionRow}`;
      return row!.id;
    },

    /** Locks a guest's session until the transaction ends; false when there is none or it is a customer's. */
    async lockGuest(tx: Sql, sessionId: number): Promise<boolean> {
      const rows = await tx`select from sessions where id = ${sessionId} and customer_id is null for update`;
      return rows.length > 0;
    },

    /** Deletes a session with its remaining data. */
    async delete(tx: Sql, sessionId: number): Promise<void> {
      await tx`delete from sessions where id = ${sessionId}`;
    },

    /**
     * Deletes guests' sessions unseen for a year, and those without a cart after a month. Orders stay without a
     * session. Returns how many.
     */
    async deleteExpired(): Promise<number> {
      const deleted = await sql`
        delete from sessions s where s.customer_id is null and (s.seen_at < now() - interval '1 year'
          or (s.seen_at < now() - interval '30 days' and not exists (select from cart_lines c where c.session_id = s.id)))`;
      return deleted.count;
    },
  };
}

function createSeal(): string {
  return randomBytes(SEAL_BYTES).toString('base64url');
}

/** SHA-256 of a seal, as stored in `sessions`. */
export function hashSeal(seal: string): string {
  return createHash('sha256').update(seal).digest('hex');
}
