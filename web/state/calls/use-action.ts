import { toast } from '#web/ui/overlays/toast-queue.ts';
import { useAttempt } from './use-attempt.ts';

/** Like `useAttempt`, for a button with no place for its error: a toast shows it. */
export function useAction<Key = never>(describeError: (error: unknown) => string) {
  const { busy, runningKey, run } = useAttempt<Key>((error) => {
    const text = describeError(error);
    if (text) toast.show({ kind: 'error', text });
    return '';
  });
  return { busy, runningKey, run };
}
