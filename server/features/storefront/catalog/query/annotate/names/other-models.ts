import type { QueryWord, WordForm } from '../../../engine/engine.ts';
import { PLUS } from '../../../engine/text/tokens.ts';

/** Words that make another model of a numbered name: iPhone 17, iPhone 17 Pro. */
export const modelEndings: readonly string[] =
  'pro proplus max plus ultra mini lite fe air se edge fold flip e neo turbo ti super xt'.split(' ');

/** A code, or the number of a model. */
const ofModel = /^(?:[a-z]+\d+[a-z]?|\d{1,2}(?:pro|max|plus|ultra|mini|lite)?)$/;
const name = /^[a-z]/;

/** Lists the words of related models, which rank below a named model with its number; none without one. */
export function wordsOfOtherModels(words: readonly QueryWord[]): QueryWord {
  const forms = new Set(words.flatMap((word) => word.map(({ form }) => form)));
  const likeliest = words.map(([most]) => most?.form ?? '');
  const models = likeliest.filter((form) => ofModel.test(form));
  if (models.length === 0 || !likeliest.some((form) => name.test(form))) return [];
  const others = [...modelEndings, ...models.map((model) => model + PLUS)];
  return others.filter((form) => !forms.has(form)).map((form): WordForm => ({ form, weight: 1 }));
}
