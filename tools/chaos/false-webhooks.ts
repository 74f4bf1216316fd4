import { randomInt } from 'node:crypto';
import { sandboxPayments } from '#server/gateways/payments/sandbox/sandbox.table.ts';
import { signedHeaders } from '#server/gateways/payments/sandbox/signature.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { increment, type Counts } from './buyers/crowd.ts';
import type { World } from './world.ts';

const WEBHOOK = '/api/payments/sandbox/webhook';
const FALSE_WEBHOOKS = 3;
const RESPONSE_TIMEOUT_MS = 3_000;
const paymentRow = rowOf({ reference: sandboxPayments.reference, amount: sandboxPayments.amount });

/**
 * False webhooks of attackers and faulty banks: replayed messages, unknown payments, wrong amounts and wrong
 * signatures. `mustBe` is the only valid status. It is absent where the shop may accept the message, because it only
 * believes what it reads from the bank.
 */
const WEBHOOK_KINDS = [
  { name: 'webhooks replayed', secret: true, more: 0, mustBe: null },
  { name: 'webhooks with a wrong sum', secret: true, more: 1_000, mustBe: 'wrong_amount' },
  { name: 'webhooks with a wrong signature', secret: false, more: 0, mustBe: 'wrong_signature' },
] as const;

/** Sends the shop several false webhooks about the newest payments, one after another. */
export async function sendFalseWebhooks({ db, origin, outside }: World, counts: Counts): Promise<void> {
  for (let sent = 0; sent < FALSE_WEBHOOKS; sent++) {
    const [payment] = await db.$client`
      select ${paymentRow} from sandbox_payments order by created_at desc offset ${randomInt(5)} limit 1`.catch(
      () => [],
    );
    if (!payment) return;
    const { name, secret, more, mustBe } = WEBHOOK_KINDS[randomInt(WEBHOOK_KINDS.length)]!;
    const body = JSON.stringify({
      reference: payment.reference,
      event: 'payment.approved',
      amount: payment.amount + more,
      currency: 'KZT',
    });
    const key = secret ? outside!.secret : 'a guessed secret';
    const response = await fetch(origin + WEBHOOK, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(key, `POST ${WEBHOOK}`, body, new Date()) },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
      .then(async (answer) => ({
        status: answer.status,
        error: ((await answer.json()) as { error?: string }).error,
      }))
      .catch(() => null);
    // A stopped server does not answer, and a payment unknown to the shop cannot be contradicted.
    if (response === null || response.status >= 500) continue;
    increment(counts.report, name);
    if (mustBe !== null && response.status !== 200 && response.error !== mustBe)
      increment(counts.faults, `${name} with a wrong response`);
    if (mustBe === 'wrong_signature' && response.status === 200)
      increment(counts.faults, 'webhooks accepted with a wrong signature');
  }
}
