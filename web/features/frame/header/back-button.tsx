import type { ReactNode } from 'react';

/** Button of the app that goes back; browsers have their own. */
export const BackButton: () => ReactNode = () => null;
