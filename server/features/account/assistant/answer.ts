import type { AnswerPart } from '#contract/customers/assistant.ts';
import { soundsLikeDistress } from '#domain/support/support-search.ts';
import type { LanguageModel } from '../../../gateways/language-model/language-model.ts';
import { ExpectedFailure } from '../../../platform/http/failure.ts';
import type { TurnRow } from './assistant.queries.ts';
import type { ReadShop } from './tools/read-calls.ts';
import { createAnswerTools } from './tools/answer-tools.ts';
import type { ToolResult } from './tools/toolbox.ts';
import type { Evidence } from './verify/evidence.ts';
import { isGrounded, splitSentences, verifiedPart, type VerifyRules } from './verify/verify.ts';

const WORDS = {
  ru: {
    distress: 'Вам сейчас тяжело. Пожалуйста, позвоните: вас выслушают и помогут.',
    unknown: 'Этого я точно не знаю. Спросите нашего сотрудника.',
  },
  kk: {
    distress: 'Қазір сізге ауыр. Қоңырау шалыңызшы: сізді тыңдап, көмектеседі.',
    unknown: 'Мұны нақты білмеймін. Қызметкерімізден сұраңыз.',
  },
} as const;

/** A question, the models that may answer it in order, and the grounds of the answer. */
type AnswerTask = {
  turn: TurnRow;
  history: readonly TurnRow[];
  models: readonly LanguageModel[];
  read: ReadShop;
  evidence: Evidence;
  rules: VerifyRules;
  signal: AbortSignal;
  log: { warn(details: object, message: string): void };
};

/** Writes an answer part by part; nothing that the evidence does not support leaves this function. */
export async function* writeAnswer(task: AnswerTask): AsyncGenerator<AnswerPart, void> {
  const { turn, history, models, evidence, signal, log } = task;
  const tools = createAnswerTools(task.read, evidence);
  const contacts = async () => (await tools.call('contacts', {})) as ToolResult<'contacts'>;
  const words = WORDS[turn.language];
  if (soundsLikeDistress(turn.question)) {
    yield { kind: 'text', text: words.distress };
    const { emergency } = await contacts();
    if (emergency.length > 0) yield { kind: 'links', links: emergency };
    return;
  }
  const question = {
    text: turn.question,
    language: turn.language,
    product: turn.productId,
    order: turn.orderNumber,
    history,
  };
  let hasText = false;
  for (const model of models) {
    try {
      for await (const part of verified(model.answer(question, tools, signal), task)) {
        hasText ||= part.kind === 'text';
        yield part;
      }
      break;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ExpectedFailure)) log.warn({ err: error }, 'the assistant failed to answer');
      if (hasText) break;
    }
  }
  if (hasText || signal.aborted) return;
  yield { kind: 'text', text: words.unknown };
  const links = (await contacts()).contacts.map(({ link }) => link);
  if (links.length > 0) yield { kind: 'links', links };
}

/** Passes on what the evidence supports, text sentence by sentence. */
async function* verified(
  parts: AsyncIterable<AnswerPart>,
  { evidence, rules, signal }: AnswerTask,
): AsyncGenerator<AnswerPart, void> {
  let unfinished = '';
  const check = (sentence: string): AnswerPart[] =>
    sentence.trim() !== '' && isGrounded(sentence, evidence, rules) ? [{ kind: 'text', text: sentence }] : [];
  for await (const part of parts) {
    if (signal.aborted) return;
    if (part.kind === 'text') {
      const { complete, rest } = splitSentences(unfinished + part.text);
      unfinished = rest;
      for (const sentence of complete) yield* check(sentence);
      continue;
    }
    yield* check(unfinished);
    unfinished = '';
    const grounded = verifiedPart(part, evidence, rules);
    if (grounded) yield grounded;
  }
  yield* check(unfinished);
}
