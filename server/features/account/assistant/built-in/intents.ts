import { readFileSync } from 'node:fs';
import { SUPPORT_TOPICS, supportTopics } from '#domain/support/support-topics.ts';
import { languages } from '#domain/text/language.ts';
import { trainTextClassifier, type Classifier } from '../../../storefront/catalog/query/text-classifier.service.ts';

/** Intents besides the leaves of the support topics, whose ids are intents too. */
const OWN_INTENTS = [
  'choose',
  'compare',
  'fact',
  'size',
  'compatibility',
  'accessories',
  'stock',
  'price',
  'delivery',
  'instalment',
  'promotions',
  'stores',
  'person',
  'callback',
  'trade-in',
  'services',
  'guide',
  'greeting',
  'thanks',
  'identity',
  'haggle',
  'instructions',
  'offtopic',
  'abuse',
] as const;
/** Subject of a question: an own intent, or the id of a leaf. */
export type Intent = (typeof OWN_INTENTS)[number] | (string & {});

/** How often the classifier reads a row: it ignores features of a single text. */
const REPEATS = 2;

/** Reads the questions that teach the intents, in both languages. */
function intentExamples(): { text: string; label: Intent }[] {
  const written = languages.flatMap((language) =>
    readFileSync(new URL(`../data/${language}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [label = '', texts = ''] = row.split('\t');
        return texts.split(' | ').map((text) => ({ text, label }));
      }),
  );
  const titles = SUPPORT_TOPICS.flatMap((topic) =>
    supportTopics[topic].leaves.flatMap(({ id, title }) =>
      languages.map((language) => ({ text: title[language], label: id })),
    ),
  );
  return [...written, ...titles];
}

let classifier: Classifier | null = null;

/** Classifies a question by its intent; trains at the first call. */
export function classifyIntent(text: string): { intent: Intent; probability: number }[] {
  classifier ??= trainTextClassifier(
    Array.from({ length: REPEATS }, intentExamples)
      .flat()
      .map(({ text, label }) => ({ text, label })),
  );
  return classifier.classify(text).map(({ label, probability }) => ({ intent: label, probability }));
}
