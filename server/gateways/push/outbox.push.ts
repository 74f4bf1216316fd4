import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/db.ts';
import { fitMessage, type PushSender, type PushTarget } from './push.ts';

/** Returns a short name of a target that distinguishes devices in /trial-inbox. */
export function targetName(target: PushTarget): string {
  const secret = target.transport === 'web' ? target.subscription.endpoint : target.token;
  return `${target.transport} ${createHash('sha256').update(secret).digest('hex').slice(0, 12)}`;
}

/**
 * Creates the built-in sender: messages are stored in `sent_messages` and shown by /trial-inbox of a trial shop
 * (decisions §9).
 */
export function createOutboxPush({ db }: { db: Database }): PushSender {
  return {
    name: 'outbox',
    accepts: () => true,
    async send(target, message) {
      const { title, body, path } = fitMessage(message);
      await db.$client`
        insert into sent_messages (channel, recipient, text)
        values ('push', ${targetName(target)}, ${[title, body, path].join('\n')})`;
      return 'sent';
    },
  };
}
