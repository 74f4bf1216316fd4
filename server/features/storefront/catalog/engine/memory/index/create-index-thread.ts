import { parentPort, workerData } from 'node:worker_threads';
import { readAndPack, type CreateIndexTask } from './create-index.ts';

const bytes = await readAndPack(workerData as CreateIndexTask);
parentPort?.postMessage(bytes, [bytes.buffer]);
