// npm run bench:assistant: accuracy, grounding, language and latency of the built-in assistant. --misses lists
// the wrong answers; --save writes a summary to docs/benchmarks.md. A given database keeps the questions of the run
// and loses its rate limits.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages, type Language } from '#domain/text/language.ts';
import { questionLanguage } from '#domain/support/assistant-answer.ts';
import type { App } from '#server/app/app.ts';
import { createEvidence, type ToolCall } from '#server/features/account/assistant/verify/evidence.ts';
import { splitSentences, verifiedPart } from '#server/features/account/assistant/verify/verify.ts';
import { checkUse } from '../../tools/node/usage.mjs';
import { describeMachine, formatMarkdownTable, saveSection } from '../run/benchmark-document.ts';
import { percentile } from '../run/figure.ts';
import { startTemporaryDatabase } from '../run/temporary-database.ts';
import { askShop, openDemoShop, openShop, type TimedAnswer } from './demo-shop.ts';

const OPTIONS = {
  save: { type: 'boolean' },
  misses: { type: 'boolean' },
  database: { type: 'string' },
} as const;
checkUse({
  usage: 'npm run bench:assistant -- [--misses] [--database=<seeded test database>] [--save]',
  options: OPTIONS,
});
const { values } = parseArgs({ options: OPTIONS });

/** Question sets: `questions` and `blind` were used for tuning; `kept` is held out, so its misses are never printed. */
const SETS = ['questions', 'blind', 'kept'] as const;

/** A labelled question; `page` names the product of the page where it is asked. */
type Question = { set: (typeof SETS)[number]; text: string; language: Language; page: string; expected: string };
type Judged = Question & {
  answer: TimedAnswer;
  cpuMs: number;
  isRight: boolean;
  isGrounded: boolean;
  isInQuestionLanguage: boolean;
};

