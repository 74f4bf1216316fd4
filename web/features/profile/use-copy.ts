import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Copies a text and shows whether it worked. */
export function useCopy(): (text: string) => void {
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => toast.show({ kind: 'success', text: m.profile_copied() }),
      () => toast.show({ kind: 'error', text: m.profile_copy_failed() }),
    );
  };
}
