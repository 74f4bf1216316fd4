import type { Language } from '#domain/text/language.ts';

/** Language of texts: the page's in the browser, that of the page being rendered on the server. */
export let language: Language = 'ru';

/** Sets the language of texts. Rendering is synchronous, so languages never mix. */
export function setLanguage(newLanguage: Language): void {
  language = newLanguage;
}
