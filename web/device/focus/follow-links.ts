import { withoutBase } from '../../router/load-page.ts';
import type { Router } from '../../router/router.ts';

/** Client-side navigation for plain `<a>` elements, with one document-level listener. */
export function followLinks(router: Router, base: string): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      link.dataset.full !== undefined
    )
      return;
    const { pathname, search, hash } = link;
    if (!isUnderBase(pathname, base) || pathname.startsWith('/api/') || /[?&](lang|loc)=/.test(search)) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    void router.navigate(withoutBase(pathname, base) + search + hash, {
      transition: link.dataset.transition !== undefined,
      keepScroll: link.dataset.keepScroll !== undefined,
      replace: link.dataset.replace !== undefined,
    });
  });
}

function isUnderBase(pathname: string, base: string): boolean {
  return base === '' || pathname === base || pathname.startsWith(`${base}/`);
}
