import type { QuestionPage } from '#contract/catalog/product-questions.ts';
import type { Database } from '../../../platform/database/db.ts';
import { countQuestions, findQuestions } from './questions.queries.ts';

const AT_ONCE = 10;
const FIRST_COUNT = 3;

/** Returns a page of published questions about a product; `page` counts from 1. */
export function loadQuestions({ $client: sql }: Database, productId: number, page: number): Promise<QuestionPage> {
  return load(sql, productId, { offset: (page - 1) * AT_ONCE, limit: AT_ONCE });
}

/** Returns the first questions for the product page. */
export function loadFirstQuestions({ $client: sql }: Database, productId: number): Promise<QuestionPage> {
  return load(sql, productId, { offset: 0, limit: FIRST_COUNT });
}

async function load(sql: Database['$client'], productId: number, range: { offset: number; limit: number }) {
  const [questions, total] = await Promise.all([findQuestions(sql, productId, range), countQuestions(sql, productId)]);
  return { questions, total };
}
