import { createTransport } from 'nodemailer';
import { MailProblem, type MailPicture, type MailSender } from './mail.ts';
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
    async send({ to, subject, text, picture, reference }) {
      let hasStartedData = false;
      try {
        await openTransport(() => (hasStartedData = true)).sendMail({
          from,
          // As an object, the address cannot add a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          ...(picture && textWithPicture(picture, text)),
          ...(reference && { messageId: `<${reference}@${domain}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
        throw new MailProblem(kindOf(responseCode, code, hasStartedData), `smtp: ${code} ${responseCode}`);
      }
    },
  };
}

/** Classifies a failure by the server's response, then by whether sending the data had started. */
function kindOf(answer: number, code: string, hasStartedData: boolean): MailProblem['kind'] {
  if (answer > 0) return answer >= FIRST_FINAL_CODE ? 'refused' : 'unreachable';
  if (code === 'EENVELOPE' || code === 'EAUTH') return 'refused';
  return hasStartedData ? 'unknown' : 'unreachable';
}

const PICTURE_ID = 'picture@shop';

/** The same text below the picture, which is attached: nothing is loaded remotely. */
function textWithPicture({ name, type, bytes, alt }: MailPicture, text: string) {
  const lines = text.trim().split(/\n+/);
  const image = `<img src="cid:${PICTURE_ID}" alt="${escapeHtml(alt)}" width="480" style="max-width:100%;height:auto;border-radius:16px">`;
  const paragraphs = lines.map((line) => `<p>${linkUrls(line)}</p>`).join('');
  return {
    html: `<!doctype html><html><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#14201f"><p>${image}</p>${paragraphs}</body></html>`,
    attachments: [
      { filename: name, content: bytes, contentType: type, cid: PICTURE_ID, contentDisposition: 'inline' as const },
    ],
  };
}

function linkUrls(line: string): string {
  return escapeHtml(line).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
