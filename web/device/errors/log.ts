type Level = 'error' | 'warn' | 'info';

/** Whether this page may write to the console: in the app and on test domains; other web pages stay silent (spec §9). */
const isLogging = () =>
  'Capacitor' in globalThis || globalThis.document?.documentElement.dataset.testDomain !== undefined;

/** Writes a line to the console where logging is allowed. */
export function log(level: Level, text: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- because this is where the shop decides who sees its lines
  if (isLogging()) console[level](...(error === undefined ? [text] : [text, error]));
}
