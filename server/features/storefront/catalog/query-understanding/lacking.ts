import type { WantedWord } from '../engine/engine.ts';
import type { Lexicon } from './lexicon.ts';
import { isAdjective } from './russian.ts';

const lackingEnding = /^(\p{L}{3,})с[ыи]з(?:[ыи]н?|д[ае]р[ыи]?)?$/u;
const negativeParticiple = /^(\p{L}{3,}?)[мбп][ае](йт[ыи]н|г[ае]н)$/u;
const negativeAdjective = /^не(\p{L}{5,})$/u;
const lackingAdjective = /^бе[сз](\p{L}{3,}?)(?:[ое]в|[оеь]?чн|ьн|н)?(?:ый|ий|ой|ая|яя|ое|ые|ого|ой|ую|ых|ом)$/u;
const lastVowel = /[аеыи]$/;
const MIN_BEGUN = 5;
const MIN_NOUN = 3;
const MAX_BEGUN = 40;

/** What a word says not to be, as far as its letters tell: газ of «газсыз», «кіріктірілетін» of «кіріктірілмейтін», газовая of "негазовая". */
export function lackedBy(word: string): string[] {
  const noun = lackingEnding.exec(word)?.[1];
  if (noun !== undefined) return [noun];
  const [, verb, tense] = negativeParticiple.exec(word) ?? [];
  if (verb !== undefined)
    return (tense?.startsWith('й') ? ['атын', 'етин', 'йтын', 'йтин'] : ['ган', 'ген', 'кан', 'кен']).map(
      (end) => verb + end,
    );
  if (!isAdjective(word)) return [];
  const [, quality] = negativeAdjective.exec(word) ?? [];
  if (quality !== undefined) return [quality];
  const [, root] = lackingAdjective.exec(word) ?? [];
  return root === undefined ? [] : [root];
}

/** Words of what is lacking; of «капсула» those that are made of it, where it is no word itself, and of газ газовый. */
export function lackedForms(stem: string, lexicon: Lexicon): WantedWord {
  const own = lexicon.families.of(stem);
  const key = lexicon.families.key(stem);
  const bare = stem.replace(lastVowel, '');
  const root = key.length < bare.length ? key : bare;
  if (own.length === 0) return root.length < MIN_BEGUN ? own : lexicon.begun(root, MAX_BEGUN);
  return root.length < MIN_NOUN
    ? own
    : [...own, ...lexicon.begun(`${root}ов`, MAX_BEGUN).filter(({ form }) => isAdjective(form))];
}

/** Words of what a word says to be lacking: of verbs and of "бес-" only what is a name is believed, elsewhere any known word. */
export function lackedKnown(word: string, stem: string, lexicon: Lexicon): WantedWord {
  if (lackingEnding.test(word)) return lackedForms(stem, lexicon);
  return negativeAdjective.test(word) && !lexicon.isStop(stem) ? lexicon.families.of(stem) : [];
}
