import { featuresOf, wordFeature } from './features.ts';

/** A trained model; all arrays can be transferred between threads. */
export type Model = {
  labels: string[];
  /** Known feature hashes, ascending. */
  hashes: Uint32Array;
  /** Inverse document frequency of each feature. */
  idf: Float32Array;
  /** Weights by feature, then label, each in units of its feature's `scale`. */
  weights: Int8Array;
  scale: Float32Array;
  /** Divides the logits, so that probabilities match observed accuracy. */
  temperature: number;
};

/** A label with its probability. */
export type Scored = { label: string; probability: number };

export type Classifier = {
  /** Probability distribution over all labels, most probable first. */
  classify(text: string): Scored[];
  /** Whether a training text had this word. */
  knows(word: string): boolean;
};

/** Prepares a trained model for queries. */
export function createClassifier(model: Model): Classifier {
  const { labels, hashes, idf, weights, scale, temperature } = model;
  const scores = new Float32Array(labels.length);
  return {
    knows: (word) => indexIn(hashes, wordFeature(word)) >= 0,
    classify(text) {
      const features = Int32Array.from(featuresOf(text), (one) => indexIn(hashes, one)).filter((index) => index >= 0);
      const values = Float32Array.from(features, (feature) => idf[feature] as number);
      normalise(values);
      scores.fill(0);
      features.forEach((feature, at) => {
        const value = (values[at] as number) * (scale[feature] as number);
        const row = feature * labels.length;
        for (let label = 0; label < labels.length; label++)
          scores[label] = (scores[label] as number) + value * (weights[row + label] as number);
      });
      softmax(scores, temperature);
      return labels
        .map((label, index) => ({ label, probability: scores[index] as number }))
        .sort((one, other) => other.probability - one.probability);
    },
  };
}

/** Scales a vector to length 1. */
export function normalise(values: Float32Array): void {
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += (values[at] as number) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at++) values[at] = (values[at] as number) / length;
}

/** Turns logits into probabilities; a higher temperature makes them more equal. */
export function softmax(scores: Float32Array, temperature: number): void {
  let top = -Infinity;
  for (let at = 0; at < scores.length; at++) top = Math.max(top, scores[at] as number);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const value = Math.exp(((scores[at] as number) - top) / temperature);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) / sum;
}

function indexIn(hashes: Uint32Array, wanted: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] as number;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
