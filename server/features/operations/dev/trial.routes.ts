import type { Handlers } from '#server/platform/http/call.ts';
import type { Database } from '#server/platform/database/db.ts';
import { fail } from '#server/platform/http/failure.ts';
import { findNewestMessages } from '#server/gateways/sms/sent-messages.ts';

const MAX_MESSAGES = 50;

/** Handlers of the trial inbox; respond 404 unless `isTrial`, because messages contain login codes. */
export function trialRoutes({ db, isTrial }: { db: Database; isTrial: boolean }): Handlers<'GET /api/trial/messages'> {
  return {
    'GET /api/trial/messages': async (_input, { changesAt, now }) => {
      if (!isTrial) fail('page_not_found');
      changesAt(now);
      const messages = await findNewestMessages(db.$client, MAX_MESSAGES);
      return messages.map(({ createdAt, ...message }) => ({
        ...message,
        code: /(?<!\d)\d{6}(?!\d)/.exec(message.text)?.[0] ?? null,
        at: new Date(createdAt).toISOString(),
      }));
    },
  };
}
