import type { requestsContract } from '#contract/content/requests.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { RequestsService } from './requests.service.ts';

/** Handlers of business forms. */
export function requestsRoutes(requests: RequestsService): Handlers<keyof typeof requestsContract> {
  return {
    'POST /api/requests/status': ({ number, phone }) => requests.status(number, phone),
    'POST /api/requests/start': async (_input, { now }) => ({ token: requests.start(now) }),
    'POST /api/requests': async (form, { language, ip, sessionId, now }) => ({
      number: await requests.send(form, { language, ip, sessionId, now }),
    }),
    'POST /api/requests/files': async (file, context) =>
      requests.storeFile({ sessionId: await context.ensureSession(), ip: context.ip }, file, context.now),
  };
}
