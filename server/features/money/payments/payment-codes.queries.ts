import { z } from 'zod';
import type { BankApp, CreatedQr } from '#server/gateways/qr/gateway.ts';
import { withReader, rowOf } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { paymentCodes } from './payments.table.ts';

const Apps = z.array(z.object({ name: z.object({ ru: z.string(), kk: z.string() }), url: z.string() }));
/** Parses the stored apps of a code. */
const parseApps = (stored: unknown): BankApp[] => Apps.parse(stored);

const codeRow = rowOf({
  attemptId: paymentCodes.attemptId,
  code: paymentCodes.code,
  apps: withReader(paymentCodes.apps, parseApps),
  expiresAt: paymentCodes.expiresAt,
});

/** A stored code; times are ISO strings. */
export type PaymentCode = { attemptId: number; code: string; apps: BankApp[]; expiresAt: string };

/** Stores the code of an attempt; the first one wins. */
export async function insertCode(sql: Sql, attemptId: number, { code, apps, expiresAt, pollMs }: CreatedQr) {
  await sql`
    insert into payment_codes (attempt_id, code, apps, expires_at, poll_ms)
    values (${attemptId}, ${code}, ${JSON.stringify(apps)}::text::jsonb, ${expiresAt.toISOString()}, ${pollMs}) on conflict do nothing`;
}

/** Finds the codes of attempts. */
export async function findCodes(sql: Sql, attemptIds: readonly number[]): Promise<PaymentCode[]> {
  return sql`select ${codeRow} from payment_codes where attempt_id = any(${[...attemptIds]}::int[])`;
}
