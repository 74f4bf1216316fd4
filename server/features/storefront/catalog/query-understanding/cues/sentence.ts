import type { Language } from '#domain/text/language.ts';
import { fold } from '../../engine/text/fold.ts';
import type { Lexicon } from '../lexicon.ts';
import type { QueryPart } from '../query-part.ts';
import { isAdjective } from '../russian.ts';
import type { Segment } from '../segment.ts';
import { purposeWords } from '../purpose.ts';
import { unitNamed } from '../spoken-units.ts';
import { fillerWords, genericThings, predicateWords } from '../stop-words.data.ts';

/** How a query is built, as far as its endings tell. */
export type Sentence = {
  /** The language it is surely in; null where it may be either. */
  language: Language | null;
  /** Parts that say something of products: no small words, numbers and words about buying. */
  content: readonly QueryPart[];
  /** The part says what is done or what happens. */
  isVerb(part: QueryPart): boolean;
  /** The part says of another that it must not be. */
  isDenial(part: QueryPart): boolean;
  /** Something is done or happens, or is said to be bad. */
  hasVerb: boolean;
  /** The last part says what is done, happens or is wrong, as in a Kazakh sentence. */
  endsInVerb: boolean;
  /** What is named by a query without a verb: it stands first in Russian, last in Kazakh; null for a word like "прибор". */
  head: QueryPart | null;
  /** The query only names a thing of another shop. */
  isElsewhere: boolean;
  /** That is a machine or an instrument which the catalogue has none of. */
  isInstrumentElsewhere: boolean;
  segmentAt(part: QueryPart): Segment | undefined;
};

const kazakhLetters = /[әғқңөұүһі]/i;
/** No Russian word is such, though all its letters be Russian: «салатын», «жугыш», «керек». */
const kazakhWord = /^(?:.{2,}[аейя]т[ыи]н|.{3,}[гк]ыш|керек|бар|уйге|болады)$/;
const russianEnding = /(?:ть|т?ься|[еия]тся|[ую]т|ает|[аоы]я|ое|[ое]го|[оеы]му|[ыи]ми|[еи]шь|.{4}н(?:ой|ый|ых))$/;
const number = /^\d/;
/** A thing of another shop is named in few words: more tell of what is done with it. */
const MANY = 4;
const russianVerb =
  /.?(?:[аеиоуыя]ть|[зс]ть|(?:нес|ве[зс]|мес|тряс|полз|спас|ид|й)ти|(?:пе|же|ле|те|вле|се|бере|стере|стри|мо)чь|.[аеияую]т|.[аеия]ю|.[жчшщл]у|[аеиуя]ем|(?:х[оа]т|ед|жив|сид|спи|сто)[еи]м|[аеиуыя]л[аои]?|[хзг]л[аои]?)(?:ся|сь)?$|.{3}[уею]сь$/;
const russianNoun =
  /(?:ость|память|кровать|аут|(?:интерн|кабин|туал|парк|портр|пак|бук|бил|брасл|планш|бюдж|предм|магн)ет|(?:аппар|дублик|сертифик|результ|мандар|канд|плак|рефер|форм|сал|гран|хал|автом|квадр|препар|аттест|термост|домкр)ат|(?:кред|лим|магн)ит|(?:кан|сигн|матери|интерв|мет|журн|порт|кварт|персон|пен|термин|оригин|потенци|минер|вок|штурв)ал|металл|^зал|децибел|кило|^аул|^(?:дач|задач|передач|удач|куч|туч|свеч|каш|груш|крыш|душ|мыш|чаш|кож|луж|рощ|площ|тещ|школ|скал|пол|стол|юл|метл|бел)у|(?:отд|пред|разд|мод)ел)$/;
const infinitive = /(?:[аеиоуыя]ть|[зс]ть|ти|чь)(?:ся)?$/;
const kazakhVerb =
  /.{2}(?:.у|у[гкд][аеыи]|[аейия]т[ыи]н|[аейи]д[ыи]|[мбп][аеи]й|[ыи]п|[аеу]п|[гк][ае]н(?:д[ае])?|[ыи]р|[дт][ыи]м|м[ыи][нз]|[сбп][ыи]н|.с[ае]|[ае]й[ыи]н)$/;
const kazakhNoun = /^(?:алис|касс|трасс|масс|полос|пол[ыи]с)а$/;
/** What happened, at the end: elsewhere the ending is that of an object. */
const kazakhPast = /.{2}[дт][ыи][мкн]?$/;
const generic = wordsOf(genericThings);
const fillers = wordsOf(fillerWords);
const predicates = wordsOf(predicateWords);

