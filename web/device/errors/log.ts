type Level = 'error' | 'warn' | 'info';

/** Whether the page may write to the console: in the app and on test domains only (spec §9). */
const isLogging = () =>
  'Capacitor' in globalThis || globalThis.document?.documentElement.dataset.testDomain !== undefined;

/** Logs to the console where allowed. */
export function log(level: Level, text: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- because this is where the shop decides who sees its lines
  if (isLogging()) console[level](...(error === undefined ? [text] : [text, error]));
}
