/** Questions of one topic; `text` is what is searched: the question with its answer. */
export type QuestionTopic<Q extends { text: string }> = { id: string; title: string; items: readonly Q[] };

/** Words shorter than this say nothing of what is looked for. */
const MIN_WORD = 2;
/** Endings change in both languages: a longer word is found by its beginning. */
const STEM = 4;

/** Keeps the questions in which every typed word occurs, by its beginning, and the topics that have any; all without words. */
export function foundQuestions<Q extends { text: string }>(
  topics: readonly QuestionTopic<Q>[],
  typed: string,
): QuestionTopic<Q>[] {
  const words = wordsOf(typed).filter((word) => word.length >= MIN_WORD);
  if (words.length === 0) return [...topics];
  return topics
    .map((topic) => ({
      ...topic,
      items: topic.items.filter(({ text }) => {
        const own = wordsOf(`${topic.title} ${text}`);
        return words.every((word) => own.some((one) => one.startsWith(word.slice(0, STEM))));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d]+/gu) ?? [];
