import { fold } from '../engine/text/fold.ts';
import { colorHexes } from './colors.data.ts';
import type { DirectoryAttribute } from './directory.ts';

const hexByName = new Map(
  colorHexes.flatMap(([words, hex]) => words.split('|').map((word): [string, string] => [fold(word), hex])),
);
const colorWords = [...hexByName.keys()].sort((a, b) => b.length - a.length);

/** Returns the swatch of a colour name, `#rrggbb`; null for an unknown colour. */
export function colorHex(name: string): string | null {
  const folded = fold(name);
  const word = hexByName.has(folded)
    ? folded
    : colorWords.find((prefix) => folded.startsWith(prefix) || folded.endsWith(` ${prefix}`));
  return word === undefined ? null : (hexByName.get(word) ?? null);
}

/** Returns true when the attribute is the colour under any seller's name. */
export function isColor(attribute: Pick<DirectoryAttribute, 'slug' | 'name'>): boolean {
  return /^(cvet|tsvet|color)$/.test(attribute.slug) || /^цвет$/i.test(attribute.name.ru);
}
