import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Tells that what a press needs could not be fetched. */
export const offline = () => toast.show({ kind: 'error', text: m.offline_title() });
