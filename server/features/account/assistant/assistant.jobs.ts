import { HOUR_MS } from '#domain/time/durations.ts';
import type { AssistantService } from './assistant.service.ts';

/** Recurring job that deletes old chats. */
export function assistantJobs({ assistant }: { assistant: Pick<AssistantService, 'deleteExpired'> }) {
  return [{ name: 'assistant.forget', everyMs: HOUR_MS, run: () => assistant.deleteExpired(new Date()) }];
}
