import type { SupportStep } from '#contract/customers/support.ts';
import { createStore } from '#web/state/tabs/store.ts';

/** Place in the panel. */
export type SupportPlace =
  | { view: 'topics' | 'callback' | 'conversation' | 'chat' }
  | { view: 'topic'; topic: string }
  | { view: 'leaf'; leaf: string }
  | { view: 'orders'; number: string | null };

/** Wait before the panel collapses (spec §9), ms. */
export const COLLAPSE_MS = 150;
/** Max steps that go to the shop with a message. */
const MAX_STEPS = 20;

/** Whether the panel is open. */
export const isPanelOpen = createStore(false);
/** Places from the topics to the current one; kept while the panel is closed. */
export const placeStack = createStore<readonly SupportPlace[]>([{ view: 'topics' }]);
/** Steps since the last message to the shop. */
export const steps = createStore<readonly SupportStep[]>([]);

/** Opens a place. */
export function goTo(place: SupportPlace): void {
  if (place.view === 'leaf') addStep({ kind: 'leaf', id: place.leaf });
  placeStack.set([...placeStack.get(), place]);
}

/** Returns to the previous place. */
export function goBack(): void {
  placeStack.set(placeStack.get().slice(0, -1));
}

/** Remembers a step once, so a person does not ask for it again. */
export function addStep(step: SupportStep): void {
  const others = steps.get().filter((other) => JSON.stringify(other) !== JSON.stringify(step));
  steps.set([...others, step].slice(-MAX_STEPS));
}
