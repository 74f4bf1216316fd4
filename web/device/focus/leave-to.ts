/** Opens another site; resolves only if the browser restores this page from its back/forward cache. */
export function leaveTo(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    location.assign(url);
  });
}
