import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../node/install.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CSS_NAMES = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;

/** Encodes a number in letters, at least two. */
function encodeLetters(number: number): string {
  const high = Math.floor(number / LETTERS.length);
  return (high >= LETTERS.length ? encodeLetters(high) : LETTERS[high]!) + LETTERS[number % LETTERS.length]!;
}

/**
 * Renames the classes of style modules to the shortest names: two letters for the file and a number for the class.
 * Class names are part of pages, styles and scripts, and hashes compress badly. All builds of one tree use the same
 * names.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync('web/**/*.module.css', { cwd: root }).toSorted();
  const names = new Map(
    files.map((file, index) => {
      const classes = new Set(
        [...readFileSync(path.join(root, file), 'utf8').matchAll(CSS_NAMES)].map(([, name]) => name!),
      );
      return [
        path.resolve(root, file),
        new Map([...classes].map((name, position) => [name, encodeLetters(index) + position.toString(36)])),
      ];
    }),
  );
  return (name, file) => {
    const found = names.get(path.resolve(file.split('?')[0]!))?.get(name);
    if (!found) throw new Error(`${file}: the class .${name} is not defined`);
    return found;
  };
}
