import { useEffect, useState } from 'react';
import { chooseTheme, readStoredTheme, type Theme } from '#web/device/memory/theme.ts';
import { m } from '#web/messages.ts';
import { Select } from '#web/ui/inputs/select.tsx';

/** Theme switch: light, dark or system; stored in this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    setTheme(readStoredTheme());
  }, []);
  return (
    <Select
      label={m.footer_theme()}
      value={theme}
      onChange={(event) => {
        const newTheme = event.currentTarget.value as Theme;
        setTheme(newTheme);
        chooseTheme(newTheme);
      }}
      options={[
        { value: 'auto', label: m.footer_theme_auto() },
        { value: 'light', label: m.footer_theme_light() },
        { value: 'dark', label: m.footer_theme_dark() },
      ]}
    />
  );
}
