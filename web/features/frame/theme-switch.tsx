import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { keep, readKept } from '#web/state/store.ts';
import { Select } from '#web/ui/select.tsx';

type Theme = 'auto' | 'light' | 'dark';
const KEY = 'theme';

/** Light, dark, or as the system says; kept in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    setTheme(readKept<Theme>(KEY) ?? 'auto');
  }, []);
  const choose = (next: Theme) => {
    setTheme(next);
    keep(KEY, next);
    applyTheme(next);
  };
  return (
    <Select
      label={m.footer_theme()}
      value={theme}
      onChange={(event) => choose(event.currentTarget.value as Theme)}
      options={[
        { value: 'auto', label: m.footer_theme_auto() },
        { value: 'light', label: m.footer_theme_light() },
        { value: 'dark', label: m.footer_theme_dark() },
      ]}
    />
  );
}

/** Puts the theme on the document; a page with a theme of its own keeps it. */
export function applyTheme(theme: Theme | null): void {
  const root = document.documentElement;
  if (root.dataset.theme === 'gaming') return;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
}
