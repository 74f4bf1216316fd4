import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Votes } from './use-votes.ts';

/** Toggle of a vote on a text, with the number of such votes; disabled for an own text. */
export function VoteButton({
  votes: { own, vote },
  id,
  count,
  isUseful = true,
}: {
  votes: Votes;
  id: number;
  count: number;
  isUseful?: boolean;
}) {
  const current = own.get(id);
  const total = current ? current[isUseful ? 'useful' : 'useless'] : count;
  const [label, labelWithCount] = isUseful ? [m.qa_useful, m.qa_useful_count] : [m.vote_useless, m.vote_useless_count];
  return (
    <Button
      kind="quiet"
      size="small"
      icon={isUseful ? 'thumb-up' : 'thumb-down'}
      aria-pressed={current?.isUseful === isUseful}
      disabled={current?.isOwn}
      onClick={() => void vote(id, isUseful)}
    >
      {total > 0 ? labelWithCount({ count: total }) : label()}
    </Button>
  );
}
