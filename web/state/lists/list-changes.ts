/** What has changed in a list of ids, newest first. */
export type ListChanges = { added: number[]; removed: number[] };

/** Returns what leads from one list to another; what moved to the front counts as added anew. */
export function changesBetween(before: readonly number[], after: readonly number[]): ListChanges {
  const stayed = after.filter((id) => before.includes(id));
  const inOrder = before.filter((id) => stayed.includes(id));
  // Only the newest can have moved: lists grow at the front.
  const moved = stayed[0] !== inOrder[0] ? stayed.slice(0, 1) : [];
  return {
    added: after.filter((id) => !before.includes(id) || moved.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}

/** Returns a list with changes that were made to another copy of it. */
export function withChanges(ids: readonly number[], { added, removed }: ListChanges): number[] {
  return [...added, ...ids.filter((id) => !added.includes(id) && !removed.includes(id))];
}

/** Tells whether there is any change. */
export const isChanged = ({ added, removed }: ListChanges): boolean => added.length + removed.length > 0;
