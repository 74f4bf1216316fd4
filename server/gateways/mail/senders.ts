import type { Database } from '../../platform/database/db.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import type { MailSender } from './mail.ts';
import { createOutboxMail } from './outbox.mail.ts';
import { createSmtpMail } from './smtp.mail.ts';

/** Creates the configured sender: SMTP if set, otherwise the outbox. */
export function createMail(
  db: Database,
  { url, from }: { url?: string | undefined; from?: string | undefined },
): MailSender {
  if (!url) return createOutboxMail({ db });
  if (!from) throw new StartupError('SMTP_URL needs MAIL_FROM, the sender address of the shop');
  return createSmtpMail({ url, from });
}
