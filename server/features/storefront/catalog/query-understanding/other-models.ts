import type { WantedWord, WordForm } from '../engine/engine.ts';
import { PLUS } from '../engine/text/tokens.ts';

/** What makes another model of a name with a number: an iPhone 17 Pro is no iPhone 17. */
export const modelEndings: readonly string[] =
  'pro proplus max plus ultra mini lite fe air se edge fold flip e neo turbo ti super xt'.split(' ');

/** "s25", "iphone17", "17", "17pro": a code, or the number of a model. */
const ofModel = /^(?:[a-z]+\d+[a-z]?|\d{1,2}(?:pro|max|plus|ultra|mini|lite)?)$/;
const name = /^[a-z]/;

/**
 * Lists the words of models akin to the one that is named by words: those of an iPhone 17 Pro Max where an iPhone 17 Pro is
 * asked for. None where no model is named with its number.
 */
export function wordsOfOtherModels(words: readonly WantedWord[]): WantedWord {
  const forms = new Set(words.flatMap((word) => word.map(({ form }) => form)));
  const likeliest = words.map(([most]) => most?.form ?? '');
  const models = likeliest.filter((form) => ofModel.test(form));
  if (models.length === 0 || !likeliest.some((form) => name.test(form))) return [];
  const others = [...modelEndings, ...models.map((model) => model + PLUS)];
  return others.filter((form) => !forms.has(form)).map((form): WordForm => ({ form, weight: 1 }));
}
