import { createTransport } from 'nodemailer';
import { MailProblem, type MailFile, type MailSender } from './mail.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const LIMIT_MS = 15_000;
/**
 * Servers scan a mail before they respond; with a shorter timeout its acceptance would be unknown (RFC 5321
 * §4.5.3.2.6).
 */
const ANSWER_LIMIT_MS = MINUTE_MS;
/** First permanent SMTP code: the same mail would be rejected again (RFC 5321 §4.2.1). */
const FIRST_FINAL_CODE = 500;
/** The server is ready for the mail data. */
const READY_FOR_DATA = /^354/;

/** `url` is `smtp://` or `smtps://` with a login if required; `from` is the shop's address. */
export type SmtpSettings = { url: string; from: string };

/** Creates the SMTP transport. Each mail opens its own connection, because mail is rare. */
export function createSmtpMail({ url, from }: SmtpSettings): MailSender {
  /** A transport for one mail. Only its log shows when sending the data started; its errors do not. */
  const openTransport = (onReady: () => void) => {
    const watchLog = ({ tnx }: { tnx?: string }, line: unknown) => {
      if (tnx === 'server' && READY_FOR_DATA.test(String(line))) onReady();
    };
    const ignore = () => {};
    return createTransport({
      url,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: ANSWER_LIMIT_MS,
      // Mail is our own text and never loads files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: {
        level: ignore,
        trace: ignore,
        debug: watchLog,
        info: ignore,
        warn: ignore,
        error: ignore,
        fatal: ignore,
      },
    });
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'shop';
  return {
    name: 'smtp',
    async send({ to, subject, text, html, files = [], reference }) {
      let hasStartedData = false;
      try {
        await openTransport(() => (hasStartedData = true)).sendMail({
          from,
          // As an object, the address cannot add a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          attachments: files.map(attachment),
          ...(reference && { messageId: `<${reference}@${domain}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
        throw new MailProblem(toProblemKind(responseCode, code, hasStartedData), `smtp: ${code} ${responseCode}`);
      }
    },
  };
}

/** Classifies a failure by the server's response, then by whether sending the data had started. */
function toProblemKind(answer: number, code: string, hasStartedData: boolean): MailProblem['kind'] {
  if (answer > 0) return answer >= FIRST_FINAL_CODE ? 'refused' : 'unreachable';
  if (code === 'EENVELOPE' || code === 'EAUTH') return 'refused';
  return hasStartedData ? 'unknown' : 'unreachable';
}

/** A file that mail clients list, or a picture inside the HTML. */
function attachment({ name, type, bytes, id }: MailFile) {
  const file = { filename: name, content: bytes, contentType: type };
  return id === undefined ? file : { ...file, cid: id, contentDisposition: 'inline' as const };
}
