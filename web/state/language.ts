import type { Language } from '#domain/text/language.ts';

/** UI language: of the page in the browser, of the page being rendered on the server. */
export let language: Language = 'ru';

/** Sets the language of texts. Rendering is synchronous, so languages never mix. */
export function setLanguage(newLanguage: Language): void {
  language = newLanguage;
}
