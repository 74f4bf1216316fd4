import { createHash } from 'node:crypto';

/** Returns the source of a text in a content security policy: `sha256-…`. */
export const sourceHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Id of the template with what is loaded after the first picture. */
export const LATER_ID = 'later';

/**
 * The one script that stands in the page; the policy names its hash. The theme of this browser must be known before
 * anything is painted, and so must be whether a customer has logged in here: sections of the home page may be for guests
 * or for customers alone. Scripts and the other styles come once the page and its largest picture are seen (at most 1.5 s
 * later), so that they take nothing from them: a slow line and processor show first and listen then. A page that nobody
 * looks at paints nothing, and a picture that fails is not waited for.
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
    document.head.append(document.getElementById('${LATER_ID}').content);
  });
})()`.replaceAll(/\n\s*/g, '\n');
