import { deniedAfter, isDenyingVerb } from '../denials.ts';
import type { Interpretation } from '../../query/interpretation.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Need } from '../need.ts';
import type { QueryPart } from '../query-part.ts';
import { isAdjective } from '../russian.ts';
import type { Segment } from '../segment.ts';
import { interpretationsOfNeed, isThing, type Asked } from '../wanted.ts';
import { purposeWords } from '../purpose.ts';
import type { Cues } from './category-cues.ts';
import type { Sentence } from './sentence.ts';
import { CLEARER, spokenOf, type Spoken } from './spoken.ts';

/** A query that may tell of a situation, and what is known of categories. */
export type Situation = Asked & {
  sentence: Sentence;
  cues: Cues;
  lexicon: Lexicon;
  parentOf(category: number): number | null;
  /** Parts that are a number, or name one. */
  counted?: ReadonlySet<QueryPart>;
  /** Nothing else was found: little need be said of a category. */
  guess?: boolean;
};

const FEW = 3;
/** What is done to it, or with it: "телевизора", "проводом", "в комнатах". */
const inflected = /(?:[ая]|[ое]в|[оеая]м|[ая]ми|[ая]х|[ое]й|е)$/;
/** What is asked for is named right before, or right behind: «смартфон керек», "нужен смартфон". */
const wantedBefore = /^(?:керек|алсам|алг[ыи]м|алайын|издеп|издеймин)$/;
const wantedAfter = /^(?:нуж(?:ен|на|ны)|ищу|посоветуйте|подберите)$/;
const dative = /[гкн][ае]$/;
/** What the thing before it does, at the end: «колонка суға салатын»; right behind a word it is done to that: «телефон ұстайтын». */
const participle = /.[аеийя]т[ыи]н$/;
/** "Телефон, который не тормозит" is a phone. */
const describing = /^(?:котор|чтоб)/;

/**
 * Lays out interpretations of a query that tells of a trouble or a situation, by the cues of categories; none where a
 * product is named that is sought itself. Beside a need only those that say far more than it.
 */
export function* cuedInterpretations(
  parts: readonly QueryPart[],
  situation: Situation,
  need: Need | null = null,
): Generator<Interpretation> {
  const { query, segments, cues, lexicon, parentOf, sentence, guess } = situation;
  const { hasVerb, endsInVerb, head, isVerb, language, segmentAt } = sentence;
  if (sentence.isElsewhere) return;
  const spoken = spokenOf({ parts, sentence, isMute: (at) => isMute(parts, at, situation), guess }, cues, parentOf);
  if (!spoken || (need && !isClearer(spoken, need, query.lies))) return;
  if (!hasVerb && head && !spoken.words.includes(head)) return;
  const named = segments(parts).filter((one) => !one.target && mayName(one, spoken, situation));
  const isSought = ({ category }: Segment) =>
    category !== null && spoken.categories.some((id) => query.lies(id, category.id));
  if (named.length > 0 && (!hasVerb || named.some(isSought))) return;
  const purpose = parts.find(({ typed }) => purposeWords.has(typed))?.from ?? Infinity;
  const describes = parts.some(({ text }) => describing.test(text));
  const isDescribed = (after: readonly QueryPart[]) => {
    const said = after.filter((part) => !situation.counted?.has(part));
    return said.length > 1 && participle.test(said.at(-1)?.typed ?? '');
  };
  /** It is in the situation, or what it does is told: "телефон разряжается". */
  const isBeside = (one: Segment): boolean => {
    const own = parts.filter((part) => part.from >= one.from && part.to <= one.to);
    const before = parts.findLast((part) => part.to <= one.from);
    const after = parts.filter((part) => part.from >= one.to);
    const isInflected =
      own.length === 1 && own.every(({ typed }) => inflected.test(typed) && !lexicon.isNameAsIs(typed));
    return (
      !mayName(one, spoken, situation) ||
      one.from > purpose ||
      (language === 'kk' ? after.length > 0 && endsInVerb && !isDescribed(after) : isInflected) ||
      (language !== 'kk' && before !== undefined && isVerb(before) && spoken.words.includes(before)) ||
      // «Столға қоятын» tells what the thing before it is like, «телефон ұстайтын» what is done to it.
      (!describes &&
        after.some(
          (part, place) => isVerb(part) && spoken.words.includes(part) && !(place > 0 && participle.test(part.typed)),
        ))
    );
  };
  const wordBefore = ({ from }: Segment) => parts.findLast((part) => part.to <= from)?.typed ?? '';
  const isAskedFor = (one: Segment): boolean => {
    const own = parts.findLast(({ from, to }) => from >= one.from && to <= one.to);
    const after = parts.find((part) => part.from >= one.to)?.typed ?? '';
    const before = parts.findLast((part) => part.to <= one.from)?.typed ?? '';
    return (wantedBefore.test(after) && !dative.test(own?.typed ?? '')) || wantedAfter.test(before);
  };
  if (named.some((one) => (!isThing(one) && !isBeside(one)) || isAskedFor(one))) return;
  // «Сим карта салатын планшет»: what stands last is sought, though memory be made for it.
  const last = named.at(-1);
  if (language === 'kk' && last && isThing(last) && participle.test(wordBefore(last)) && !isBeside(last)) return;
  // «Бүктелетін самсунг» is by Samsung, whatever else is folded.
  const brands =
    sentence.content.length <= FEW
      ? segments(parts).filter((one) => one.brand !== null && !one.target && !one.absent)
      : [];
  const keepsBrands = ({ changes }: Interpretation) =>
    !changes.some((one) => one.kind === 'dropped' && brands.some(({ from, to }) => one.from < to && from < one.to));
  const found = interpretationsOfNeed(
    parts,
    {
      categories: spoken.categories,
      words: [],
      tokens: spoken.words.filter((part) => {
        const segment = segmentAt(part);
        return !segment || !mayName(segment, spoken, situation);
      }),
      // What a Kazakh sentence is about stands before its verb: that is told above.
      actions: language === 'kk' ? [] : spoken.telling.filter(isVerb),
    },
    situation,
    isBeside,
  );
  for (const interpretation of found) if (keepsBrands(interpretation)) yield interpretation;
}

