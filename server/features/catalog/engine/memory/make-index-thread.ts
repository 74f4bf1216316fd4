import { parentPort, workerData } from 'node:worker_threads';
import { readAndPack, type MakeIndexTask } from './make-index.ts';

const packed = await readAndPack(workerData as MakeIndexTask);
parentPort?.postMessage(packed, [packed.buffer]);
