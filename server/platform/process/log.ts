import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Depth to which a log line's objects are scrubbed. */
const MAX_DEPTH = 5;

/** Separators between the digit groups of a number. */
const DIGIT_GAP = String.raw`(?:[\s().–—-]|%20|%28|%29){0,3}`;
/** A phone with its country code, or ten digits of Kazakhstan without one. */
const PHONE = new RegExp(
  String.raw`(?:(?:\+|%2B)?7|8)${DIGIT_GAP}\d{3}${DIGIT_GAP}\d{3}${DIGIT_GAP}\d{2}${DIGIT_GAP}\d{2}`,
  'gi',
);
const BARE_PHONE = new RegExp(
  String.raw`(?<![\d.])\(?7\d{2}${DIGIT_GAP}\d{3}${DIGIT_GAP}\d{2}${DIGIT_GAP}\d{2}(?!\w)`,
  'g',
);
/** Card and identity numbers, also in digit groups. */
const LONG_NUMBER = /(?<!\d)\d(?:(?:[\s.–—-]|%20)?\d){11,18}(?!\d)/g;
/** Seals and tokens of customers, devices and signatures: long, with upper and lower case and digits. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?:\.[\w-]+)*/g;
const LONG_HEX = /\b[\da-f]{32,}\b/gi;
const SECRET_QUERY = /([?&](?:token|code|phone|key|seal|password|pin|otp|email|iin|card|secret)=)[^&\s"']+/gi;
/** A named secret in JSON, a header or a sentence: `"password":"…"`, `token=…`; if quoted, up to its closing quote. */
const NAMED_SECRET =
  /((?:password|пароль|құпиясөз|secret|token|seal|otp|cvv|cvc)(?:\\?["'])?\s*[:=]\s*)(?:(\\?["'])(?:(?!\2)(?:\\.|.)){1,1000}|[^\s"'\\,;&}]+)/gi;
/** An unquoted password of several words ends at a line end, a quote, a bracket or the next name of a list or query. */
const UNQUOTED_PASSWORD =
  /((?:password|passphrase|пароль|құпиясөз|secret)\s*[:=]\s*)(?!\\?["'])(?:(?![,;]?\s*[\p{L}\w-]{1,40}\\?["']?\s*[:=])[^\r\n"'\\&{}]){1,1000}/giu;
/** A PIN or an SMS code after its name. */
const CODE =
  /((?<!\p{L})(?:pin|code|otp|пин|код)\p{L}{0,3}(?:-код\p{L}{0,3})?(?:\s\p{L}{1,20})?[\s:="'№#\\—-]{1,5})\d{4,8}(?!\d)/giu;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;
const EMAIL = /(?<![\p{L}\d_.+-])[\p{L}\d_.+-]+(?:@|%40)[\p{L}\d_-]+\.[\p{L}\d_.-]+/giu;

/**
 * Removes phones, card and identity numbers, PINs, codes, tokens and mail addresses from a text before it is stored.
 */
export function scrub(text: string): string {
  return text
    .replace(SECRET_QUERY, '$1…')
    .replace(BEARER, '$1…')
    .replace(UNQUOTED_PASSWORD, '$1…')
    .replace(NAMED_SECRET, '$1$2…')
    .replace(CODE, '$1…')
    .replace(TOKEN, '…')
    .replace(LONG_HEX, '…')
    .replace(PHONE, '+7…')
    .replace(BARE_PHONE, '+7…')
    .replace(LONG_NUMBER, '…')
    .replace(EMAIL, '…@…');
}

/**
 * Scrubs every text and number inside a value. Leaves errors to their serializer and other class instances unchanged.
 */
function scrubDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value === 'number') return Math.abs(value) < 1e9 || scrub(String(value)) === String(value) ? value : '…';
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, depth + 1));
  // Parsed queries and parameters have no prototype.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, nestedValue]) => [name, scrubDeep(nestedValue, depth + 1)]),
  );
}

/** The store's log: JSON lines with readable times (UTC); every text of a line is scrubbed. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    formatters: { log: (line) => scrubDeep(line) as Record<string, unknown> },
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args);
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.phone', '*.email', '*.password', '*.seal'],
      censor: '…',
    },
    serializers: { err: (error: unknown) => scrubError(error) },
  };
  return stream ? pino(options, stream) : pino(options);
}

function scrubError(error: unknown): Record<string, unknown> {
  const { name, message, stack, code } = (error ?? {}) as Error & { code?: string };
  return { name, code, message: scrub(String(message ?? error)), stack: stack ? scrub(stack) : undefined };
}
