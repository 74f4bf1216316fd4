import { queryTokens } from '../engine/text/tokens.ts';
import type { SegmentTools } from './segment.ts';

/** Finds the category that a name of the tables stands for; null when the catalogue has none. */
export function categoryNamed(name: string, { lexicon, categories }: SegmentTools): number | null {
  const keys = queryTokens(name).map(lexicon.families.key);
  const concept = lexicon.concepts.at(keys, 0);
  const named = categories.at(keys, 0);
  if (named?.whole && named.end === keys.length) return named.id;
  const ofConcept = concept?.end === keys.length ? categories.ofConcept(concept.concept.id) : null;
  return ofConcept?.id ?? (named?.end === keys.length ? named.id : categories.withKeys(keys));
}
