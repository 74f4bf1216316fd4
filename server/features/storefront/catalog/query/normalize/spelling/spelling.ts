import { maxEditCost, editCost } from './edit-distance.ts';
import { wordsInSlice, type Slices } from '../../slices.ts';
import { englishSounds, skeleton, soundings, soundsOf } from '../sounds/sound.ts';

/** A similar word of the catalogue: its index in the vocabulary, and the cost of the edits. */
type AlikeWord = { index: number; cost: number };

/** Finds words of the catalogue that sound or are spelt similarly, best first. */
export type Spelling = { alike(word: string): AlikeWord[] };

const lettersOnly = /^[\p{L}]{3,24}$/u;
const isLatin = /^[a-z]/;
/** Cost that ten times as many products make up for. */
const FAME_GAIN = 0.12;
const MAX_ALIKE = 4;
/** Smallest length of a known word, as a share of the typed one. */
const MIN_SHARE = 0.6;
const MAX_LONGER = 4;
const heardCost = 0.3;
/** Shortest skeleton in which two mistakes are searched for. */
const LONG_SKELETON = 7;

/**
 * Prepares correction of misspelt words. Every word is filed under the skeleton of its sounds, and under the skeleton
 * without each of its letters (SymSpell's symmetric deletes). Words with digits are never corrected.
 */
export function* createSpelling(words: readonly string[], products: ArrayLike<number>): Slices<Spelling> {
  const { starts, filed, mask, english } = yield* fileWords(words);

  const candidates = (word: string): Set<number> => {
    const found = new Set<number>();
    const visit = (hash: number) => {
      for (let at = starts[hash & mask] as number; at < (starts[(hash & mask) + 1] as number); at++)
        found.add(filed[at] as number);
    };
    for (const sounds of soundings(word)) {
      const rough = skeleton(sounds);
      eachDeletion(rough, visit);
      if (rough.length >= LONG_SKELETON)
        for (let at = 0; at < rough.length; at++) eachDeletion(rough.slice(0, at) + rough.slice(at + 1), visit);
    }
    return found;
  };

  return {
    alike(word) {
      if (!lettersOnly.test(word)) return [];
      const allowance = maxEditCost(word);
      const latin = isLatin.test(word);
      const heard = soundings(word);
      const scored: (AlikeWord & { score: number })[] = [];
      for (const index of candidates(word)) {
        const known = words[index] as string;
        if (known.length < word.length * MIN_SHARE || Math.abs(known.length - word.length) > MAX_LONGER) continue;
        const bySound =
          isLatin.test(known) === latin && !latin
            ? Infinity
            : leastUnlike(
                heard,
                latin ? [soundsOf(known)] : [soundsOf(known), ...(english.get(index) ?? [])],
                allowance,
              );
        // Names are often written as they sound: "bosh".
        const cost =
          isLatin.test(known) === latin
            ? Math.min(editCost(word, known, allowance), latin ? bySound + heardCost : Infinity)
            : bySound;
        if (cost <= allowance)
          scored.push({ index, cost, score: cost - FAME_GAIN * Math.log10(1 + (products[index] as number)) });
      }
      return scored
        .sort((a, b) => a.score - b.score || a.index - b.index)
        .slice(0, MAX_ALIKE)
        .map(({ index, cost }) => ({ index, cost }));
    },
  };
}

function leastUnlike(heard: readonly string[], known: readonly string[], most: number): number {
  return Math.min(...heard.flatMap((one) => known.map((other) => editCost(one, other, most))));
}

function eachDeletion(text: string, visit: (hash: number) => void): void {
  visit(hashWithout(text, -1));
  if (text.length < 3) return;
  for (let at = 0; at < text.length; at++) visit(hashWithout(text, at));
}

/** FNV-1a of a text without one of its letters. */
function hashWithout(text: string, skipped: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) if (at !== skipped) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Files words by the hashes of their skeletons in one flat table. */
function* fileWords(
  words: readonly string[],
): Slices<{ starts: Int32Array; filed: Int32Array; mask: number; english: ReadonlyMap<number, readonly string[]> }> {
  const skeletons: string[] = [];
  const owners: number[] = [];
  const english = new Map<number, readonly string[]>();
  for (const [index, word] of words.entries()) {
    if (index % wordsInSlice === 0) yield;
    if (!lettersOnly.test(word)) continue;
    const read = englishSounds(word);
    if (read.length > 0) english.set(index, read);
    for (const rough of new Set([soundsOf(word), ...read].map(skeleton))) {
      skeletons.push(rough);
      owners.push(index);
    }
  }
  const entries = skeletons.reduce((sum, rough) => sum + rough.length + 1, 0);
  let size = 1024;
  while (size < entries) size *= 2;
  const mask = size - 1;
  const starts = new Int32Array(size + 1);
  const count = (hash: number) => {
    starts[(hash & mask) + 1] = (starts[(hash & mask) + 1] as number) + 1;
  };
  for (const [place, rough] of skeletons.entries()) {
    eachDeletion(rough, count);
    if (place % wordsInSlice === 0) yield;
  }
  for (let at = 0; at < size; at++) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
  const next = starts.slice(0, size);
  const filed = new Int32Array(starts[size] as number);
  let owner = 0;
  const put = (hash: number) => {
    const place = next[hash & mask] as number;
    filed[place] = owner;
    next[hash & mask] = place + 1;
  };
  for (const [place, rough] of skeletons.entries()) {
    owner = owners[place] as number;
    eachDeletion(rough, put);
    if (place % wordsInSlice === 0) yield;
  }
  return { starts, filed, mask, english };
}
