import { fold } from '../engine/text/fold.ts';
import type { Cues } from './cues/category-cues.ts';
import { cuedInterpretations, type Situation } from './cues/cued-interpretations.ts';
import { sentenceOf } from './cues/sentence.ts';
import { withoutDates } from './dates.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { interpretationsOf } from './interpretations.ts';
import type { Lexicon } from './lexicon.ts';
import type { Given, Need, Needs } from './need.ts';
import type { QueryPart } from './query-part.ts';
import { genericThings } from './stop-words.data.ts';
import {
  answersIn,
  isThing,
  asksForQuality,
  interpretationsOfNeed,
  knownOfParts,
  wishedInterpretations,
  type Asked,
} from './wanted.ts';

/** A query and what is known of what people mean. */
export type Meaning = {
  asked: Asked;
  /** The store is asked, and a product is only named besides. */
  isQuestion: boolean;
  needs: Needs;
  cues: Cues;
  lexicon: Lexicon;
  parentOf(category: number): number | null;
};

const generic = new Set(genericThings.split(/\s+/).map(fold));

/**
 * Lays out interpretations of all that a query says. What is named beside a present goes before what is given to people
 * of a kind.
 */
export function* meantInterpretations(parts: readonly QueryPart[], meaning: Meaning): Generator<Interpretation> {
  const { asked, needs, lexicon } = meaning;
  const whole = situationOf(parts, meaning);
  if (whole.sentence.isInstrumentElsewhere && !names(parts, asked)) return;
  const known = needs.mayBeIn(parts) ? knownOfParts(parts, asked) : null;
  const given = known && needs.given(parts, known);
  if (given) {
    const situation = situationOf(given.left, meaning);
    if (situation.sentence.isInstrumentElsewhere && !names(given.left, asked)) return;
    // "Кофе" is of another shop, and of whoever loves it: «кофе құмар досқа».
    const isElsewhere =
      situation.sentence.isElsewhere &&
      (given.left.length === 1 ||
        given.left.some((part) => !given.told.includes(part) && lexicon.isElsewhere(part.text)));
    if (isElsewhere || names(given.left, asked)) {
      yield* toldInterpretations(
        given.left,
        meaning,
        situation,
        (of) => needs.deed(of, knownOfParts(of, asked)),
        parts.filter((part) => !given.left.includes(part)),
      );
      if (isElsewhere) return;
    } else if (given.sure) yield* deedInterpretations(given, meaning, situation);
  }
  yield* toldInterpretations(parts, meaning, whole, (of) => known && needs.find(of, knownOfParts(of, asked)));
  // Where nothing else is found, a guess is better than an empty page.
  if (!meaning.isQuestion) yield* cuedInterpretations(parts, { ...whole, guess: true });
}

/** What a present is to do, where no thing is named: "маме для укладки", «қамыр илейтін бірдеңе». */
function* deedInterpretations(given: Given, meaning: Meaning, situation: Situation): Generator<Interpretation> {
  const { left, told } = given;
  const need = meaning.needs.deed(left, knownOfParts(left, meaning.asked));
  if (need && (!need.actions.every((part) => told.includes(part)) || left.some(({ text }) => generic.has(text)))) {
    yield* interpretationsOfNeed(left, need, meaning.asked);
  } else if (!need && told.length === 0 && !meaning.isQuestion) yield* cuedInterpretations(left, situation);
}

function* toldInterpretations(
  parts: readonly QueryPart[],
  meaning: Meaning,
  situation: Situation,
  needOf: (parts: readonly QueryPart[]) => Need | null,
  aside: readonly QueryPart[] = [],
): Generator<Interpretation> {
  const { asked, isQuestion } = meaning;
  const dateless = withoutDates(parts);
  const answered = answersIn(dateless, asked, aside);
  // What only names a number says of nothing that is done: "время работы 7 ч", «зарядтау қуаты 50 Вт».
  const counted = new Set(answered?.answers.flatMap((wish) => (wish.filter ? wish.parts : [])));
  const isNamed = ({ from }: QueryPart) =>
    asked.segments(parts).some((one) => isThing(one) && from >= one.from && from < one.to);
  const untold = counted.size > 0 ? parts.filter((part) => !counted.has(part) || isNamed(part)) : parts;
  const told = counted.size > 0 ? { ...situationOf(untold, meaning), counted } : situation;
  const need = situation.sentence.isElsewhere ? null : needOf(untold);
  const wished = answered ? wishedInterpretations(dateless, answered, asked) : [];
  if (answered && asksForQuality(answered, situation.sentence, need)) yield* wished;
  if (need) {
    if (!isQuestion) yield* cuedInterpretations(parts, told, need);
    yield* interpretationsOfNeed(parts, need, asked);
  }
  if (!isQuestion) yield* cuedInterpretations(parts, told);
  yield* wished;
  yield* interpretationsOf({ ...asked.query, segments: asked.segments(dateless) });
}

function situationOf(parts: readonly QueryPart[], { asked, cues, lexicon, parentOf }: Meaning): Situation {
  const sentence = sentenceOf(asked.query.text, parts, asked.segments(parts), lexicon);
  return { ...asked, sentence, cues, lexicon, parentOf };
}

/**
 * Tells whether a product is named, which nothing else is said to fit; what stands last behind another thing is one:
 * "на свитч второй контроллер".
 */
function names(parts: readonly QueryPart[], { segments }: Asked): boolean {
  const all = segments(parts).filter((one) => !one.absent && (one.thing || one.category?.whole === true));
  const last = all.at(-1);
  return all.some((one) => !one.guessed && (!one.target || (one === last && all.length > 1 && one.category?.whole)));
}
