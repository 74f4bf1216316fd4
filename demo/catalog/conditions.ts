const TESTS: Record<string, (limit: string) => (raw: string) => boolean> = {
  '>': (limit) => (raw) => Number(raw) >= Number(limit),
  '<': (limit) => (raw) => Number(raw) < Number(limit),
  '=': (limit) => (raw) => raw === limit,
  '~': (limit) => (raw) => raw.includes(limit),
};

/**
 * Reads a condition of a value: `>` at least, `<` below, `from-to` in between, `=` exactly, `~` contains; an empty one
 * always holds.
 */
export function readCondition(condition: string): (raw: string) => boolean {
  const [from, to] = condition.split('-').map(Number);
  if (from !== undefined && to !== undefined && condition !== '' && !Number.isNaN(from))
    return (raw) => Number(raw) >= from && Number(raw) < to;
  return TESTS[condition.charAt(0)]?.(condition.slice(1)) ?? (() => true);
}
