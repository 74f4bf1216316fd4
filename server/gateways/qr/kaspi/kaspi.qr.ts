import { z } from 'zod';
import { CURRENCY, GatewayProblem, type GatewayStatus, type QrGateway } from '../gateway.ts';
import { kaspiCalls, KaspiRefusal, type KaspiAccount } from './kaspi-request.ts';

/** The account, with the selling device and its trade point. */
export type KaspiOptions = KaspiAccount & { tradePointId: number; deviceId: string; now?: () => Date };

const Device = z.object({ DeviceToken: z.string().min(1) });
const Created = z.object({
  QrToken: z.string().min(1),
  ExpireDate: z.string(),
  QrPaymentId: z.number().int(),
  QrPaymentBehaviorOptions: z.object({
    StatusPollingInterval: z.number().min(0),
    QrCodeScanWaitTimeout: z.number().min(0),
  }),
});
const Status = z.object({ Status: z.string(), Amount: z.number().nullish() });
const Details = z.object({ TotalAmount: z.number(), AvailableReturnAmount: z.number() });

/** The device is unknown, disabled, or moved to another trade point: register it again. */
const UNKNOWN_DEVICE_CODES = new Set([-1501, -1502, -1503, -99000003]);
const MIN_POLL_MS = 1_000;

/**
 * Meaning of each status. The full list is not published: a missing one is `unknown`, changes nothing, and Kaspi is
 * polled again.
 */
const STATUS_MEANINGS: Readonly<Record<string, Pick<GatewayStatus, 'state' | 'reason'>>> = {
  QrTokenCreated: { state: 'pending', reason: null },
  RemotePaymentCreated: { state: 'pending', reason: null },
  Wait: { state: 'confirming', reason: null },
  Processed: { state: 'approved', reason: null },
  Error: { state: 'declined', reason: 'declined' },
  RemotePaymentCanceled: { state: 'declined', reason: 'cancelled' },
  QrTokenDiscarded: { state: 'declined', reason: 'expired' },
};

/**
 * Creates the adapter of Kaspi Pay's QR payments. Kaspi has no webhooks: the status is polled at the interval it
 * returns. Gold, Red and instalment arrive as one payment and are refunded by their original tender.
 */
export function createKaspiQr({ tradePointId, deviceId, now = () => new Date(), ...account }: KaspiOptions): QrGateway {
  const call = kaspiCalls(account);
  let device: Promise<string> | undefined;

  const registerDevice = async () => {
    const answer = await call('POST', '/device/register', { DeviceId: deviceId, TradePointId: tradePointId });
    const parsed = Device.safeParse(answer);
    return parsed.success ? parsed.data.DeviceToken : throwMalformed('/device/register');
  };

  /** Makes a call with the device token. Registers the device on first use and again when Kaspi does not know it. */
  const withDevice = async (use: (token: string) => Promise<unknown>): Promise<unknown> => {
    device ??= registerDevice();
    try {
      return await use(await device);
    } catch (error) {
      device = undefined;
      if (!(error instanceof KaspiRefusal) || !UNKNOWN_DEVICE_CODES.has(error.code)) throw error;
      device = registerDevice();
      return use(await device);
    }
  };

  return {
    name: 'kaspi-qr',

    async create({ reference, amount, expiresAt }) {
      const answer = await withDevice((DeviceToken) =>
        call('POST', '/qr/create', { DeviceToken, Amount: amount, ExternalId: reference }),
      );
      const parsed = Created.safeParse(answer);
      if (!parsed.success) return throwMalformed('/qr/create');
      const { QrToken, ExpireDate, QrPaymentId, QrPaymentBehaviorOptions: timing } = parsed.data;
      const expiryMs = Date.parse(ExpireDate);
      const scanUntil = Number.isNaN(expiryMs) ? now().getTime() + timing.QrCodeScanWaitTimeout * 1000 : expiryMs;
      return {
        externalId: String(QrPaymentId),
        code: QrToken,
        expiresAt: new Date(Math.min(scanUntil, expiresAt.getTime())),
        pollMs: Math.max(MIN_POLL_MS, timing.StatusPollingInterval * 1000),
        // A code that is a URL opens the app on the same phone; a bare token can only be scanned.
        apps: /^https:\/\//.test(QrToken) ? [{ name: { ru: 'Kaspi.kz', kk: 'Kaspi.kz' }, url: QrToken }] : [],
      };
    },

    async status({ externalId }) {
      if (externalId === null) return UNKNOWN;
      const answer = await call('GET', `/v02/payment/status/${encodeURIComponent(externalId)}`).catch(() => null);
      const parsed = Status.safeParse(answer);
      const meaning = parsed.success ? STATUS_MEANINGS[parsed.data.Status] : undefined;
      if (!parsed.success || !meaning) return UNKNOWN;
      const { Amount: amount } = parsed.data;
      return { ...meaning, money: typeof amount === 'number' ? { amount, currency: CURRENCY } : null };
    },

    async refund({ externalId, id, amount, refundedBefore, isOnlyOpen }) {
      if (externalId === null) throw new GatewayProblem('refused', 'the payment has no id at Kaspi');
      const QrPaymentId = Number(externalId);
      const answer = await withDevice((token) => {
        const query = new URLSearchParams({ QrPaymentId: externalId, DeviceToken: token });
        return call('GET', `/payment/details?${query.toString()}`);
      });
      const parsed = Details.safeParse(answer);
      if (!parsed.success) return throwMalformed('/payment/details');
      const { TotalAmount: total, AvailableReturnAmount: refundable } = parsed.data;
      // Kaspi has no idempotency key: the remaining amount shows whether an unanswered call was executed.
      const unaccounted = total - refundedBefore - refundable;
      if (unaccounted === amount && isOnlyOpen) return;
      if (unaccounted !== 0)
        throw new GatewayProblem('unreachable', 'another refund of the payment is still unanswered');
      await withDevice((DeviceToken) =>
        call('POST', '/payment/return', { DeviceToken, QrPaymentId, Amount: amount }, id),
      );
    },
  };
}

const UNKNOWN: GatewayStatus = { state: 'unknown', reason: null, money: null };

function throwMalformed(path: string): never {
  throw new GatewayProblem('unreachable', `the response of ${path} cannot be read`);
}
