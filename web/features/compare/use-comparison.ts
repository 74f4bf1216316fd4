import { useEffect, useState } from 'react';
import type { Comparison } from '#contract/catalog/compare.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { narrowComparison } from './narrow-comparison.ts';

/** Comparison of these products; null during the first load. Removed products disappear at once. */
export function useComparison(ids: readonly number[]): {
  comparison: Comparison | null;
  failed: boolean;
  retry: () => void;
} {
  const { api } = useShop();
  const [state, setState] = useState<{ comparison: Comparison | null; failed: boolean }>({
    comparison: null,
    failed: false,
  });
  const [attempts, setAttempts] = useState(0);
  const key = ids.join(',');
  useEffect(() => {
    if (key === '') return;
    const controller = new AbortController();
    api('GET /api/catalog/compare', { ids: key }, { signal: controller.signal }).then(
      (comparison) => setState({ comparison, failed: false }),
      () => {
        if (!controller.signal.aborted) setState((current) => ({ ...current, failed: true }));
      },
    );
    return () => controller.abort();
  }, [api, key, attempts]);
  const { comparison, failed } = state;
  const narrowed = comparison === null ? null : narrowComparison(comparison, ids);
  return {
    comparison: narrowed,
    failed: failed && !narrowed?.categories.length,
    retry: () => {
      setState({ comparison, failed: false });
      setAttempts(attempts + 1);
    },
  };
}
