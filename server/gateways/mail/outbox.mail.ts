import type { Database } from '../../platform/database/db.ts';
import type { StoredFile } from '../sms/sent-messages.ts';
import type { MailSender } from './mail.ts';

/**
 * Creates the built-in sender: mail is stored in `sent_messages` and shown by /trial-inbox of a trial shop (decisions
 * §9).
 */
export function createOutboxMail({ db }: { db: Database }): MailSender {
  return {
    name: 'outbox',
    async send({ to, subject, text, html = null, files = [] }) {
      const stored: StoredFile[] = files.map(({ bytes, ...file }) => ({ ...file, content: bytes.toString('base64') }));
      await db.$client`
        insert into sent_messages (channel, recipient, text, html, files)
        values ('mail', ${to}, ${`${subject}\n\n${text}`}, ${html}, ${JSON.stringify(stored)}::text::jsonb)`;
    },
  };
}
