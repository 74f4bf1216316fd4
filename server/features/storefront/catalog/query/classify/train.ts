import { normalise, softmax, type Model } from './classifier.ts';
import { featuresOf } from './features.ts';

/** A training text and its labels; several labels share the probability. */
export type Example = { text: string; labels: readonly string[] };

/** Features of fewer examples are left out: they cost memory and decide little. */
const MIN_EXAMPLES = 2;
/** Bounds the memory: 4 bytes each while training, 1 byte in a model. More categories leave fewer features. */
const MAX_WEIGHTS = 50_000_000;
const EPOCHS = 5;
const LEARNING_RATE = 3;
const RATE_DECAY = 0.3;
/** Labels with less probability are not updated: their gradient is negligible. */
const MIN_GRADIENT = 5e-3;
/** Every n-th example is left out of training to calibrate the temperature. */
const HOLD_OUT = 20;
const TEMPERATURES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];
const MAX_INT8 = 127;
/** Features whose rows are added in one pass. */
const UNROLLED = 4;

/** Feature vectors one after another: vector `n` occupies `starts[n]` to `starts[n + 1]`. */
type Vectors = { starts: Uint32Array; features: Uint32Array; values: Float32Array };

/** Trains softmax regression by stochastic gradient descent. Deterministic for the same examples. */
export function train(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.flatMap(({ labels }) => labels))].toSorted();
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const targets = examples.map((example) => example.labels.map((label) => indexOf.get(label) as number));
  const { hashes, idf, vectors } = vectorsOf(examples, MAX_WEIGHTS / labels.length);
  const weights = new Float32Array(hashes.length * labels.length);
  const indexes = examples.map((_, index) => index);
  const order = Uint32Array.from(indexes.filter((index) => index % HOLD_OUT !== 0));
  descend(vectors, targets, order, weights, labels.length);
  const held = indexes.filter((index) => index % HOLD_OUT === 0);
  const temperature = calibrate(vectors, targets, held, weights, labels.length);
  return { labels, hashes, idf, ...quantize(weights, labels.length), temperature };
}

function descend(
  vectors: Vectors,
  targets: readonly (readonly number[])[],
  order: Uint32Array,
  weights: Float32Array,
  width: number,
): void {
  const random = generator(1);
  const gradient = new Float32Array(width);
  const moved = new Uint16Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const rate = LEARNING_RATE / (1 + epoch * RATE_DECAY);
    for (const index of order) {
      logits(vectors, index, weights, gradient);
      softmax(gradient, 1);
      const target = targets[index] as readonly number[];
      for (const label of target) gradient[label] = (gradient[label] as number) - 1 / target.length;
      let count = 0;
      for (let label = 0; label < width; label++)
        if (Math.abs(gradient[label] as number) > MIN_GRADIENT) moved[count++] = label;
      update(vectors, index, weights, gradient, moved.subarray(0, count), rate);
    }
  }
}

/** Adds the weights of a vector's features, several rows in one pass over the labels. */
function logits({ starts, features, values }: Vectors, index: number, weights: Float32Array, into: Float32Array): void {
  const width = into.length;
  const end = starts[index + 1] as number;
  let at = starts[index] as number;
  into.fill(0);
  for (; at + UNROLLED <= end; at += UNROLLED) {
    const [row0, row1, row2, row3] = [
      (features[at] as number) * width,
      (features[at + 1] as number) * width,
      (features[at + 2] as number) * width,
      (features[at + 3] as number) * width,
    ];
    const [value0, value1, value2, value3] = [
      values[at] as number,
      values[at + 1] as number,
      values[at + 2] as number,
      values[at + 3] as number,
    ];
    for (let label = 0; label < width; label++)
      into[label] =
        (into[label] as number) +
        value0 * (weights[row0 + label] as number) +
        value1 * (weights[row1 + label] as number) +
        value2 * (weights[row2 + label] as number) +
        value3 * (weights[row3 + label] as number);
  }
  for (; at < end; at++) {
    const row = (features[at] as number) * width;
    const value = values[at] as number;
    for (let label = 0; label < width; label++)
      into[label] = (into[label] as number) + value * (weights[row + label] as number);
  }
}

