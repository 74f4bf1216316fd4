import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/db.ts';
import { bool, rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { sessions } from './session.table.ts';

const SEAL_BYTES = 32;
const SEAL_SHAPE = /^[A-Za-z0-9_-]{43}$/;

const created = rowOf({ id: sessions.id });
const opened = rowOf({ id: sessions.id, stale: bool });

/** Sessions: guests' by their seal, customers' by who they are. */
export type SessionService = ReturnType<typeof createSessionService>;

/** Creates the service of sessions; only the seal's SHA-256 is kept (spec §3, `session_seal`). */
export function createSessionService({ db }: { db: Database }) {
  const sql = db.$client;
  return {
    /** Returns the session id behind a seal, null for none or an unknown one; notes the visit at most once an hour. */
    async open(seal: string | undefined): Promise<number | null> {
      if (seal === undefined || !SEAL_SHAPE.test(seal)) return null;
      const [found] = await sql`
        select ${opened}, seen_at < now() - interval '1 hour' as stale from sessions where seal_hash = ${sealHashOf(seal)}`;
      if (!found) return null;
      if (found.stale) await sql`update sessions set seen_at = now() where id = ${found.id}`;
      return found.id;
    },

    /**
     * Returns the session whose seal before the last one this was, for a minute after the change. Anybody may know that seal:
     * it is for the calls of a cart that were under way, and opens nothing that a phone or a login has proved.
     */
    async openFormer(seal: string | undefined): Promise<number | null> {
      if (seal === undefined || !SEAL_SHAPE.test(seal)) return null;
      const [found] = await sql`
        select ${created} from sessions
        where former_seal_hash = ${sealHashOf(seal)} and resealed_at > now() - interval '1 minute'`;
      return found?.id ?? null;
    },

    /** Creates a session; the seal leaves the server once, in the answer of the call that needed it. */
    async create(): Promise<{ seal: string; sessionId: number }> {
      const seal = createSeal();
      const [row] = await sql`insert into sessions (seal_hash) values (${sealHashOf(seal)}) returning ${created}`;
      return { seal, sessionId: row!.id };
    },

    /**
     * Returns a session another seal and returns it; null when the given one is not its seal any more. Who knew the old one, as
     * whoever planted it or saw it travel in the open, is locked out.
     */
    async reseal(seal: string): Promise<string | null> {
      const fresh = createSeal();
      const { count } = await sql`
        update sessions set seal_hash = ${sealHashOf(fresh)}, former_seal_hash = seal_hash, resealed_at = now()
        where seal_hash = ${sealHashOf(seal)}`;
      return count > 0 ? fresh : null;
    },

    /**
     * Returns the one session of a customer, created at the first login, and holds it until the transaction ends. Nobody
     * knows its seal.
     */
    async ofCustomer(tx: Sql, customerId: number): Promise<number> {
      const [row] = await tx`
        insert into sessions (seal_hash, customer_id) values (${sealHashOf(createSeal())}, ${customerId})
        on conflict (customer_id) do update set seen_at = now() returning ${created}`;
      return row!.id;
    },

    /** Holds a guest's session until the transaction ends; false when there is none, or it is a customer's. */
    async holdGuest(tx: Sql, sessionId: number): Promise<boolean> {
      const rows = await tx`select from sessions where id = ${sessionId} and customer_id is null for update`;
      return rows.length > 0;
    },

    /** Deletes a session with everything that still hangs on it. */
    async delete(tx: Sql, sessionId: number): Promise<void> {
      await tx`delete from sessions where id = ${sessionId}`;
    },

    /**
     * Deletes guests' sessions unseen for a year, and those without a cart unseen for a month; orders stay, without
     * their session. Returns how many.
     */
    async forget(): Promise<number> {
      const gone = await sql`
        delete from sessions s where s.customer_id is null and (s.seen_at < now() - interval '1 year'
          or (s.seen_at < now() - interval '30 days' and not exists (select from cart_lines c where c.session_id = s.id)))`;
      return gone.count;
    },
  };
}

function createSeal(): string {
  return randomBytes(SEAL_BYTES).toString('base64url');
}

/** SHA-256 of a seal, as `sessions` keeps it. */
export function sealHashOf(seal: string): string {
  return createHash('sha256').update(seal).digest('hex');
}
