import { m } from '#web/messages.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './order-view.module.css';

/** Order number with a copy button; large as a page title. */
export function OrderNumber({ number, title = false }: { number: string; title?: boolean }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.show({ kind: 'success', text: m.order_copied() });
    } catch {
      toast.show({ kind: 'warn', text: m.order_copy_failed({ number }) });
    }
  };
  const text = m.order_number({ number });
  return (
    <div className={title ? css.numberBig : css.number}>
      {title ? <h1>{text}</h1> : text}{' '}
      <IconButton icon="copy" size="small" label={m.order_copy()} onClick={() => void copy()} />
    </div>
  );
}
