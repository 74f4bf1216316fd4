import { createAttributeNames } from './qualities/attribute-names.ts';
import { createBrandNames } from './names/brand-names.ts';
import { createCategoryNames } from './names/category-names.ts';
import { withoutChatter } from './chatter.ts';
import { createCheapness } from './qualities/cheapness.ts';
import { withoutDates } from './quantities/dates.ts';
import { fittingValues } from './choices/fitting.ts';
import { withWholeModels } from './names/whole-models.ts';
import { createLexicon } from '../normalize/lexicon.ts';
import { createNominals } from './quantities/nominals.ts';
import { measureWishes } from './quantities/measure-wishes.ts';
import { priceLimits } from './quantities/price-limits.ts';
import type { QueryPart } from '../normalize/query-part.ts';
import { queryPartsOf } from '../normalize/query-parts.ts';
import { createSaidChoices } from './choices/said-choices.ts';
import type { Segment, SegmentTools } from './names/segment.ts';
import { segmentsOf } from './names/segments.ts';
import { createWishes } from './qualities/wishes.ts';
import { createCategoryTree } from '../category-tree.ts';
import { createClassifier } from '../classify/classifier.ts';
import { covers, type AnnotatedQuery, type FrameTools } from '../frame/reading.ts';
import { createProductWords } from '../product-words.ts';
import type { Knowledge } from '../knowledge.ts';
import { createValueNames } from './values.ts';

const latinWord = /^[a-z]/;
/** Segments of a short query: a sentence has words that no product needs. */
const MAX_SHORT = 5;
const longWord = /^\p{Script=Cyrillic}{4,}$/u;
/** Probability from which a word alone stands for something that is not sold. */
const NOT_SOLD = 0.6;

/** Prepares annotation of queries for a catalogue, and the catalogue's answers to annotated parts. */
export function* createAnnotator(knowledge: Knowledge) {
  const { vocabulary, categories, brands, products, models, isNew, numbersOf, choicesOf, attributeNames } = knowledge;
  const lexicon = yield* createLexicon(vocabulary, isNew);
  const names: SegmentTools = {
    lexicon,
    brands: createBrandNames(brands),
    categories: createCategoryNames(categories, lexicon.families, lexicon.concepts),
  };
  const tree = createCategoryTree(categories);
  const classifier = createClassifier(models.categories);
  const intents = createClassifier(models.intents);
  const nominalsIn = createNominals(categories, numbersOf);
  const values = createValueNames(choicesOf, lexicon.families.key);
  const cheapness = createCheapness(lexicon.families);
  const called = createAttributeNames(attributeNames, lexicon.families.key);
  const wishes = createWishes(numbersOf, called, choicesOf);
  const choices = createSaidChoices({ choicesOf, numbersOf }, lexicon, values, called);
  const words = createProductWords(tree, products);

  /** Quantities that the named category explains say nothing about the category: "ноутбук 512 ссд". */
  const quantitiesIn = (parts: readonly QueryPart[], segments: readonly Segment[]): readonly QueryPart[] => {
    const named = segments.find(({ category, target, absent }) => category?.whole && !target && !absent);
    const answers = named?.category ? (wishes.of(parts)?.answersIn(named.category.id) ?? []) : [];
    return answers.flatMap(({ filter, parts: own }) =>
      filter ? own.filter((part) => !named || !covers(named, part)) : [],
    );
  };

  /** Text for the classifier: corrected words without exclusions and explained quantities. */
  const classifiedText = (parts: readonly QueryPart[], segments: readonly Segment[]): string => {
    const present = segments.filter(({ absent }) => !absent);
    const explained = quantitiesIn(parts, segments);
    const isExcluded = (part: QueryPart) => segments.some((segment) => segment.absent && covers(segment, part));
    // A guessed correction may be wrong; the classifier copes with misspelt words.
    const isDoubtful = (part: QueryPart) =>
      present.some((one) => one.guessed && !one.thing && !one.category && one.brand === null && covers(one, part));
    const own = parts
      .filter((part) => !explained.includes(part) && !isExcluded(part))
      .map((part) => (isDoubtful(part) ? part.typed : part.text));
    const namesModel = present.length > 0 && present.every(({ thing, category }) => thing && category === null);
    return [...own, ...(namesModel ? present.flatMap(catalogueSpelling) : [])].join(' ');
  };

  /** Words of a short query that stand for products of other shops, or for nothing known. */
  const unknownWords = (parts: readonly QueryPart[], segments: readonly Segment[]): QueryPart[] => {
    const present = segments.filter(({ absent }) => !absent);
    if (present.length > MAX_SHORT) return [];
    return parts.filter((part) => {
      const own = present.find((segment) => covers(segment, part));
      if (!own || own.words.length > 0 || own.category !== null || part.mended || !longWord.test(part.text))
        return false;
      const [best] = classifier.classify(part.text);
      return !classifier.knows(part.text) || (best?.label === 'nothing' && best.probability >= NOT_SOLD);
    });
  };

  const annotate = (text: string, typing: boolean): AnnotatedQuery => {
    const { parts, changes } = queryPartsOf(text, lexicon, typing);
    const price = priceLimits(parts);
    const unpriced = price ? parts.filter((_, at) => at < price.start || at >= price.end) : parts;
    const { rest, cheap } = cheapness(unpriced);
    const content = withoutChatter(rest);
    const segments = segmentsOf(withoutDates(content), names, typing);
    const classified = classifiedText(unpriced, segments);
    return {
      text,
      parts: content,
      changes,
      cheap,
      segments,
      price: price && { from: price.from, to: price.to, parts: parts.slice(price.start, price.end) },
      nominals: nominalsIn(parts),
      isBareMeasure: !price && isBareMeasure(content),
      unknown: unknownWords(content, segments),
      isGift: intents.classify(classified)[0]?.label === 'gift',
      labels: classifier.classify(classified),
    };
  };

  const tools: FrameTools = {
    tree,
    words,
    answersIn(category, { parts, segments }) {
      const answers = wishes.of(parts)?.answersIn(category) ?? [];
      if (!choices.mayBeIn(parts)) return answers;
      return [
        ...answers,
        ...choices.answersIn(category, parts, segments, new Set(answers.flatMap((wish) => wish.parts))),
      ];
    },
    valueIn: values.find,
    fitting: (category, wanted) => fittingValues(wanted, choicesOf(category)),
    hasBrand: words.hasBrand,
    nearestModels: words.nearestModels,
    wholeModels: (category, segments) => (tree.isAccessory(category) ? withWholeModels(segments) : segments),
  };
  return { annotate, tools, intents };
}

function isBareMeasure(parts: readonly QueryPart[]): boolean {
  const wishes = measureWishes(parts);
  return parts.length > 0 && parts.every((_, at) => wishes.some(({ start, end }) => at >= start && at < end));
}

/** A model's name as product names spell it, and the word for its kind of product. */
function catalogueSpelling({ words, line }: Segment): string[] {
  const latin = words.flatMap(([most]) => (most && latinWord.test(most.form) ? [most.form] : []));
  return [...latin, ...line.slice(0, 1).map(({ form }) => form)];
}
