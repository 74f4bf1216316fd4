import { inLatin } from './device-lines.ts';
import type { Segment } from './segment.ts';

const modelName = /^[a-z]+\d*[a-z]*(?: |$)/;
const modelWord = /^(?:\d{1,3}[a-z]{0,2}|pro|max|plus|proplus|ultra|mini|lite|fe|air|[a-z]\d{1,3}(?:plus)?)$/;

/** Joins the words of a model's name into one segment. A model is unknown when the catalogue lacks one of them. */
export function withWholeModels(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const name = joined.at(-1);
    if (!name || !isName(name) || !modelName.test(inLatin(name)) || !isName(segment) || !isModelWord(segment)) {
      joined.push(segment);
      continue;
    }
    joined[joined.length - 1] = {
      ...name,
      to: segment.to,
      read: `${name.read} ${segment.read}`,
      words: name.words.length > 0 && segment.words.length > 0 ? [...name.words, ...segment.words] : [],
      telling: Math.max(name.telling, segment.telling),
    };
  }
  return joined;
}

function isName({ category, brand, absent }: Segment): boolean {
  return category === null && brand === null && !absent;
}

function isModelWord(segment: Segment): boolean {
  return modelWord.test(segment.read) || modelWord.test(inLatin(segment));
}
