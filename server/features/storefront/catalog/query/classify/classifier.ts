import { featuresOf, wordFeature } from './features.ts';

/** A training text and its labels; several labels share the probability. */
export type Example = { text: string; labels: readonly string[] };

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

/** Features of fewer examples are left out: they cost memory and decide little. */
const MIN_EXAMPLES = 2;
const EPOCHS = 8;
const LEARNING_RATE = 3;
const RATE_DECAY = 0.3;
/** Labels with less probability are not updated: their gradient is negligible. */
const MIN_GRADIENT = 2e-3;
/** Every n-th example is left out of training to calibrate the temperature. */
const HOLD_OUT = 20;
const TEMPERATURES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
const MAX_INT8 = 127;

type Vector = { features: Int32Array; values: Float32Array };

/** Trains softmax regression by stochastic gradient descent. Deterministic for the same examples. */
export function train(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.flatMap(({ labels }) => labels))].toSorted();
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const hashed = examples.map(({ text }) => featuresOf(text));
  const frequencies = new Map<number, number>();
  for (const features of hashed) for (const one of features) frequencies.set(one, (frequencies.get(one) ?? 0) + 1);
  const hashes = Uint32Array.from(
    [...frequencies].flatMap(([one, count]) => (count < MIN_EXAMPLES ? [] : [one])),
  ).toSorted();
  const idf = Float32Array.from(hashes, (one) => Math.log((examples.length + 1) / ((frequencies.get(one) ?? 0) + 1)));
  const vectors = hashed.map((features) => vectorOf(features, hashes, idf));
  const targets = examples.map((example) => example.labels.map((label) => indexOf.get(label) as number));
  const weights = new Float32Array(hashes.length * labels.length);
  const order = vectors.map((_, index) => index).filter((index) => index % HOLD_OUT !== 0);
  const random = generator(1);
  const probabilities = new Float32Array(labels.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const rate = LEARNING_RATE / (1 + epoch * RATE_DECAY);
    for (const index of order) {
      const vector = vectors[index] as Vector;
      const target = targets[index] as number[];
      softmax(logits(vector, weights, labels.length, probabilities), 1);
      for (const label of target) probabilities[label] = (probabilities[label] as number) - 1 / target.length;
      update(vector, weights, probabilities, rate);
    }
  }
  const held = vectors.flatMap((vector, index) =>
    index % HOLD_OUT === 0 ? [{ vector, target: targets[index]! }] : [],
  );
  return {
    labels,
    hashes,
    idf,
    ...quantize(weights, labels.length),
    temperature: calibrate(held, weights, labels.length),
  };
}

/** Prepares a trained model for queries. */
export function createClassifier(model: Model): Classifier {
  const { labels, hashes, idf, weights, scale, temperature } = model;
  const scores = new Float32Array(labels.length);
  return {
    knows: (word) => indexIn(hashes, wordFeature(word)) >= 0,
    classify(text) {
      const { features, values } = vectorOf(featuresOf(text), hashes, idf);
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

/** Known features of a text with idf weights, normalised to length 1. */
function vectorOf(found: Uint32Array, hashes: Uint32Array, idf: Float32Array): Vector {
  const features = Int32Array.from(found, (one) => indexIn(hashes, one)).filter((index) => index >= 0);
  const values = Float32Array.from(features, (feature) => idf[feature] as number);
  const length = Math.hypot(...values) || 1;
  return { features, values: values.map((value) => value / length) };
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

function logits({ features, values }: Vector, weights: Float32Array, width: number, into: Float32Array): Float32Array {
  into.fill(0);
  for (let at = 0; at < features.length; at++) {
    const row = (features[at] as number) * width;
    const value = values[at] as number;
    for (let label = 0; label < width; label++)
      into[label] = (into[label] as number) + value * (weights[row + label] as number);
  }
  return into;
}

function softmax(scores: Float32Array, temperature: number): void {
  let top = -Infinity;
  for (const score of scores) if (score > top) top = score;
  let sum = 0;
  for (let label = 0; label < scores.length; label++) {
    const value = Math.exp(((scores[label] as number) - top) / temperature);
    scores[label] = value;
    sum += value;
  }
  for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] as number) / sum;
}

function update({ features, values }: Vector, weights: Float32Array, gradient: Float32Array, rate: number): void {
  const width = gradient.length;
  const moved: number[] = [];
  for (let label = 0; label < width; label++) if (Math.abs(gradient[label] as number) > MIN_GRADIENT) moved.push(label);
  for (let at = 0; at < features.length; at++) {
    const row = (features[at] as number) * width;
    const step = rate * (values[at] as number);
    for (const label of moved)
      weights[row + label] = (weights[row + label] as number) - step * (gradient[label] as number);
  }
}

/** The temperature with the least cross-entropy on examples that were not trained on. */
function calibrate(
  held: readonly { vector: Vector; target: readonly number[] }[],
  weights: Float32Array,
  width: number,
): number {
  const scores = new Float32Array(width);
  const loss = (temperature: number) =>
    held.reduce((sum, { vector, target }) => {
      softmax(logits(vector, weights, width, scores), temperature);
      return sum - Math.log(target.reduce((share, label) => share + (scores[label] as number), 1e-9));
    }, 0);
  const losses = TEMPERATURES.map((temperature) => ({ temperature, loss: loss(temperature) }));
  return losses.toSorted((one, other) => one.loss - other.loss)[0]?.temperature ?? 1;
}

/** Stores each feature's weights as signed bytes of its largest weight. */
function quantize(weights: Float32Array, width: number): Pick<Model, 'weights' | 'scale'> {
  const quantized = new Int8Array(weights.length);
  const scale = new Float32Array(weights.length / Math.max(1, width));
  for (let feature = 0; feature < scale.length; feature++) {
    const row = weights.subarray(feature * width, (feature + 1) * width);
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    scale[feature] = largest / MAX_INT8;
    if (largest > 0)
      for (let label = 0; label < width; label++)
        quantized[feature * width + label] = Math.round(((row[label] as number) / largest) * MAX_INT8);
  }
  return { weights: quantized, scale };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}

/** Park–Miller generator: the same examples give the same model. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
