import { showTheme } from '../device/memory/theme.ts';
import { headTags } from './head.ts';
import type { Head, PageScope } from './screen.ts';

/** Updates the document's head after a client-side navigation. */
export function applyHead(head: Head, page: PageScope, path: string, query: string): void {
  const root = document.documentElement;
  const tags = headTags(head, {
    ...page,
    path,
    query,
    origin: location.origin,
    shopName: root.dataset.shop ?? '',
    indexKazakh: root.dataset.indexKazakh === 'true',
    isTestDomain: root.dataset.testDomain !== undefined,
  });
  document.title = tags.title;
  for (const staleTag of document.head.querySelectorAll(
    'meta[name=description],meta[name=robots],meta[property^="og:"],link[rel=canonical],link[rel=alternate][hreflang],script[type="application/ld+json"]',
  ))
    staleTag.remove();
  for (const { attribute, key, content } of tags.metas) append('meta', { [attribute]: key, content });
  for (const link of tags.links) append('link', link);
  for (const data of tags.jsonLd) append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(data);
  showTheme(head.theme);
}

let styles: Promise<void> | null = null;

/** Loads a style sheet once; rejects like a failed `import()`, and retries on the next call. */
export function loadStyles(href: string): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const link = append('link', { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles = null;
      reject(new TypeError(`dynamically imported styles failed: ${href}`));
    });
  });
  return styles;
}

function append(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
