/** Width of a progress bar, characters. */
const WIDTH = 24;
const QUIET_MS = 5_000;
const terminal = Boolean(process.stderr.isTTY);

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {string} title @param {number | undefined} fraction @param {number} elapsed @param {string} note */
function barLine(title, fraction, elapsed, note = '') {
  const done = Math.round(WIDTH * Math.min(1, Math.max(0, fraction ?? 0)));
  const bar =
    fraction === undefined
      ? ''
      : `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${String(Math.floor(Math.min(1, fraction) * 100)).padStart(3)} % `;
  return `${title.padEnd(26)} ${bar}${seconds(elapsed)}${note ? `  ${note}` : ''}`;
}

/**
 * Shows the progress of a long step: a redrawn bar on a terminal, a line every few seconds elsewhere.
 * @param {string} title @param {() => number | undefined} [measure] asked on every redraw; a fraction 0–1
 */
export function progress(title, measure = () => undefined) {
  const began = Date.now();
  let note = '';
  let fraction;
  const draw = () => {
    fraction = measure() ?? fraction;
    const line = barLine(title, fraction, Date.now() - began, note);
    if (terminal) process.stderr.write(`\r\x1b[2K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
    else process.stderr.write(`${line}\n`);
  };
  const timer = setInterval(draw, terminal ? 120 : QUIET_MS);
  timer.unref();
  const end = (word) => {
    clearInterval(timer);
    process.stderr.write(`${terminal ? '\r\x1b[2K' : ''}${title.padEnd(26)} ${word} ${seconds(Date.now() - began)}\n`);
  };
  return {
    /** @param {number | undefined} value @param {string} [words] */
    update: (value, words) => {
      fraction = value ?? fraction;
      note = words ?? note;
    },
    done: (word = 'done') => end(word),
    failed: () => end('failed'),
    /** Removes the bar. */
    clear: () => {
      clearInterval(timer);
      if (terminal) process.stderr.write('\r\x1b[2K');
    },
  };
}

/** Thrown for problems that the user can fix; shown as one line. */
export class Stop extends Error {}

/** Ends the program with a one-line message. @param {string} message @returns {never} */
export function stopWith(message) {
  process.stderr.write(`${terminal ? '\x1b[31m' : ''}Sauda: ${message}${terminal ? '\x1b[0m' : ''}\n`);
  process.exit(1);
}
