/** Changes to a list of ids, newest first. */
export type ListChanges = { added: number[]; removed: number[] };

/** Diff between two lists; an id moved to the front counts as added. */
export function changesBetween(before: readonly number[], after: readonly number[]): ListChanges {
  const common = after.filter((id) => before.includes(id));
  const commonBefore = before.filter((id) => common.includes(id));
  // Only the newest can have moved: lists grow at the front.
  const moved = common[0] !== commonBefore[0] ? common.slice(0, 1) : [];
  return {
    added: after.filter((id) => !before.includes(id) || moved.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}

/** Applies changes made to another copy of the list. */
export function withChanges(ids: readonly number[], { added, removed }: ListChanges): number[] {
  return [...added, ...ids.filter((id) => !added.includes(id) && !removed.includes(id))];
}

/** Whether there are any changes. */
export const isChanged = ({ added, removed }: ListChanges): boolean => added.length + removed.length > 0;
