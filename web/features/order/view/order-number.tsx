import { m } from '#web/messages.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './order-view.module.css';

/** Order number with a copy button; large as a page title. */
export function OrderNumber({ number, isTitle = false }: { number: string; isTitle?: boolean }) {
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
    <div className={isTitle ? css.numberBig : css.number}>
      {isTitle ? <h1>{text}</h1> : text}{' '}
      <IconButton icon="copy" size="small" label={m.order_copy()} onClick={() => void copy()} />
    </div>
  );
}
