import type { Model } from './classify/classifier.ts';
import { train } from './classify/train.ts';

export type { Classifier, Model } from './classify/classifier.ts';
export { createClassifier } from './classify/classifier.ts';

/** Trains a model of short Russian and Kazakh texts; 1,000 of them block the thread for about a second. */
export function trainTextModel(examples: readonly { text: string; label: string }[]): Model {
  return train(examples.map(({ text, label }) => ({ text, labels: [label] })));
}
