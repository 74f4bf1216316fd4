import { CURRENCY } from '../gateway.ts';
import { toPublicStatus } from './bank-api.ts';
import type { SandboxPayment, SandboxQueries } from './sandbox.queries.ts';
import { signedHeaders } from './signature.ts';

const TIMEOUT_MS = 5_000;

/** Creates the sender of signed webhooks; repeats each until the shop responds with 2xx or the delays run out. */
export function webhookSender(queries: SandboxQueries, secret: string, clock: () => Date, delaysMs: readonly number[]) {
  let running: Promise<number> = Promise.resolve(0);

  const send = async (payment: SandboxPayment) => {
    const body = JSON.stringify({
      reference: payment.reference,
      event: `payment.${toPublicStatus(payment).status}`,
      amount: payment.amount,
      currency: CURRENCY,
    });
    const target = `POST ${new URL(payment.webhookUrl).pathname}`;
    const headers = { 'content-type': 'application/json', ...signedHeaders(secret, target, body, clock()) };
    const isAccepted = await fetch(payment.webhookUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isAccepted) await queries.recordWebhookAccepted(payment.id);
    return isAccepted;
  };

  const sendRound = async () =>
    (await Promise.all((await queries.claimWebhooks(delaysMs)).map(send))).filter(Boolean).length;

  return {
    /** Sends due webhooks and returns how many the shop accepted; rounds never overlap. */
    sendDue: (): Promise<number> => (running = running.then(sendRound, sendRound)),
    /** Resolves when nothing is in flight. */
    settled: (): Promise<unknown> => running.catch(() => {}),
  };
}
