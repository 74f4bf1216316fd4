import type { ValueFilter, WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import { modelEndings } from './other-models.ts';
import type { KnownChoice } from './quality-answers.ts';

/** What the catalogue calls the devices that an accessory fits. */
const fits = fold('Совместимость');
const hasDigit = /\d/;
/** What makes another device of a name: a case of an iPhone 17 Pro is none of an iPhone 17. */
const another = new RegExp(`^(?:${modelEndings.join('|')}|\\d{1,2}[a-z]?)$`);
const plus = /([a-z\d]{2,})\+/gu;
const betweenDevices = /[;,]/;

/**
 * Finds the devices of a category of accessories that are just the one that is named, by its words; null where no number
 * of a model is said, or nothing fits it.
 */
export function fittingValues(words: readonly WantedWord[], choices: readonly KnownChoice[]): ValueFilter | null {
  if (!words.some(([most]) => hasDigit.test(most?.form ?? ''))) return null;
  const choice = choices.find(({ name }) => name === fits);
  const values = (choice?.values ?? []).filter(({ name }) =>
    name.split(betweenDevices).some((one) => isJust(one, words)),
  );
  return choice && values.length > 0 ? { group: choice.id, values: values.map(({ id }) => id) } : null;
}

function isJust(device: string, words: readonly WantedWord[]): boolean {
  const tokens = queryTokens(device.replaceAll(plus, '$1plus'));
  const said = new Set<number>();
  for (const word of words) {
    const at = tokens.findIndex((token, index) =>
      word.some(({ form }) => form === token || form === `${tokens[index - 1]}${token}`),
    );
    if (at < 0) return false;
    said.add(at);
  }
  return !tokens.some((token, index) => !said.has(index) && another.test(token));
}
