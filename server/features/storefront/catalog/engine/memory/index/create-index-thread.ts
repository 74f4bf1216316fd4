import { parentPort, workerData } from 'node:worker_threads';
import { readAndPack, type CreateIndexTask } from './create-index.ts';

const packed = await readAndPack(workerData as CreateIndexTask);
parentPort?.postMessage(packed, [packed.buffer]);
