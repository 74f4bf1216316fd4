import { m } from '#web/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import css from './order-view.module.css';

/** The order's number, big, with a button that copies it. */
export function OrderNumber({ number, big = false }: { number: string; big?: boolean }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.show({ kind: 'success', text: m.order_copied() });
    } catch {
      toast.show({ kind: 'warn', text: m.order_copy_failed({ number }) });
    }
  };
  return <p className={big ? css.numberBig : css.number}>{m.order_number({ number })} <IconButton icon="copy" size="small" label={m.order_copy()} onClick={() => void copy()} /></p>;
}
