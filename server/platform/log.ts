import pino, { type Logger } from 'pino';

const PHONE = /(?:\+?7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/g;
/** Cards and identity numbers, also as people write them in groups. */
const LONG_NUMBER = /\b\d(?:[ -]?\d){11,18}\b/g;
/** Seals, tokens of customers, of devices and signed ones: long, with capitals, small letters and digits. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?:\.[\w-]+)*/g;
const LONG_HEX = /\b[\da-f]{32,}\b/gi;
const SECRET_QUERY = /([?&](?:token|code|phone|key|seal|password)=)[^&\s"']+/gi;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g;

/** Takes phones, card and identity numbers, tokens and mail addresses out of a text before it is kept. */
export function scrub(text: string): string {
  return text
    .replace(SECRET_QUERY, '$1…')
    .replace(BEARER, '$1…')
    .replace(TOKEN, '…')
    .replace(LONG_HEX, '…')
    .replace(PHONE, '+7…')
    .replace(LONG_NUMBER, '…')
    .replace(EMAIL, '…@…');
}

/** The store's log: JSON lines with times that people can read (UTC), without headers that identify people. */
export function createLog(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.phone', '*.email', '*.password', '*.seal'],
      censor: '…',
    },
    serializers: { err: (error: unknown) => scrubError(error) },
  });
}

function scrubError(error: unknown): Record<string, unknown> {
  const { name, message, stack, code } = (error ?? {}) as Error & { code?: string };
  return { name, code, message: scrub(String(message ?? error)), stack: stack ? scrub(stack) : undefined };
}
