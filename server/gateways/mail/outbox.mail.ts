import type { Database } from '../../platform/database/db.ts';
import type { MailSender } from './mail.ts';

/**
 * Creates the built-in sender: mail is stored in `sent_messages` and shown by /trial-inbox of a trial shop (decisions
 * §9).
 */
export function createOutboxMail({ db }: { db: Database }): MailSender {
  return {
    name: 'outbox',
    async send({ to, subject, text, picture }) {
      const pictureText = picture ? `\n\n[${picture.alt}]` : '';
      await db.$client`
        insert into sent_messages (channel, recipient, text) values ('mail', ${to}, ${`${subject}\n\n${text}${pictureText}`})`;
    },
  };
}
