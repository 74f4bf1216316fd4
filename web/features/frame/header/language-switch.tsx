import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './header.module.css';

/** Link to the same page in the other language; a full page load changes all texts at once. */
export function LanguageSwitch({ path }: { path: string }) {
  const { paths, language } = useShop();
  return (
    <nav className={css.languages} aria-label={m.frame_language()}>
      <a
        href={paths.withScope(path, { lang: 'kz' })}
        lang="kk"
        aria-current={language === 'kk' ? 'true' : undefined}
        aria-label="Қаз — қазақша"
      >
        Қаз
      </a>
      <a
        href={paths.withScope(path, { lang: 'ru' })}
        lang="ru"
        aria-current={language === 'ru' ? 'true' : undefined}
        aria-label="Рус — русский"
      >
        Рус
      </a>
    </nav>
  );
}
