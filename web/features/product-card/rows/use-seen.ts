import { useEffect } from 'react';
import { recentList } from '#web/state/lists/lists.ts';

/** Puts a product at the head of those seen lately. */
export function useSeen(productId: number): void {
  useEffect(() => recentList.add(productId), [productId]);
}
