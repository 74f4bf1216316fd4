import type { AnswerPart, AskedPage, AssistantTurn } from '#contract/customers/assistant.ts';
import { ApiError, apiUrl, type Api } from '#web/calls/api.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { createStore } from '#web/state/tabs/store.ts';

/** Questions with their answers, oldest first; null until they are read. Kept while the panel is closed. */
export const turns = createStore<readonly AssistantTurn[] | null>(null);
/** Why the last question was not answered. */
export const chatProblem = createStore<'often' | 'offline' | 'failed' | null>(null);
/** Ends the answer that is being written; null without one. */
export const stopAnswer = createStore<(() => void) | null>(null);

let loading: Promise<void> | null = null;

// Another customer's chat is read again; nothing of the former one may arrive in it.
customerId.subscribe(() => {
  stopAnswer.get()?.();
  loading = null;
  turns.set(null);
});

/** Reads the chat once; callers at the same time share the call. */
export async function loadTurns(api: Api): Promise<void> {
  if (turns.get() !== null) return;
  const owner = customerId.get();
  loading ??= api('GET /api/assistant/turns', {})
    .then(({ turns: stored }) => {
      if (customerId.get() === owner) turns.set([...stored, ...(turns.get() ?? [])]);
    })
    .finally(() => {
      if (customerId.get() === owner) loading = null;
    });
  await loading;
}

/** Asks a question and adds its answer as it is written; returns whether the shop took the question. */
export async function askAssistant(api: Api, text: string, page: AskedPage): Promise<boolean> {
  if (stopAnswer.get()) return false;
  chatProblem.set(null);
  stopAnswer.set(() => {});
  const owner = customerId.get();
  try {
    await loadTurns(api).catch(() => {});
    const { id, ticket } = await api('POST /api/assistant/turns', { text, page });
    if (customerId.get() !== owner) return true;
    const { product = null } = page;
    const turn: AssistantTurn = {
      id,
      question: text,
      product,
      parts: [],
      state: 'writing',
      feedback: null,
      at: '',
    };
    turns.set([...(turns.get() ?? []), turn]);
    await readAnswer(id, ticket);
    return true;
  } catch (error) {
    const name = error instanceof ApiError ? error.error : '';
    chatProblem.set(name === 'rate_limited' ? 'often' : name === 'offline' ? 'offline' : 'failed');
    return false;
  } finally {
    stopAnswer.set(null);
  }
}

/** Rates an answer; the same rating again removes it. */
export async function rateAnswer(
  api: Api,
  { id, feedback: old }: AssistantTurn,
  feedback: 'good' | 'bad',
): Promise<void> {
  const next = old === feedback ? null : feedback;
  await api('PUT /api/assistant/turns/:id/feedback', { id, feedback: next });
  change(id, { feedback: next });
}

/** Erases the chat. */
export async function eraseTurns(api: Api): Promise<void> {
  stopAnswer.get()?.();
  await api('DELETE /api/assistant/turns', {});
  turns.set([]);
}

function readAnswer(id: number, ticket: string): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(apiUrl(`/api/assistant/answer?ticket=${encodeURIComponent(ticket)}`));
    const end = (state: AssistantTurn['state']) => {
      source.close();
      change(id, { state });
      resolve();
    };
    stopAnswer.set(() => end('stopped'));
    source.addEventListener('part', ({ data }) => addPart(id, JSON.parse(String(data)) as AnswerPart));
    source.addEventListener('done', () => end('done'));
    source.addEventListener('failed', () => end('failed'));
    // The browser would reconnect, but a ticket opens one answer.
    source.addEventListener('error', () => end('failed'));
  });
}

function addPart(id: number, part: AnswerPart): void {
  const { parts = [] } = turns.get()?.find((turn) => turn.id === id) ?? {};
  const last = parts.at(-1);
  const isSameText = part.kind === 'text' && last?.kind === 'text';
  change(id, {
    parts: isSameText ? [...parts.slice(0, -1), { ...part, text: last.text + part.text }] : [...parts, part],
  });
}

function change(id: number, changes: Partial<AssistantTurn>): void {
  const known = turns.get();
  if (known) turns.set(known.map((turn) => (turn.id === id ? { ...turn, ...changes } : turn)));
}
