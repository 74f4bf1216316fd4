import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openConnections } from '#server/platform/database/connections.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { products } from '../../catalog.table.ts';
import { createCategoryTree, type TreeCategory } from '../category-tree.ts';
import { train } from '../classify/train.ts';
import { trainingExamples, type NamedProduct } from '../classify/training.ts';
import type { Knowledge } from '../knowledge.ts';
import { countProducts } from '../product-words.ts';
import { readModels, writeModels } from './model-file.ts';

/**
 * Input of the worker thread; `file` keeps the models between starts. `acceptOutdated` takes models of a former
 * catalogue from it; `inBackground` gives way to serving.
 */
export type LearnTask = {
  databaseUrl: string;
  file: string;
  categories: readonly TreeCategory[];
  acceptOutdated: boolean;
  inBackground: boolean;
};
/** Knowledge from the names of products; `isCurrent`: the models were trained for this catalogue. */
export type Learned = Pick<Knowledge, 'models' | 'products'> & { isCurrent: boolean };

const ROWS_AT_ONCE = 4_000;
/** Bounds the names of products and the training; the weights are outside the heap. */
const MAX_HEAP_MB = 512;
const codeAndData = ['../classify', '../data', '../data/ru', '../data/kk', '../../engine/text'];

const product = rowOf({
  nameRu: products.nameRu,
  nameKk: products.nameKk,
  category: products.categoryId,
  brand: products.brandId,
});

/** Learns in a worker thread; `signal` stops it. */
export async function learnInThread(task: LearnTask, signal: AbortSignal): Promise<Learned> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./learn-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // A training must not keep a finished command running.
  worker.unref();
  const stop = () => {
    void worker.terminate();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Learned>((resolve, reject) => {
      // `node --watch` also posts messages with names of imported files.
      worker.on('message', (message: object) => {
        if ('models' in message) resolve(message as Learned);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread that trains the search ended with ${code}`)));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** Worker task: returns the models of the file when they fit, otherwise trains and writes them. */
export async function learn({ databaseUrl, file, categories, acceptOutdated }: LearnTask): Promise<Learned> {
  const named = await readNames(databaseUrl);
  const counts = countProducts(named);
  const key = { code: codeDigest(), catalogue: catalogueDigest(categories, named) };
  const saved = await readModels(file, key);
  if (saved && (saved.isCurrent || acceptOutdated)) return { ...saved, products: counts };
  const examples = trainingExamples(createCategoryTree(categories), named);
  const models = { categories: train(examples.categories), intents: train(examples.intents) };
  await writeModels(file, key, models);
  return { models, products: counts, isCurrent: true };
}

async function readNames(databaseUrl: string): Promise<NamedProduct[]> {
  const sql = openConnections(databaseUrl, 1);
  try {
    const named: NamedProduct[] = [];
    const statement = sql`select ${product} from products where not withdrawn order by id`;
    for await (const rows of statement.cursor(ROWS_AT_ONCE))
      for (const { nameRu, nameKk, category, brand } of rows) named.push({ names: [nameRu, nameKk], category, brand });
    return named;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Digest of the code and built-in texts that decide the models. */
function codeDigest(): Buffer {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const folder of codeAndData) {
    const path = join(import.meta.dirname, folder);
    for (const name of readdirSync(path)
      .filter((file) => /(?<!\.test)\.(?:ts|tsv)$/.test(file))
      .sort())
      hash.update(name).update(readFileSync(join(path, name)));
  }
  return hash.digest();
}

/** Digest of the category tree and the names of products. */
function catalogueDigest(categories: readonly TreeCategory[], named: readonly NamedProduct[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(categories));
  for (const { names, category } of named) hash.update(JSON.stringify([category, names]));
  return hash.digest();
}
