import type { pushContract } from '#contract/customers/push.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { PushService } from './push.service.ts';

/** Handlers of push device calls. */
export function pushRoutes(push: PushService): Handlers<keyof typeof pushContract> {
  return {
    'GET /api/push/key': async () => ({ key: push.webKey }),
    async 'POST /api/v2/save-firebase-token'({ deviceId, token }, context) {
      await push.save(deviceId, token, context);
      return { saved: true };
    },
    'POST /api/v2/add-notification-user-info': async ({ deviceId }, context) => ({
      updated: await push.bind(deviceId, context),
    }),
    'POST /api/v2/add-notification-device-info': async ({ deviceId }, { now }) => ({
      known: await push.touch(deviceId, now),
    }),
    'DELETE /api/v2/delete-notification-by-old-device-id': async ({ deviceId }) => ({
      deleted: await push.remove(deviceId),
    }),
    'GET /api/v2/notification-service-is-alive': async () => ({ alive: true }),
  };
}
