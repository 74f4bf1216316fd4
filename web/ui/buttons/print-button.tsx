import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Prints the page. */
export function PrintButton({ children, ...look }: { kind?: 'quiet'; size?: 'small'; children: ReactNode }) {
  return (
    <Button icon="receipt" onClick={() => print()} {...look}>
      {children}
    </Button>
  );
}
