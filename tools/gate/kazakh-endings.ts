import { KAZAKH_FORMS, type KazakhForm } from '../../domain/text/kazakh-suffix.ts';
import { withUnitSuffix } from '../../domain/measures/kazakh-units.ts';

const ENDING =
  /(?<![\p{L}\d.:,–-])(\d[\d  ,:]*(?:[  ]?(?:%|₸|°C?|м²|м³|\p{L}{1,3}))?)-(?=[нстдғгқкы|і])((?:с?[ыі])?н?[дтғгқк]?[аеыі]?[нң]?)(?![\p{L}-])/gu;

/** Finds case endings that do not match the pronunciation of their number: `220-ке` for `220-ға`. */
export function findWrongEndings(text: string): string[] {
  return [...text.matchAll(ENDING)].flatMap(([match, value = '', ending = '']) => {
    const forms = [...KAZAKH_FORMS] as KazakhForm[];
    const suffixed = forms.map((form) => withUnitSuffix(value, form));
    return ending === '' || suffixed.includes(match) || suffixed.includes(value) ? [] : [match];
  });
}
