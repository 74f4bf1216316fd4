import { useEffect } from 'react';
import { recentList } from '#web/state/lists/lists.ts';

/** Moves a product to the front of the recently viewed ones. */
export function useRecordView(productId: number): void {
  useEffect(() => recentList.add(productId), [productId]);
}
