import { saveText } from '../device/files/save-file.native.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { appConfig } from './app-config.ts';
import { openOutside, openSheet } from './sheet.ts';

/** Hosts with an app of their own on most phones. */
const APP_HOSTS =
  /(?:^|\.)(?:wa\.me|t\.me|2gis\.kz|yandex\.kz|google\.com|apps\.apple\.com|appgallery\.huawei\.com|pay\.google\.com)$/;

/** Opens links that leave the app: pages and PDFs in a sheet, other files and other apps outside. */
export function followOutsideLinks(root: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (event.defaultPrevented || !link) return;
    if (link.protocol === 'data:' && link.download) {
      event.preventDefault();
      const text = decodeURIComponent(link.href.slice(link.href.indexOf(',') + 1));
      saveText(link.download, text).catch(() => toast.show({ kind: 'error', text: m.savings_failed() }));
    }
    if (!link.protocol.startsWith('http')) return;
    const isOwn = link.origin === location.origin;
    const isPdf = link.pathname.endsWith('.pdf');
    if (isOwn && !link.target && !isPdf) return;
    event.preventDefault();
    // A page of the shop that must not replace this one, such as the terms next to a form.
    if (isOwn) void openSheet(isPdf ? appConfig.api + link.pathname : shopPage(link, root.lang));
    else if (isPdf || !(link.hasAttribute('download') || APP_HOSTS.test(link.hostname))) void openSheet(link.href);
    else void openOutside(link.href);
  });
}

/** URL of a page on the shop's web site, in the language of the app. */
function shopPage({ pathname, search }: HTMLAnchorElement, language: string): string {
  return appConfig.api + (language === 'kk' ? '/kz' : '') + pathname + search;
}
