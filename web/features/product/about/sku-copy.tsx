import { m } from '#web/messages.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './sku-copy.module.css';

/** Product code with a copy button. */
export default function SkuCopy({ sku }: { sku: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sku);
      toast.show({ kind: 'success', text: m.product_sku_copied() });
    } catch {
      toast.show({ kind: 'error', text: m.product_sku_copy_failed() });
    }
  };
  return (
    <span className={css.sku}>
      <span className={css.full}>{m.product_sku({ sku })}</span>
      <span aria-hidden="true" className={css.short}>
        {sku}
      </span>
      <IconButton icon="copy" size="small" label={m.product_sku_copy()} onClick={copy} />
    </span>
  );
}
