/** A measured figure with its budget (docs/benchmarks.md, "Budgets"). */
export type Figure = { metric: string; measured: string; budget: string; isWithinBudget: boolean };

/** A figure with an upper limit. */
export function atMost(metric: string, value: number, budget: number, unit: string): Figure {
  return {
    metric,
    measured: `${value} ${unit}`.trim(),
    budget: `≤ ${budget} ${unit}`.trim(),
    isWithinBudget: value <= budget,
  };
}

/** A figure with a lower limit. */
export function atLeast(metric: string, value: number, budget: number, unit: string): Figure {
  return {
    metric,
    measured: `${value} ${unit}`.trim(),
    budget: `≥ ${budget} ${unit}`.trim(),
    isWithinBudget: value >= budget,
  };
}

/** A figure without a budget. */
export function figureWithoutBudget(metric: string, measured: string): Figure {
  return { metric, measured, budget: '', isWithinBudget: true };
}

/** Returns the number that this share of the numbers lies below; 0 without numbers. */
export function percentile(numbers: Iterable<number>, share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export const median = (numbers: Iterable<number>): number => percentile(numbers, 0.5);

/** Rounds to `digits` decimal places. */
export const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The figures as a Markdown table that is also readable in a terminal. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [
    ['metric', 'measured', 'budget', ''],
    ...figures.map(({ metric, measured, budget, isWithinBudget }) => [
      metric,
      measured,
      budget,
      isWithinBudget ? 'ok' : 'over',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(4, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(rows[0] ?? []),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.slice(1).map(line),
  ].join('\n');
}
