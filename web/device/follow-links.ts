import type { DataRouter } from 'react-router';

/** Lets plain `<a>` elements navigate inside the application: one listener for the whole document. */
export function followLinks(router: DataRouter, base: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.dataset.full !== undefined) return;
    const { pathname, search, hash } = link;
    if (!belongs(pathname, base) || pathname.startsWith('/api/') || /[?&](lang|loc)=/.test(search)) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    const inner = pathname.slice(base.length) || '/';
    void router.navigate(inner + search + hash, { viewTransition: link.dataset.transition !== undefined, preventScrollReset: link.dataset.keepScroll !== undefined });
  });
}

function belongs(pathname: string, base: string): boolean {
  return base === '' || pathname === base || pathname.startsWith(`${base}/`);
}