function readQuestions(set: Question['set'], language: Language): Question[] {
  const [, ...rows] = readFileSync(new URL(`${set}.${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [text = '', page = '', expected = ''] = row.split('\t');
    return { set, text, language, page, expected };
  });
}

/** Extracts the texts, links, drafts and products of an answer. */
async function extractContent(shop: App, { parts }: TimedAnswer) {
  const ids = parts.flatMap((part) => (part.kind === 'products' ? part.ids : []));
  const products = await shop.db.$client<{ id: number; name: string; price: number | null }[]>`
    select p.id, p.name_ru as name, (select min(o.price)::int from offers o where o.product_id = p.id) as price
    from products p where p.id = any(${ids}::int[])`;
  return {
    text: parts
      .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      .join('')
      .replaceAll('\u00a0', ' '),
    link: parts
      .flatMap((part) => (part.kind === 'links' ? part.links : []))
      .map((link) => ('path' in link ? link.path : 'phone' in link ? link.phone : link.url)),
    draft: parts.flatMap((part) => (part.kind === 'draft' ? [part.draft.kind] : [])),
    products: ids.flatMap((id) => products.find((product) => product.id === id) ?? []),
  };
}

type Content = Awaited<ReturnType<typeof extractContent>>;

/** Whether an answer meets all conditions of its label, joined by ` & `; ` | ` separates alternatives of one. */
function meets(expected: string, content: Content): boolean {
  return expected
    .split(' & ')
    .every((alternatives) => alternatives.split(' | ').some((one) => meetsCondition(one, content)));
}

function meetsCondition(condition: string, { text, link, draft, products }: Content): boolean {
  const at = condition.indexOf(':');
  const value = condition.slice(at + 1);
  const pattern = new RegExp(value.replace('(?i)', ''), value.startsWith('(?i)') ? 'iu' : 'u');
  switch (condition.slice(0, at)) {
    case 'text':
      return pattern.test(text);
    case 'link':
      return link.some((target) => pattern.test(target));
    case 'draft':
      return draft.some((kind) => kind === value);
    case 'product':
      return products.some(({ name }) => pattern.test(name));
    case 'below':
      return products.length > 0 && products.every(({ price }) => price !== null && price <= Number(value));
    default:
      throw new Error(`unknown condition "${condition}"`);
  }
}

/** Re-verifies a stored answer against its stored tool results. */
async function isGroundedInStoredCalls(shop: App, { id, parts }: TimedAnswer, now: Date): Promise<boolean> {
  const [row] = await shop.db.$client<{ calls: ToolCall[] }[]>`select calls from assistant_turns where id = ${id}`;
  const evidence = createEvidence();
  for (const call of row?.calls ?? []) evidence.add(call);
  const rules = { hosts: [], now };
  return parts.every((part) => {
    if (part.kind !== 'text') return JSON.stringify(verifiedPart(part, evidence, rules)) === JSON.stringify(part);
    const { complete, rest } = splitSentences(part.text);
    return [...complete, rest].every((text) => verifiedPart({ kind: 'text', text }, evidence, rules) !== null);
  });
}

const percent = (judged: readonly Judged[], holds: (one: Judged) => boolean) =>
  `${Math.round((judged.filter(holds).length / judged.length) * 1000) / 10} %`;
const milliseconds = (times: readonly number[], share: number) => `${Math.round(percentile(times, share))} ms`;

const now = new Date();
const database = await startTemporaryDatabase('assistant');
try {
  const shop = values.database
    ? await openShop(values.database, process.env['BENCH_FOLDER'] ?? database.folder, now)
    : await openDemoShop(database, now);
  // Warms up the index and the classifier.
  await askShop(shop, 'ноутбук', now);
  const judged: Judged[] = [];
  const questions = SETS.flatMap((set) => languages.flatMap((language) => readQuestions(set, language)));
  for (const question of questions) {
    // All questions come from one caller.
    await shop.db.$client`truncate counted_tries`;
    const [product] = question.page
      ? await shop.db.$client<{ id: number }[]>`
          select id from products where name_ru like ${`%${question.page}%`} order by id limit 1`
      : [];
    if (question.page && !product) throw new Error(`no product "${question.page}"`);
    const page = product ? { product: product.id } : {};
    const before = process.threadCpuUsage();
    const answer = await askShop(shop, question.text, now, { language: question.language, page });
    const { user, system } = process.threadCpuUsage(before);
    const content = await extractContent(shop, answer);
    judged.push({
      ...question,
      answer,
      cpuMs: (user + system) / 1000,
      isRight: meets(question.expected, content),
      isGrounded: await isGroundedInStoredCalls(shop, answer, now),
      isInQuestionLanguage:
        content.text === '' || questionLanguage(content.text, question.language) === question.language,
    });
  }
  const row = (title: string, measured: readonly Judged[]) => {
    const times = measured.map(({ answer }) => answer.firstMs);
    return [
      title,
      String(measured.length),
      percent(measured, ({ isRight }) => isRight),
      percent(measured, ({ isGrounded }) => isGrounded),
      percent(measured, ({ isInQuestionLanguage }) => isInQuestionLanguage),
      milliseconds(times, 0.5),
      milliseconds(times, 0.95),
    ];
  };
  const rows = SETS.flatMap((set) => {
    const setAnswers = judged.filter((one) => one.set === set);
    const answersIn = (wanted: Language) => setAnswers.filter(({ language }) => language === wanted);
    return [row(`${set}, ru`, answersIn('ru')), row(`${set}, kk`, answersIn('kk')), row(`${set}, both`, setAnswers)];
  });
  const header = ['set', 'questions', 'right', 'grounded', 'language', 'first words, median', 'first words, p95'];
  const costs = judged.map(({ cpuMs }) => cpuMs);
  const cost = `CPU time of the serving thread per question: median ${milliseconds(costs, 0.5)}, p95 ${milliseconds(costs, 0.95)}.`;
  const summary = `${describeMachine()}\n\n${formatMarkdownTable([header, ...rows])}\n\n${cost}`;
  process.stdout.write(`${summary}\n`);
  if (values.misses)
    for (const one of judged.filter(
      ({ set, isRight, isGrounded, isInQuestionLanguage }) =>
        set !== 'kept' && (!isRight || !isGrounded || !isInQuestionLanguage),
    )) {
      const marks = `${one.isRight ? '' : ' wrong'}${one.isGrounded ? '' : ' ungrounded'}${one.isInQuestionLanguage ? '' : ' language'}`;
      const { text, link, draft, products } = await extractContent(shop, one.answer);
      process.stdout.write(
        `\n${one.set}: «${one.text}» ${one.page}${marks}\n  expected ${one.expected}\n  ${text.slice(0, 220)} | ${link.join(' ')} | ${draft.join()} | ${products
          .slice(0, 3)
          .map(({ name }) => name.slice(0, 40))
          .join('; ')}\n`,
      );
    }
  if (values.save) saveSection('assistant', summary);
  await shop.engine.close();
  await shop.trainedSearch.close();
  await shop.db.$client.end();
} finally {
  await database.stop();
}
