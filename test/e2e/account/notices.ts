import type { BrowserContext, Page } from 'playwright-core';

/** Records the notices of a page, since one can disappear before the test reads it. */
export async function rememberNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const notices = new Set<string>();
    Object.assign(globalThis, { notices });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-notices] > li > span')) notices.add(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
}

type Reader = { page: Page; t(key: string, values?: Record<string, string>): RegExp };

/** Waits until a notice has appeared since the page load; it may have disappeared since. */
export async function waitForNotice(reader: Reader, key: string, params?: Record<string, string>): Promise<void> {
  const { source, flags } = reader.t(key, params);
  await reader.page.waitForFunction(
    (words) => {
      const { notices } = globalThis as unknown as { notices: ReadonlySet<string> };
      return [...notices].some((text) => new RegExp(words.source, words.flags).test(text));
    },
    { source, flags },
  );
}
