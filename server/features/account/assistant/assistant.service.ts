import type { AnswerPart, AskedPage, AssistantTurn } from '#contract/customers/assistant.ts';
import { questionLanguage, type AnswerState, type Feedback } from '#domain/support/assistant-answer.ts';
import { listedHosts } from '#domain/support/support-link.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { LanguageModel } from '../../../gateways/language-model/language-model.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { createAttemptLimit } from '../../../platform/limits/attempt-limit.ts';
import { ownerKeys, toOwner, type Owner } from '../../../platform/limits/owner.ts';
import { sign, signatureMatches } from '../../../platform/secrets/secrets.ts';
import {
  claimTurn,
  deleteTurns,
  deleteTurnsBefore,
  findTurn,
  findTurns,
  insertTurn,
  moveTurns,
  saveAnswer,
  updateFeedback,
  type TurnRow,
} from './assistant.queries.ts';
import { writeAnswer } from './answer.ts';
import type { BuiltInModel } from './built-in/built-in.model.ts';
import type { ReadShop } from './tools/read-calls.ts';
import { createEvidence } from './verify/evidence.ts';

export { READ_CALLS, type ReadShop } from './tools/read-calls.ts';
export type { TurnRow } from './assistant.queries.ts';

const TICKET_MS = MINUTE_MS;
/** Age at which an answer that is still being written is lost. */
const LOST_MS = 3 * MINUTE_MS;
/** Max turns shown to the customer, and max turns sent to a model. */
const MAX_SHOWN = 50;
const MAX_REMEMBERED = 6;

type Caller = Pick<CallContext, 'customerId' | 'sessionId' | 'now'>;
type Asker = Caller & Pick<CallContext, 'ensureSession' | 'ip' | 'language' | 'city'>;

type Deps = {
  db: Database;
  settings: Pick<SettingsReader, 'current'>;
  secret: string;
  /** The configured model; null for the built-in one alone. */
  outside: LanguageModel | null;
  builtIn: BuiltInModel;
  log: { warn(details: object, message: string): void };
};

/** The AI chat: questions, verified answers, ratings. */
export type AssistantService = ReturnType<typeof createAssistantService>;

