import type { Language } from '#domain/text/language.ts';
import { PushProblem, type PushMessage } from '#server/gateways/push/push.ts';
import type { Push } from '#server/gateways/push/senders.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import { parseTarget, serializeTarget } from './push.policy.ts';
import {
  deleteDevice,
  deleteOldDevices,
  findDevices,
  saveDevice,
  touchDevice,
  updateOwner,
  type DeviceOwner,
} from './push.queries.ts';

/** Recipient of a push: a customer, a guest's session, or both. */
export type PushRecipient = { customerId: number | null; sessionId: number | null };

/** Manages devices and sends push messages to them. */
export type PushService = ReturnType<typeof createPushService>;

type Caller = Pick<CallContext, 'loginId' | 'language' | 'now' | 'ensureSession'>;

/** Creates the push service (spec §4 Push). */
export function createPushService({ db, push: { sender, webKey } }: { db: Database; push: Push }) {
  const sql = db.$client;
  // A customer's device is bound only to the login, so logout ends its messages.
  const findDeviceOwner = async ({ loginId, ensureSession }: Caller): Promise<DeviceOwner> => ({
    loginId,
    sessionId: loginId === null ? await ensureSession() : null,
  });

  return {
    /** Public key for browser subscriptions. */
    webKey,

    /** Saves the push target of a device; fails with `invalid_input` for a token the sender cannot use. */
    async save(deviceId: string, token: string, caller: Caller): Promise<void> {
      const target = parseTarget(token);
      if (!target || !sender.accepts(target)) fail('invalid_input', [{ path: 'token' }]);
      const user = await findDeviceOwner(caller);
      const { transport } = target;
      await inTransaction(db, (tx) =>
        saveDevice(
          tx,
          { deviceId, transport, token: serializeTarget(target), language: caller.language, ...user },
          caller.now.toISOString(),
        ),
      );
    },

    /** Binds a device to the caller; false when it is unknown. */
    async bind(deviceId: string, caller: Caller): Promise<boolean> {
      return updateOwner(sql, deviceId, await findDeviceOwner(caller), caller.language, caller.now.toISOString());
    },

    /** Records that a device is in use; false when it must save its token again. */
    touch: (deviceId: string, now: Date): Promise<boolean> => touchDevice(sql, deviceId, now.toISOString()),

    /** Unsubscribes a device; false when it is unknown. */
    remove: (deviceId: string): Promise<boolean> => deleteDevice(sql, deviceId),

    /** True when the receiver has a device. */
    hasDevice: async (recipient: PushRecipient): Promise<boolean> => (await findDevices(sql, recipient)).length > 0,

    /**
     * Sends to every device of a receiver in its language and returns how many accepted. Deletes expired devices.
     * Throws the provider's error when none accepted and a retry may succeed.
     */
    async send(recipient: PushRecipient, createText: (language: Language) => PushMessage): Promise<number> {
      const devices = await findDevices(sql, recipient);
      const outcomes = await Promise.all(
        devices.map(async ({ deviceId, token, language }) => {
          const target = parseTarget(token);
          if (!target || !sender.accepts(target)) return null;
          try {
            const outcome = await sender.send(target, createText(language));
            if (outcome === 'gone') await deleteDevice(sql, deviceId, token);
            return outcome;
          } catch (error) {
            if (error instanceof PushProblem) return error;
            throw error;
          }
        }),
      );
      const sent = outcomes.filter((outcome) => outcome === 'sent').length;
      const problem = outcomes.find((outcome) => outcome instanceof PushProblem && outcome.kind !== 'refused');
      if (sent === 0 && problem instanceof PushProblem) throw problem;
      return sent;
    },

    /** Deletes devices with expired tokens; returns how many. */
    deleteExpired: (now: Date): Promise<number> => deleteOldDevices(sql, now.toISOString()),
  };
}
