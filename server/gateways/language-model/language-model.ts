import type { AnswerPart } from '#contract/customers/assistant.ts';
import type { Language } from '#domain/text/language.ts';

/** An earlier question with its answer, as the customer saw it. */
type EarlierTurn = { question: string; parts: readonly AnswerPart[] };

/** A question to answer; `product` and `order` are those of the page where it was asked. */
export type ModelQuestion = {
  text: string;
  /** Language of the answer. */
  language: Language;
  product: number | null;
  order: string | null;
  /** Oldest first. */
  history: readonly EarlierTurn[];
};

/** A tool as a model sees it; `parameters` is a JSON schema. */
export type ToolSpec = { name: string; description: string; parameters: object };

/** Tools of one question. A call returns JSON data, never instructions. */
export type ModelTools = { specs: readonly ToolSpec[]; call(name: string, input: unknown): Promise<unknown> };

/**
 * Answers questions about the shop with the given tools. Text parts may be fragments of any length. The caller verifies
 * every part before a customer sees it.
 */
export type LanguageModel = {
  answer(question: ModelQuestion, tools: ModelTools, signal: AbortSignal): AsyncIterable<AnswerPart>;
};
