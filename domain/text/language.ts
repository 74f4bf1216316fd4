/** Interface languages by BCP 47 tag; `kz` is used only in URLs, cookies and the `lang` query (decisions §1). */
export type Language = 'ru' | 'kk';

/** A text in both languages; `kk` may be empty until translated. */
export type Localized = { ru: string; kk: string };

/** Languages in display order; the first is the default. */
export const languages: readonly Language[] = ['ru', 'kk'];

const LANGUAGE_BY_URL_NAME: Readonly<Record<string, Language>> = { ru: 'ru', kz: 'kk' };

/** Parses a language name of URLs and cookies (`kz` or `ru`); undefined for anything else, including `kk`. */
export function languageFromUrl(name: string | undefined): Language | undefined {
  return name !== undefined && Object.hasOwn(LANGUAGE_BY_URL_NAME, name) ? LANGUAGE_BY_URL_NAME[name] : undefined;
}

/** Returns a language's name in cookies and the `lang` query. */
export function urlName(language: Language): 'ru' | 'kz' {
  return language === 'kk' ? 'kz' : 'ru';
}

/** Returns a language's path segment: empty for Russian, `kz` for Kazakh (spec §2). */
export function urlSegment(language: Language): '' | 'kz' {
  return language === 'kk' ? 'kz' : '';
}

/** Returns the `Intl` locale with the tenge sign (decisions §1). */
export function intlLocale(language: Language): 'ru-KZ' | 'kk-KZ' {
  return language === 'kk' ? 'kk-KZ' : 'ru-KZ';
}

/** Whether a text is the tag of an interface language. */
export function isLanguage(value: string): value is Language {
  return value === 'ru' || value === 'kk';
}

/** Picks the text of a language; falls back to Russian when Kazakh is empty. */
export function pick(text: Localized, language: Language): string {
  return language === 'kk' && text.kk.trim() !== '' ? text.kk : text.ru;
}
