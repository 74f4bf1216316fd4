import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Device id chosen by the client: a hash with space, plus and equals replaced (spec §3). Secret to the device. */
export const DeviceId = z.string().regex(/^[\w./-]{16,200}$/);

/**
 * Identity claimed by the client (spec §7), ignored: only login and seal count. Otherwise anyone could receive another
 * customer's order messages by sending their phone.
 */
const claims = {
  userId: z.union([z.string().max(40), z.number()]).nullish(),
  phoneNumber: z.string().max(40).nullish(),
};

export const pushContract = {
  'GET /api/push/key': endpoint({
    summary: 'Public key that a browser subscribes with (VAPID, base64url).',
    output: z.object({ key: z.string() }),
  }),
  'POST /api/v2/save-firebase-token': endpoint({
    summary:
      "Saves the push address of a device (spec §7): a token of Firebase or Apple, or a `PushSubscription` as JSON. Replaces the device's previous one.",
    input: z.object({ deviceId: DeviceId, token: z.string().min(20).max(4096), ...claims }),
    output: z.object({ saved: z.boolean() }),
    perMinute: 30,
  }),
  'POST /api/v2/add-notification-user-info': endpoint({
    summary: 'Binds a device to the caller after login, and unbinds it after logout (spec §4).',
    input: z.object({ deviceId: DeviceId, ...claims }),
    output: z.object({ updated: z.boolean() }),
    perMinute: 60,
  }),
  'POST /api/v2/add-notification-device-info': endpoint({
    summary: 'Records that a device is in use; `known` is false when its token must be saved again.',
    input: z.object({ deviceId: DeviceId }),
    output: z.object({ known: z.boolean() }),
    perMinute: 60,
  }),
  'DELETE /api/v2/delete-notification-by-old-device-id': endpoint({
    summary: 'Stops messages to a device; no error for an unknown device.',
    input: z.object({ deviceId: DeviceId }),
    output: z.object({ deleted: z.boolean() }),
    perMinute: 30,
  }),
  'GET /api/v2/notification-service-is-alive': endpoint({
    summary: 'Whether push registration is available; always true (spec §7).',
    output: z.object({ alive: z.literal(true) }),
  }),
};
