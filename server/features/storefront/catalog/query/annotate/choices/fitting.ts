import { attributesOf } from '../../data/words.ts';
import type { ValueFilter, QueryWord } from '../../../engine/engine.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import { modelEndings } from '../names/other-models.ts';
import type { KnownChoice } from '../qualities/quality-answers.ts';

/** Attribute of the devices that an accessory fits. */
const [fits] = attributesOf('compatible device');
const hasDigit = /\d/;
/** Words that make another model of a name: iPhone 17, iPhone 17 Pro. */
const another = new RegExp(`^(?:${modelEndings.join('|')}|\\d{1,2}[a-z]?)$`);
const plus = /([a-z\d]{2,})\+/gu;
const betweenDevices = /[;,]/;

/** Finds the compatible devices that are exactly the named one; null without a model number or a fitting product. */
export function fittingValues(words: readonly QueryWord[], choices: readonly KnownChoice[]): ValueFilter | null {
  if (!words.some(([most]) => hasDigit.test(most?.form ?? ''))) return null;
  const choice = choices.find(({ name }) => name === fits);
  const values = (choice?.values ?? []).filter(({ name }) =>
    name.split(betweenDevices).some((one) => isJust(one, words)),
  );
  return choice && values.length > 0 ? { group: choice.id, values: values.map(({ id }) => id) } : null;
}

function isJust(device: string, words: readonly QueryWord[]): boolean {
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
