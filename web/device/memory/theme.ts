import { saveStored, readStored } from '#web/state/tabs/store.ts';

/** Light, dark, or the system setting. */
export type Theme = 'auto' | 'light' | 'dark';
const THEME_KEY = 'theme';

/** Returns the theme stored in this browser. */
export function readStoredTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Applies the page's own theme, or the stored one. */
export function showTheme(pageTheme?: string): void {
  const root = document.documentElement;
  const stored = readStoredTheme();
  const theme = pageTheme ?? (stored === 'auto' ? '' : stored);
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Stores a theme and applies it, unless the page has its own. */
export function chooseTheme(theme: Theme): void {
  saveStored(THEME_KEY, theme);
  if (document.documentElement.dataset.theme !== 'gaming') showTheme();
}

/**
 * Hydrates the server-rendered theme switches: selects the stored theme and listens for changes. Returns the cleanup.
 */
export function followThemeChoice(choice: HTMLSelectElement): () => void {
  choice.value = readStoredTheme();
  const choose = () => chooseTheme(choice.value as Theme);
  choice.addEventListener('change', choose);
  return () => choice.removeEventListener('change', choose);
}
