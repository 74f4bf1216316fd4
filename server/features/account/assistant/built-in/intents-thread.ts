import { parentPort } from 'node:worker_threads';
import { trainIntents } from './intents.ts';

const model = trainIntents();
const { hashes, idf, weights, scale } = model;
parentPort?.postMessage(
  model,
  [hashes, idf, weights, scale].map(({ buffer }) => buffer as ArrayBuffer),
);
