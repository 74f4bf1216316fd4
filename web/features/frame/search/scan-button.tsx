import type { ReactNode } from 'react';

/** Button of the app that scans a barcode; browsers have none. */
export const ScanButton: (props: { onCode: (code: string) => void }) => ReactNode = () => null;
