import { createTransport } from 'nodemailer';
import { MailProblem, type MailSender } from './mail.ts';

const LIMIT_MS = 15_000;
/** SMTP answers from here on are final: the same letter is refused again (RFC 5321 §4.2.1). */
const FIRST_FINAL_CODE = 500;

/** `url` is `smtp://` or `smtps://` with name and password where the server asks; `from` is the shop's address. */
export type SmtpSettings = { url: string; from: string };

/** Creates the transport of SMTP. Connections are opened for each letter and closed after it: letters are rare. */
export function createSmtpMail({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    // A letter is text of ours; it never reads files or addresses for its parts.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({
          from,
          // As an object the address cannot smuggle in a second one.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
        const final = responseCode >= FIRST_FINAL_CODE || code === 'EENVELOPE' || code === 'EAUTH';
        throw new MailProblem(final && responseCode < 600 ? 'refused' : 'unreachable', `smtp: ${code} ${responseCode}`);
      }
    },
  };
}
