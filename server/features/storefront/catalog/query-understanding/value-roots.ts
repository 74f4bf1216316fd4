import { isAdjective } from './russian.ts';

const ending = /(?:[ыи]й|[ое]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ую]ю|[ыи]х|[ыи]ми?|[ое]м)$/;
/** What makes an adjective of a noun: титановый, магнитный, индукционный, механический, стеклянный. */
const made = /(?:ическ|ичн|ионн|янн|енн|ов|ев|ск|н)$/;
const kazakhEnding = /(?<=.{4})(?:[мбп]ен|[лдт][ыи])$/;
const lastVowel = /[аеиоуыяь]$/;
const softened = /[ое]?ч$/;
const MIN_LEFT = 4;

/**
 * Returns what a value and the words made of it may have in common: "Титан" and титановый, "Кнопочное" and кнопка,
 * «Магнитті» and магнит; `key` is what the word's forms have in common. Only for comparing.
 */
export function rootsOf(word: string, key: string): string[] {
  if (isAdjective(word)) {
    const stem = word.replace(ending, '');
    return [plain(long(stem.replace(made, ''), stem))];
  }
  const bare = long(word.replace(kazakhEnding, ''), word);
  return [...new Set([plain(key), plain(long(bare.replace(lastVowel, ''), bare))])];
}

function plain(stem: string): string {
  return long(stem.replace(softened, 'к').replace(/(?:ик|ь)$/, ''), stem);
}

function long(root: string, otherwise: string): string {
  return root.length < MIN_LEFT ? otherwise : root;
}

/** The root as it sounds where it is not stressed: "стиклянный". */
export function heardRoot(root: string): string {
  return root.replace(/[еэя]/g, 'и').replace(/о/g, 'а').replace(/(.)\1/g, '$1');
}

/** Tells whether a word may be made of a value's: an adjective, or one with a Kazakh ending of having it. */
export function isMade(word: string): boolean {
  return isAdjective(word) || kazakhEnding.test(word);
}
