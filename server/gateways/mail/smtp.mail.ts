import { createTransport } from 'nodemailer';
import { MailProblem, type MailPicture, type MailSender } from './mail.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const LIMIT_MS = 15_000;
/** Servers look into a letter before they answer; who gives up earlier does not know whether it was taken (RFC 5321 §4.5.3.2.6). */
const ANSWER_LIMIT_MS = MINUTE_MS;
/** SMTP answers from here on are final: the same letter is refused again (RFC 5321 §4.2.1). */
const FIRST_FINAL_CODE = 500;
/** The server is ready for the letter itself. */
const READY_FOR_LETTER = /^354/;

/** `url` is `smtp://` or `smtps://` with name and password where the server asks; `from` is the shop's address. */
export type SmtpSettings = { url: string; from: string };

/** Creates the transport of SMTP. Connections are opened for each letter and closed after it: letters are rare. */
export function createSmtpMail({ url, from }: SmtpSettings): MailSender {
  /** A transport for one letter. Its log shows when the letter itself began to leave; its errors do not. */
  const open = (onReady: () => void) => {
    const heard = ({ tnx }: { tnx?: string }, line: unknown) => {
      if (tnx === 'server' && READY_FOR_LETTER.test(String(line))) onReady();
    };
    const deaf = () => {};
    return createTransport({
      url,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: ANSWER_LIMIT_MS,
      // A letter is text of ours; it never reads files or addresses for its parts.
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: { level: deaf, trace: deaf, debug: heard, info: deaf, warn: deaf, error: deaf, fatal: deaf },
    });
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'shop';
  return {
    name: 'smtp',
    async send({ to, subject, text, picture, reference }) {
      let hasBegun = false;
      try {
        await open(() => (hasBegun = true)).sendMail({
          from,
          // As an object the address cannot smuggle in a second one.
          to: { name: '', address: to },
          subject,
          text,
          ...(picture && shownWith(picture, text)),
          ...(reference && { messageId: `<${reference}@${domain}>` }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
        throw new MailProblem(kindOf(responseCode, code, hasBegun), `smtp: ${code} ${responseCode}`);
      }
    },
  };
}

/** Classifies a failure: an answer of the server counts first, then whether the letter had begun to leave. */
function kindOf(answer: number, code: string, hasBegun: boolean): MailProblem['kind'] {
  if (answer > 0) return answer >= FIRST_FINAL_CODE ? 'refused' : 'unreachable';
  if (code === 'EENVELOPE' || code === 'EAUTH') return 'refused';
  return hasBegun ? 'unknown' : 'unreachable';
}

const PICTURE_ID = 'picture@shop';

/** The same words under the picture, which travels in the letter: nothing is loaded from anywhere. */
function shownWith({ name, type, bytes, alt }: MailPicture, text: string) {
  const lines = text.trim().split(/\n+/);
  const image = `<img src="cid:${PICTURE_ID}" alt="${escapeHtml(alt)}" width="480" style="max-width:100%;height:auto;border-radius:16px">`;
  const words = lines.map((line) => `<p>${linked(line)}</p>`).join('');
  return {
    html: `<!doctype html><html><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#14201f"><p>${image}</p>${words}</body></html>`,
    attachments: [
      { filename: name, content: bytes, contentType: type, cid: PICTURE_ID, contentDisposition: 'inline' as const },
    ],
  };
}

function linked(line: string): string {
  return escapeHtml(line).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
