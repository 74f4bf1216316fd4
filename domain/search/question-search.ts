import { createWordSearch } from './word-search.ts';

/** Questions of one topic; `text` is what is searched: the question with its answer. */
export type QuestionTopic<Q extends { text: string }> = { id: string; title: string; items: readonly Q[] };

/** Keeps the questions in which every typed word occurs, by its beginning, and the topics that have any; all without words. */
export function foundQuestions<Q extends { text: string }>(
  topics: readonly QuestionTopic<Q>[],
  typed: string,
): QuestionTopic<Q>[] {
  const matches = createWordSearch(typed);
  return topics
    .map((topic) => ({ ...topic, items: topic.items.filter(({ text }) => matches(`${topic.title} ${text}`)) }))
    .filter(({ items }) => items.length > 0);
}
