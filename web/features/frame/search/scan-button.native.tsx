import type { CapacitorBarcodeScannerPlugin } from '@capacitor/barcode-scanner';
import { registerPlugin } from '@capacitor/core';
import { m } from '#web/messages.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './search-box.module.css';

// The package's own object brings a scanner for browsers, which is larger than the app.
const Scanner = registerPlugin<CapacitorBarcodeScannerPlugin>('CapacitorBarcodeScanner');
/** Any kind of barcode. */
const ALL_KINDS = 17;

/** Refusal of the camera; any other failure is a scan that the shopper closed. */
const DENIED = 'OS-PLUG-BARC-0007';

/** Scans a barcode: the search finds products by it. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const scan = async () => {
    try {
      const { ScanResult } = await Scanner.scanBarcode({ hint: ALL_KINDS, scanInstructions: m.native_scan_hint() });
      onCode(ScanResult);
    } catch (error) {
      if ((error as { code?: string }).code === DENIED) toast.show({ kind: 'error', text: m.native_scan_denied() });
    }
  };
  return (
    <button type="button" className={css.clear} aria-label={m.native_scan()} onClick={() => void scan()}>
      <Icon name="qr" size={20} />
    </button>
  );
}