/** Creates the chat service (decisions §11). It only reads the shop; a customer makes every change. */
export function createAssistantService({ db, settings, secret, outside, builtIn, log }: Deps) {
  const sql = db.$client;
  const attemptLimit = createAttemptLimit({ db });
  const signature = (content: string) => sign(secret, 'assistant-ticket', content);

  const list = async (caller: Caller): Promise<AssistantTurn[]> => {
    const owner = toOwner(caller);
    return owner ? (await findTurns(sql, owner, MAX_SHOWN)).map((turn) => turnView(turn, caller.now)) : [];
  };

  /** Returns the external model until its daily budget is spent; counts a use. */
  const chooseModel = async (now: Date): Promise<LanguageModel> => {
    if (!outside) return builtIn;
    const limit = settings.current()['assistant.outsidePerDay'];
    const blocked = await attemptLimit.begin([{ key: 'assistant outside', limit, per: 'day' }], now);
    return blocked ? builtIn : outside;
  };

  return {
    /** Prepares the built-in model, so that the first question does not wait; a failure is logged. */
    prepare: (): Promise<void> =>
      builtIn.prepare().catch((error: unknown) => log.warn({ err: error }, 'training the assistant failed')),

    /** Lists the caller's turns, oldest first. */
    list,

    /** Stores a question; the ticket opens its answer within a minute. Fails with `rate_limited`. */
    async ask(
      { text, page }: { text: string; page: AskedPage },
      asker: Asker,
    ): Promise<{ id: number; ticket: string }> {
      const { ip, now, city } = asker;
      const owner = toOwner(asker) ?? { sessionId: await asker.ensureSession() };
      const limits = settings.current();
      const keys = ownerKeys(
        'assistant',
        { owner, ip },
        { perOwner: limits['assistant.questionsPerHour'], perAddress: limits['assistant.questionsPerAddress'] },
      );
      const blocked = await attemptLimit.begin(keys, now);
      if (blocked) fail('rate_limited', blocked);
      const turn = {
        question: text,
        language: questionLanguage(text, asker.language),
        city: city.keyword,
        productId: page.product ?? null,
        orderNumber: page.order ?? null,
      };
      const id = await insertTurn(sql, owner, turn, now);
      const content = `${id}-${now.getTime() + TICKET_MS}`;
      return { id, ticket: `${content}-${signature(content)}` };
    },

    /** Returns the turn of a ticket; null when it is invalid or expired. */
    async open(ticket: string, now: Date): Promise<TurnRow | null> {
      const [id = '', until = '', mark = ''] = ticket.split('-');
      if (!signatureMatches(mark, signature(`${id}-${until}`)) || Number(until) < now.getTime()) return null;
      return (await findTurn(sql, Number(id))) ?? null;
    },

    /**
     * Writes the answer of a turn, each part verified; a finished answer is repeated as stored. `read` makes calls as the
     * turn's owner; `signal` stops the answer.
     */
    async *answer(turn: TurnRow, read: ReadShop, now: Date, signal: AbortSignal): AsyncGenerator<AnswerPart, void> {
      if (!(await claimTurn(sql, turn.id))) {
        yield* turn.parts;
        return;
      }
      const evidence = createEvidence();
      const parts: AnswerPart[] = [];
      let state: AnswerState = 'stopped';
      try {
        const history = await findTurns(sql, turnOwner(turn), MAX_REMEMBERED, turn.id);
        const rules = { hosts: listedHosts(settings.current()['support.linkHosts']), now };
        const models = [...new Set([await chooseModel(now), builtIn])];
        for await (const part of writeAnswer({ turn, history, models, read, evidence, rules, signal, log })) {
          append(parts, part);
          yield part;
        }
        if (!signal.aborted) state = 'done';
      } catch (error) {
        state = 'failed';
        throw error;
      } finally {
        await saveAnswer(sql, turn.id, { state, parts, calls: evidence.calls });
      }
    },

    /** Rates an answer; fails with `not_found` for another caller's answer. */
    async rate({ id, feedback }: { id: number; feedback: Feedback | null }, caller: Caller): Promise<AssistantTurn[]> {
      const owner = toOwner(caller);
      if (!owner || !(await updateFeedback(sql, owner, id, feedback))) fail('not_found');
      return list(caller);
    },

    /** Returns the words of the answer to a customer's question on a product's page; empty for any other turn. */
    async answerOfTurn(customerId: number, productId: number, id: number): Promise<string> {
      const turn = await findTurn(sql, id);
      if (turn?.customerId !== customerId || turn.productId !== productId) return '';
      return turn.parts.flatMap((part) => (part.kind === 'text' ? [part.text.trim()] : [])).join(' ');
    },

    /** Erases the caller's turns. */
    async erase(caller: Pick<Caller, 'customerId' | 'sessionId'>): Promise<void> {
      const owner = toOwner(caller);
      if (owner) await deleteTurns(sql, owner);
    },

    /** Moves a guest's turns into the account at login. */
    async mergeGuest(tx: Sql, { from, customerId }: { from: number | null; customerId: number }): Promise<object> {
      if (from !== null) await moveTurns(tx, from, customerId);
      return {};
    },

    /** Deletes turns past their retention time; returns how many. */
    deleteExpired: (now: Date): Promise<number> =>
      deleteTurnsBefore(sql, new Date(now.getTime() - settings.current()['support.keepDays'] * DAY_MS)),
  };
}

function turnOwner({ customerId, sessionId }: TurnRow): Owner {
  return customerId === null ? { sessionId: sessionId! } : { customerId };
}

function append(parts: AnswerPart[], part: AnswerPart): void {
  const last = parts.at(-1);
  if (part.kind === 'text' && last?.kind === 'text') parts[parts.length - 1] = { ...last, text: last.text + part.text };
  else parts.push(part);
}

function turnView({ id, question, productId, parts, state, feedback, createdAt }: TurnRow, now: Date): AssistantTurn {
  // A process that was killed leaves its answer unfinished.
  const isLost = state === 'writing' && now.getTime() - new Date(createdAt).getTime() > LOST_MS;
  const at = new Date(createdAt).toISOString();
  return { id, question, product: productId, parts, state: isLost ? 'failed' : state, feedback, at };
}
