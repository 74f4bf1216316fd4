// node tools/run.mjs bench/search/compare.ts: the two ways of understanding queries, side by side on every labelled query.
// --part=Ninth asks the parts whose titles contain it; --out=<file> writes every judged query as JSON.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { understandingReader } from '#server/features/storefront/catalog/query-understanding/reader.ts';
import { createCategoryTree } from '#server/features/storefront/catalog/query/category-tree.ts';
import { train } from '#server/features/storefront/catalog/query/classify/train.ts';
import { trainingExamples, type NamedProduct } from '#server/features/storefront/catalog/query/classify/training.ts';
import type { Knowledge } from '#server/features/storefront/catalog/query/knowledge.ts';
import { countProducts } from '#server/features/storefront/catalog/query/product-words.ts';
import { createUnderstanding } from '#server/features/storefront/catalog/query/understanding.ts';
import { importDemo, startThrowaway } from '../run/throwaway.ts';
import { demoProductsById } from './demo-products.ts';
import { readDocuments } from './documents.ts';
import { parts } from './parts.ts';
import { judgeWay, scoreOf, warmUp } from './score.ts';
import { shopWay } from './ways/shop.ts';
import { checkUse } from '../../tools/node/usage.mjs';

const OPTIONS = { part: { type: 'string', default: '' }, out: { type: 'string' } } as const;
checkUse({ usage: 'npm run bench:understanding -- [--part=<title>] [--out=<file>]', options: OPTIONS });
const { values } = parseArgs({ options: OPTIONS });
const now = new Date();
const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
const throwaway = await startThrowaway('search');
try {
  const { db } = await throwaway.create('demo');
  await importDemo(db, now);
  const documents = await readDocuments(db);
  const products = demoProductsById(documents);
  const named = await db.$client<NamedProduct[]>`
    select array[name_ru, name_kk] as names, category_id as category, brand_id as brand from products where not withdrawn`;
  let models: Knowledge['models'] | null = null;
  const trained = await shopWay(db, now, (engine) =>
    understandingReader(engine, function* (knowledge) {
      const { numbersOf = () => [], choicesOf = () => [], everyChoice = [], attributeNames = [], ...rest } = knowledge;
      const examples = trainingExamples(createCategoryTree(knowledge.categories), named);
      models ??= { categories: train(examples.categories), intents: train(examples.intents) };
      return yield* createUnderstanding({
        ...rest,
        numbersOf,
        choicesOf,
        everyChoice,
        attributeNames,
        products: countProducts(named),
        models,
      });
    }),
  );
  const ways = [await shopWay(db, now), trained];
  for (const way of ways)
    await warmUp(
      way,
      documents.filter((_, at) => at % 30 === 0).map(({ names }) => names),
    );
  const judged = [];
  for (const { title, labels, misses } of parts) {
    if (misses === 'again' || !title.includes(values.part)) continue;
    const results = [];
    for (const way of ways) results.push(await judgeWay(way, labels, products));
    const [rules, classifier] = results.map((result) => scoreOf(result).acceptable);
    process.stdout.write(`${title.padEnd(52)}${percent(rules ?? 0)}${percent(classifier ?? 0)}\n`);
    judged.push(...results.map((result, way) => ({ title, way: ['rules', 'classifier'][way], result })));
  }
  if (values.out) writeFileSync(values.out, JSON.stringify(judged));
} finally {
  await throwaway.stop();
}
