import { keep, readKept } from '#web/state/tabs/store.ts';

/** Light, dark, or as the system says. */
export type Theme = 'auto' | 'light' | 'dark';
const KEY = 'theme';

/** Returns the theme that this browser keeps. */
export function keptTheme(): Theme {
  const kept = readKept(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Puts the theme of a page on the document, or the kept one where the page has none of its own. */
export function showTheme(own?: string): void {
  const root = document.documentElement;
  const kept = keptTheme();
  const theme = own ?? (kept === 'auto' ? '' : kept);
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Keeps a theme in this browser and shows it, unless the page has one of its own. */
export function chooseTheme(theme: Theme): void {
  keep(KEY, theme);
  if (document.documentElement.dataset.theme !== 'gaming') showTheme();
}

/** Has a choice of themes that the server wrote show the kept one, and take another; returns what ends that. */
export function followThemeChoice(choice: HTMLSelectElement): () => void {
  choice.value = keptTheme();
  const choose = () => chooseTheme(choice.value as Theme);
  choice.addEventListener('change', choose);
  return () => choice.removeEventListener('change', choose);
}
