import { m } from '#web/messages.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';

/** Shows a notice when the code of an action could not be loaded. */
export const showOfflineNotice = () => toast.show({ kind: 'error', text: m.offline_title() });
