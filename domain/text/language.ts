/** Interface languages by their BCP 47 tag; `kz` exists only in URLs, cookies and the `lang` query (decisions §1). */
export type Language = 'ru' | 'kk';

/** A visible text in both languages; `kk` may be empty while a translation is missing. */
export type Localized = { ru: string; kk: string };

/** The languages in the order the site lists them; the first is the default. */
export const languages: readonly Language[] = ['ru', 'kk'];

const byUrlName: Readonly<Record<string, Language>> = { ru: 'ru', kz: 'kk' };

/** Reads the URL's and cookie's name of a language (`kz` or `ru`); anything else, `kk` included, is unknown. */
export function languageFromUrl(name: string | undefined): Language | undefined {
  return name !== undefined && Object.hasOwn(byUrlName, name) ? byUrlName[name] : undefined;
}

/** Returns the name a language has in cookies and the `lang` query. */
export function urlName(language: Language): 'ru' | 'kz' {
  return language === 'kk' ? 'kz' : 'ru';
}

/** Returns the language's path segment: empty for Russian, `kz` for Kazakh (spec §2). */
export function urlSegment(language: Language): '' | 'kz' {
  return language === 'kk' ? 'kz' : '';
}

/** Returns the only `Intl` locales that know the tenge sign and Kazakh (decisions §1). */
export function intlLocale(language: Language): 'ru-KZ' | 'kk-KZ' {
  return language === 'kk' ? 'kk-KZ' : 'ru-KZ';
}

/** Picks the text of a language, the Russian one while the Kazakh is empty. */
export function pick(text: Localized, language: Language): string {
  return language === 'kk' && text.kk.trim() !== '' ? text.kk : text.ru;
}
