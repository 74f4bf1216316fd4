import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { SUPPORT_TOPICS, supportTopics } from '#domain/support/support-topics.ts';
import { languages } from '#domain/text/language.ts';
import {
  createClassifier,
  trainTextModel,
  type Classifier,
  type Model,
} from '../../../storefront/catalog/query/text-classifier.service.ts';
import { hideProducts } from './product-words.ts';

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
  'wholesale',
  'suppliers',
  'guide',
  'greeting',
  'thanks',
  'identity',
  'haggle',
  'instructions',
  'offtopic',
  'abuse',
] as const;
export type OwnIntent = (typeof OWN_INTENTS)[number];
/** Subject of a question: an own intent, or the id of a leaf. */
export type Intent = OwnIntent | (string & {});

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

/** Worker task: trains the model of the intents. */
export function trainIntents(): Model {
  const examples = intentExamples().map(({ text, label }) => ({ text: hideProducts(text), label }));
  return trainTextModel(Array.from({ length: REPEATS }, () => examples).flat());
}

let classifier: Promise<Classifier> | null = null;

/** Returns the classifier, trained once per process; a failed training is repeated at the next call. */
export async function intentClassifier(): Promise<Classifier> {
  classifier ??= trainInThread().then(createClassifier);
  try {
    return await classifier;
  } catch (error) {
    classifier = null;
    throw error;
  }
}

/** Classifies a question by its intent, the most probable first. */
export async function classifyIntent(text: string): Promise<{ intent: Intent; probability: number }[]> {
  const { classify } = await intentClassifier();
  return classify(hideProducts(text)).map(({ label, probability }) => ({ intent: label, probability }));
}

/** Trains the model of the intents in a worker thread. */
export async function trainInThread(): Promise<Model> {
  const worker = new Worker(new URL('./intents-thread.ts', import.meta.url));
  // A training must not keep a finished command running.
  worker.unref();
  try {
    return await new Promise<Model>((resolve, reject) => {
      // `node --watch` also posts messages with names of imported files.
      worker.on('message', (message: object) => {
        if ('weights' in message) resolve(message as Model);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread that trains the assistant exited with code ${code}`)));
    });
  } finally {
    await worker.terminate();
  }
}
