import { toast } from '#web/ui/overlays/toast-queue.ts';
import { useAttempt } from './use-attempt.ts';

/** Shows a toast when a call fails. Unlike with `useAction`, calls may overlap, such as queued changes. */
export function showFailure(call: Promise<unknown>, describeError: (error: unknown) => string): void {
  call.catch((error: unknown) => toast.show({ kind: 'error', text: describeError(error) }));
}

/** Like `useAttempt`, for a button with no place for its error: a toast shows it. */
export function useAction<Key = never>(describeError: (error: unknown) => string) {
  const { busy, runningKey, run } = useAttempt<Key>((error) => {
    const text = describeError(error);
    if (text) toast.show({ kind: 'error', text });
    return '';
  });
  return { busy, runningKey, run };
}
