/**
 * Opens another site, such as a bank's page. In a browser it replaces this page, and the promise resolves only if the
 * browser restores the page from its back/forward cache; in the app it covers this page, which goes on.
 */
export function leaveTo(url: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    location.assign(url);
  });
}

/** Closes the other site where it covers this page. */
export function returnFromSite(): void {}
