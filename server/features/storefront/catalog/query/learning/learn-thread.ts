import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { learn, type LearnTask } from './learn.ts';

/** Serving has priority over training. */
const NICENESS = 5;

const task = workerData as LearnTask;
// Only Linux has a priority per thread; elsewhere this would slow down the whole process.
if (task.inBackground && process.platform === 'linux') setPriority(0, NICENESS);
const learned = await learn(task);
const { categories, intents } = learned.models;
const buffers = [categories, intents].flatMap(({ hashes, idf, weights, scale }) =>
  [hashes, idf, weights, scale].map(({ buffer }) => buffer as ArrayBuffer),
);
// Models read from a file share its buffer.
parentPort?.postMessage(learned, [...new Set(buffers)]);
