import { isAdjective } from './ru.ts';

const ending = /(?:[ыи]й|[ое]й|[ая]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ую]ю|[ыи]х|[ыи]ми?|[ое]м)$/;
/** Suffixes that turn a noun into an adjective: титан, титановый. */
const made = /(?:ическ|ичн|ионн|янн|енн|ов|ев|ск|н)$/;
const kazakhEnding = /(?<=.{4})(?:[мбп]ен|[лдт][ыи])$/;
const lastVowel = /[аеиоуыяь]$/;
const softened = /[ое]?ч$/;
const MIN_LEFT = 4;

/**
 * Returns the possible common roots of a value and the words derived from it: "Титан" and титановый, «Магнитті» and
 * магнит. `key` is the common part of the word's forms.
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

/** Returns a root as it sounds unstressed: "стиклянный". */
export function heardRoot(root: string): string {
  return root.replace(/[еэя]/g, 'и').replace(/о/g, 'а').replace(/(.)\1/g, '$1');
}
