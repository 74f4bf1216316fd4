import { FIRST_SCREENS } from './first-screens.ts';

let loading: Promise<void> | null = null;

/**
 * Ends when the styles of a screen are there. A page of a first screen comes without those of all other screens, whose file
 * its document names; other pages have every style. Throws like an `import()` that found no file.
 */
export async function loadStylesOf(screen: string): Promise<void> {
  const href = document.documentElement.dataset.styles;
  if (!href || FIRST_SCREENS.includes(screen)) return;
  loading ??= load(href);
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

function load(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`dynamically imported styles failed: ${href}`));
    });
    document.head.append(link);
  });
}
