import { createHash } from 'node:crypto';

/** Returns the CSP source of a text: `sha256-…`. */
export const sourceHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Id of the template that is loaded after the first paint. */
export const DEFERRED_ID = 'later';

/**
 * The only inline script; the CSP lists its hash. It sets the theme and the login state before the first paint, since
 * home page sections may be for guests or customers only. It loads scripts and other styles after the largest picture
 * is shown, at most 1.5 s later, so slow connections and devices show content first. It does not wait for a hidden page
 * or a failed picture.
 */
export const STARTER = `(() => {
  const root = document.documentElement;
  try {
    if (JSON.parse(localStorage.getItem('customer'))) root.dataset.customer = '';
    const theme = JSON.parse(localStorage.getItem('theme'));
    if (/^(light|dark)$/.test(theme) && root.dataset.theme !== 'gaming') root.dataset.theme = theme;
  } catch {}
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  addEventListener('DOMContentLoaded', async () => {
    const picture = document.querySelector('img[fetchpriority=high]');
    if (picture) await Promise.race([picture.decode().catch(() => {}), wait(1500)]);
    await Promise.race([new Promise(requestAnimationFrame), wait(200)]);
    await wait(0);
    document.head.append(document.getElementById('${DEFERRED_ID}').content);
  });
})()`.replaceAll(/\n\s*/g, '\n');
