import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Id that a client gives its device: a hash, with space, plus and equals replaced (spec §3). It is a secret of the device. */
export const DeviceId = z.string().regex(/^[\w./-]{16,200}$/);

/**
 * The client's claimed identity (spec §7). Only the login and the seal of the call count; otherwise a caller who names
 * a phone would receive another customer's order messages.
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
      'Keeps where messages of a device go (spec §7): a token of Firebase, or the JSON of a `PushSubscription`. Again with the same device it replaces the older one.',
    input: z.object({ deviceId: DeviceId, token: z.string().min(20).max(4096), ...claims }),
    output: z.object({ saved: z.boolean() }),
    perMinute: 30,
  }),
  'POST /api/v2/add-notification-user-info': endpoint({
    summary: 'Binds a device to the caller after a login, and to nobody after a logout (spec §4).',
    input: z.object({ deviceId: DeviceId, ...claims }),
    output: z.object({ updated: z.boolean() }),
    perMinute: 60,
  }),
  'POST /api/v2/add-notification-device-info': endpoint({
    summary: 'Notes that a device is in use; `known` is false when it has to save its token again.',
    input: z.object({ deviceId: DeviceId }),
    output: z.object({ known: z.boolean() }),
    perMinute: 60,
  }),
  'DELETE /api/v2/delete-notification-by-old-device-id': endpoint({
    summary: 'Ends the messages of a device; also when nobody knows it.',
    input: z.object({ deviceId: DeviceId }),
    output: z.object({ deleted: z.boolean() }),
    perMinute: 30,
  }),
  'GET /api/v2/notification-service-is-alive': endpoint({
    summary: 'Tells that messages can be registered for; always true (spec §7).',
    output: z.object({ alive: z.literal(true) }),
  }),
};