/** Reads how a query is built: `segments` are those of its parts. */
export function sentenceOf(
  text: string,
  parts: readonly QueryPart[],
  segments: readonly Segment[],
  lexicon: Lexicon,
): Sentence {
  const segmentAt = (part: QueryPart) => segments.find(({ from, to }) => part.from >= from && part.from < to);
  const language = languageOf(text, parts, lexicon);
  /** It says of another word that it must not be: «капсула салмайтын», "мешки не нужны". */
  const isDenial = ({ from, to }: QueryPart) =>
    segments.some(
      (one) => one.denied && from >= one.denied.from && to <= one.denied.to && (to <= one.from || from >= one.to),
    );
  const looksLikeVerb = (word: string) =>
    !number.test(word) &&
    ((language !== 'kk' && russianVerb.test(word) && !russianNoun.test(word)) ||
      (language !== 'ru' && kazakhVerb.test(word) && !kazakhNoun.test(word)));
  const last = parts.at(-1);
  // "256 гб памяти" ends as what happened; products are called by no such verb.
  const isPast = (word: string) => kazakhPast.test(word) && lexicon.families.of(word).length === 0;
  const isVerb = (part: QueryPart) => {
    const segment = segmentAt(part);
    return (
      (looksLikeVerb(part.typed) || (part === last && language !== 'ru' && isPast(part.typed))) &&
      !lexicon.isStop(part.text) &&
      lexicon.turns(part.text) === null &&
      !lexicon.isElsewhere(part.text) &&
      !isDenial(part) &&
      !deniesItself(segment) &&
      segment?.thing !== true &&
      // «Кіріктірілетін» is what a thing is like.
      segment?.quality !== true &&
      (segment?.brand ?? null) === null
    );
  };
  const content = parts.filter((part) => segmentAt(part) && !number.test(part.text) && !fillers.has(part.typed));
  const says = (part: QueryPart) => isVerb(part) || predicates.has(part.typed);
  const hasVerb = parts.some(says);
  const purpose = parts.findIndex(({ typed }) => purposeWords.has(typed));
  const named = language === 'kk' ? content.at(-1) : content.find(({ typed }) => !isAdjective(typed));
  const head = named && !generic.has(named.text) ? named : null;
  // «Ақ түсті көйлек», «көйлек ақ түсті».
  const thing = language === 'kk' ? (content.findLast((part) => segmentAt(part)?.quality !== true) ?? null) : head;
  // "Перфоратор гремит" is no wish for one; "тонометр давление мерить" is.
  const which = parts.findIndex(({ typed }) => purposeWords.has(typed) || typed.startsWith('котор'));
  const happens = parts
    .slice(0, which < 0 ? parts.length : which)
    .some((part) => says(part) && !(language !== 'kk' && infinitive.test(part.typed)));
  // "Генератор 5 киловатт": what is counted is no thing.
  const isCounted = (part: QueryPart) =>
    number.test(parts[parts.indexOf(part) - 1]?.text ?? '') && unitNamed(part.text) !== undefined;
  const instrument = language === 'kk' ? (content.findLast((part) => !isCounted(part)) ?? null) : happens ? null : head;
  const isInstrumentElsewhere = instrument ? lexicon.isInstrumentElsewhere(instrument.typed) : false;
  return {
    language,
    content,
    isVerb,
    isDenial,
    hasVerb,
    endsInVerb: last !== undefined && says(last),
    head,
    isInstrumentElsewhere,
    isElsewhere:
      isInstrumentElsewhere ||
      (!parts.slice(0, purpose < 0 ? parts.length : purpose).some(says) &&
        thing !== null &&
        content.length <= MANY &&
        lexicon.isElsewhere(thing.text)),
    segmentAt,
  };
}

function wordsOf(written: string): ReadonlySet<string> {
  return new Set(written.split(/\s+/).map(fold));
}

function languageOf(text: string, parts: readonly QueryPart[], { turns }: Lexicon): Language | null {
  if (kazakhLetters.test(text)) return 'kk';
  const isRussian = ({ typed }: QueryPart) =>
    russianEnding.test(typed) || turns(typed) === 'next' || typed === 'не' || typed === 'без';
  if (parts.some(isRussian)) return 'ru';
  return parts.some(({ typed }) => kazakhWord.test(typed)) ? 'kk' : null;
}

/** A word that says of itself what is lacking, a quality like any other: «кіріктірілмейтін», «газсыз». */
function deniesItself(segment: Segment | undefined): boolean {
  return segment?.denied?.from === segment?.from && segment?.denied?.to === segment?.to && segment !== undefined;
}
