import type { Language } from '#domain/text/language.ts';

/** Language that texts are in: a page's own in the browser, that of the page being rendered on the server. */
export let language: Language = 'ru';

/** Sets the language of texts; rendering is synchronous, so pages of two languages never mix. */
export function speak(chosen: Language): void {
  language = chosen;
}
