import type { Database } from '../../platform/database/db.ts';
import type { SmsSender } from './sms.ts';

/**
 * Creates the built-in sender: messages are stored in `sent_messages` and shown by /trial-inbox of a trial shop
 * (decisions §9).
 */
export function createOutboxSms({ db }: { db: Database }): SmsSender {
  return {
    name: 'outbox',
    async send({ phone, text }) {
      await db.$client`insert into sent_messages (channel, recipient, text) values ('sms', ${phone}, ${text})`;
    },
  };
}
