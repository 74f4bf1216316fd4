/**
 * Words people use when they speak of the trouble, the situation or the wish that a category answers, in one language:
 * beginnings of words, `=` after a whole word. `tells` are those that speak of it by themselves, `beside` are persons,
 * places, times and things that go with them.
 */
type Cues = { tells: string; beside: string };

/** What a merchandiser knows of a category; it is named as in `synonyms.data.ts` or by its own name. */
export type CategoryCues = { category: string; ru: Cues; kk: Cues };
