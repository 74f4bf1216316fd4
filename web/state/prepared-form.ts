import type { DraftKind } from '#domain/support/assistant-answer.ts';
import { createStore } from './tabs/store.ts';

/** Contents of the form that opens next, prepared by the chat: the order it concerns and the words of the customer. */
export const preparedForm = createStore<{ kind: DraftKind; order: string | null; text: string } | null>(null);