/**
 * Tells whether a segment may name what is sought. A thing that no category is of may be a cue beside a verb: keys are
 * those of a door as well as of a program. A name that was guessed is believed in a short query.
 */
function mayName(one: Segment, spoken: Spoken, { cues, lexicon, sentence }: Situation): boolean {
  const { content, hasVerb } = sentence;
  const lacks = lexicon.turns(one.read.split(' ')[0] ?? '') === 'without';
  if (one.absent || (lacks && one.category === null)) return false;
  if (one.guessed && spoken.telling.some((part) => part.from >= one.from && part.to <= one.to && cues.tells(part)))
    return false;
  if (isThing(one))
    return (
      one.category !== null ||
      one.brand !== null ||
      one.line.length > 0 ||
      !hasVerb ||
      !spoken.words.some((part) => part.from >= one.from && part.to <= one.to)
    );
  if (one.category === null) return false;
  return (!hasVerb && content.length <= FEW) || (!one.guessed && cues.has(one.category.id));
}

/** Tells that more is said of another category than of any that answers the need; a present is given whatever is said. */
function isClearer(
  { categories, telling, score, scoreOf }: Spoken,
  need: Need,
  lies: (id: number, within: number) => boolean,
): boolean {
  return (
    need.actions.length > 0 &&
    telling.length > 0 &&
    !categories.some((id) => need.categories.some((other) => lies(id, other))) &&
    need.categories.every((id) => score > scoreOf(id) * CLEARER)
  );
}

/** Small words say nothing of categories, nor does what must not be: "не для игр", "кроме кухни", «ойынға емес». */
function isMute(parts: readonly QueryPart[], at: number, { lexicon, sentence, counted }: Situation): boolean {
  const part = parts[at] as QueryPart;
  const { text, typed } = part;
  const next = parts[at + 1];
  const [before, earlier] = [parts[at - 1]?.text, parts[at - 2]?.text];
  return (
    lexicon.turns(text) !== null ||
    counted?.has(part) === true ||
    sentence.isDenial(part) ||
    (next !== undefined && isDenyingVerb(next.text) && sentence.isDenial(next)) ||
    (before === 'не' && isAdjective(typed)) ||
    (before === 'для' && earlier === 'не') ||
    before === 'кроме' ||
    deniedAfter.has(next?.text ?? '')
  );
}
