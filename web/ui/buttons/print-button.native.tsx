import type { ComponentProps } from 'react';
import type { PrintButton as BrowserButton } from './print-button.tsx';

/** Web views do not print. */
export const PrintButton = (_props: ComponentProps<typeof BrowserButton>) => null;
