import { keep, readKept } from '#web/state/store.ts';

/** Light, dark, or as the system says. */
export type Theme = 'auto' | 'light' | 'dark';
const KEY = 'theme';

/** Returns the theme that this browser keeps. */
export function keptTheme(): Theme {
  return readKept<Theme>(KEY) ?? 'auto';
}

/** Keeps a theme in this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  keep(KEY, theme);
  applyTheme(theme);
}

/** Puts the theme on the document; a page with a theme of its own keeps it. */
export function applyTheme(theme: Theme | null): void {
  const root = document.documentElement;
  if (root.dataset.theme === 'gaming') return;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** Has a choice of themes that the server wrote show the kept one, and take another; returns what ends that. */
export function followThemeChoice(choice: HTMLSelectElement): () => void {
  choice.value = keptTheme();
  const choose = () => chooseTheme(choice.value as Theme);
  choice.addEventListener('change', choose);
  return () => choice.removeEventListener('change', choose);
}
