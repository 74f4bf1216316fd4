import { useEffect } from 'react';
import { recentList } from '#web/state/lists.ts';

/** Puts a product at the head of those seen lately. */
export function useSeen(productId: number): void {
  useEffect(() => {
    // Effects of a screen run before the frame's: what is kept must be read first, or it would be overwritten.
    recentList.load();
    recentList.add(productId);
  }, [productId]);
}
