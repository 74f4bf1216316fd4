import { useEffect, useState } from 'react';
import type { OwnVote, VoteCounts, VoteTarget } from '#contract/catalog/product-votes.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { showFailure } from '#web/state/calls/use-action.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useShop } from '#web/state/shop-context.tsx';

/**
 * The caller's votes on texts of a product. They are loaded once there are texts, and replace the counts of the cached
 * page.
 */
export function useVotes(target: VoteTarget, productId: number, hasTexts: boolean) {
  const { api } = useShop();
  const customer = customerId.use();
  const [own, setOwn] = useState<ReadonlyMap<number, OwnVote>>(new Map());
  const cast = async (id: number, isUseful: boolean | null) => {
    const counts: VoteCounts = await api('PUT /api/product-votes', { target, id, isUseful });
    setOwn((current) => new Map(current).set(id, { ...counts, id, isUseful, isOwn: false }));
  };
  useEffect(() => {
    let isUnmounted = false;
    setOwn(new Map());
    if (hasTexts)
      api('GET /api/catalog/products/:id/votes', { id: productId, target }).then(
        (found) => {
          // A vote cast meanwhile is newer.
          if (!isUnmounted) setOwn((newer) => new Map([...found.map((vote) => [vote.id, vote] as const), ...newer]));
        },
        // The texts stay complete without the marks.
        () => {},
      );
    return () => {
      isUnmounted = true;
    };
  }, [api, target, productId, hasTexts, customer]);
  return {
    own,
    /** Votes; the same vote again removes it. */
    vote: (id: number, isUseful: boolean) =>
      showFailure(cast(id, own.get(id)?.isUseful === isUseful ? null : isUseful), voteProblem),
  };
}

function voteProblem(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'rate_limited') return m.vote_often();
  return name === 'offline' ? m.offline_title() : m.vote_failed();
}

/** Votes of one kind of text on the page. */
export type Votes = ReturnType<typeof useVotes>;