function update(
  { starts, features, values }: Vectors,
  index: number,
  weights: Float32Array,
  gradient: Float32Array,
  moved: Uint16Array,
  rate: number,
): void {
  const width = gradient.length;
  const end = starts[index + 1] as number;
  for (let at = starts[index] as number; at < end; at++) {
    const row = (features[at] as number) * width;
    const step = rate * (values[at] as number);
    for (let one = 0; one < moved.length; one++) {
      const label = moved[one] as number;
      weights[row + label] = (weights[row + label] as number) - step * (gradient[label] as number);
    }
  }
}

function vectorsOf(
  examples: readonly Example[],
  maxFeatures: number,
): { hashes: Uint32Array; idf: Float32Array; vectors: Vectors } {
  const hashed = examples.map(({ text }) => featuresOf(text));
  const frequencies = new Map<number, number>();
  for (const features of hashed) for (const one of features) frequencies.set(one, (frequencies.get(one) ?? 0) + 1);
  const known = [...frequencies].filter(([, count]) => count >= MIN_EXAMPLES);
  if (known.length > maxFeatures) known.sort(([, one], [, other]) => other - one).splice(maxFeatures);
  const hashes = Uint32Array.from(known, ([one]) => one).toSorted();
  const idf = Float32Array.from(hashes, (one) => Math.log((examples.length + 1) / ((frequencies.get(one) ?? 0) + 1)));
  const indexes = new Map<number, number>();
  hashes.forEach((one, index) => indexes.set(one, index));
  const total = hashed.reduce((sum, features) => sum + features.length, 0);
  const starts = new Uint32Array(examples.length + 1);
  const features = new Uint32Array(total);
  const values = new Float32Array(total);
  let end = 0;
  hashed.forEach((found, example) => {
    const start = end;
    for (const one of found) {
      const index = indexes.get(one);
      if (index === undefined) continue;
      features[end] = index;
      values[end++] = idf[index] as number;
    }
    normalise(values.subarray(start, end));
    starts[example + 1] = end;
  });
  return { hashes, idf, vectors: { starts, features, values } };
}

/** The temperature with the least cross-entropy on examples that were not trained on. */
function calibrate(
  vectors: Vectors,
  targets: readonly (readonly number[])[],
  held: readonly number[],
  weights: Float32Array,
  width: number,
): number {
  const scores = new Float32Array(width);
  const losses = TEMPERATURES.map((temperature) => {
    let loss = 0;
    for (const index of held) {
      logits(vectors, index, weights, scores);
      softmax(scores, temperature);
      loss -= Math.log(
        (targets[index] as readonly number[]).reduce((sum, label) => sum + (scores[label] as number), 1e-9),
      );
    }
    return { temperature, loss };
  });
  return losses.toSorted((one, other) => one.loss - other.loss)[0]?.temperature ?? 1;
}

/** Stores each feature's weights as signed bytes of its largest weight. */
function quantize(weights: Float32Array, width: number): Pick<Model, 'weights' | 'scale'> {
  const quantized = new Int8Array(weights.length);
  const scale = new Float32Array(weights.length / Math.max(1, width));
  for (let feature = 0; feature < scale.length; feature++) {
    const start = feature * width;
    let largest = 0;
    for (let at = start; at < start + width; at++) largest = Math.max(largest, Math.abs(weights[at] as number));
    scale[feature] = largest / MAX_INT8;
    if (largest > 0)
      for (let at = start; at < start + width; at++)
        quantized[at] = Math.round(((weights[at] as number) / largest) * MAX_INT8);
  }
  return { weights: quantized, scale };
}

function shuffle(list: Uint32Array, random: () => number): void {
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
