import { createWordSearch } from './word-search.ts';

/** Questions of a topic; `text` is searched and contains question and answer. */
export type QuestionTopic<Q extends { text: string }> = { id: string; title: string; items: readonly Q[] };

/** Keeps questions that contain every typed word as a prefix, and topics with any; all when nothing is typed. */
export function filterQuestions<Q extends { text: string }>(
  topics: readonly QuestionTopic<Q>[],
  typed: string,
): QuestionTopic<Q>[] {
  const matches = createWordSearch(typed);
  return topics
    .map((topic) => ({ ...topic, items: topic.items.filter(({ text }) => matches(`${topic.title} ${text}`)) }))
    .filter(({ items }) => items.length > 0);
}
