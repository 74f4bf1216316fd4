/** Labels of a sample, e.g. `{ job: 'orders.expire' }`; low cardinality, never chosen by callers. */
export type Labels = Readonly<Record<string, string>>;

/** A Prometheus metric: help text and samples. */
export type Metric = {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  /** `suffix` is `_bucket`, `_sum` or `_count` of a histogram. */
  samples: readonly { suffix?: string; labels?: Labels; value: number }[];
};

/** Describes a gauge or counter with the given samples. */
export function createMetric(
  type: 'gauge' | 'counter',
  name: string,
  help: string,
  samples: number | readonly (readonly [labels: Labels, value: number])[],
): Metric {
  return {
    name,
    help,
    type,
    samples: typeof samples === 'number' ? [{ value: samples }] : samples.map(([labels, value]) => ({ labels, value })),
  };
}

/** Writes metrics in the text format of Prometheus 0.0.4. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** A histogram of durations; buckets have upper bounds in seconds. `observe` takes a few nanoseconds. */
export type Histogram = { observe(series: string, seconds: number): void; metric(): Metric };

/** Creates a histogram with one label; a series appears with its first observation. */
export function createHistogram(name: string, help: string, label: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { counts: Float64Array; sum: number }>();
  return {
    observe(seriesName, seconds) {
      let values = series.get(seriesName);
      if (!values) series.set(seriesName, (values = { counts: new Float64Array(bounds.length + 1), sum: 0 }));
      let bucket = 0;
      while (bucket < bounds.length && seconds > bounds[bucket]!) bucket++;
      values.counts[bucket]!++;
      values.sum += seconds;
    },
    metric: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...series].flatMap(([labelValue, { counts, sum }]) => {
        let cumulative = 0;
        const buckets = [...counts].map((count, bucket) => ({
          suffix: '_bucket',
          labels: { [label]: labelValue, le: String(bounds[bucket] ?? '+Inf') },
          value: (cumulative += count),
        }));
        return [
          ...buckets,
          { suffix: '_sum', labels: { [label]: labelValue }, value: sum },
          { suffix: '_count', labels: { [label]: labelValue }, value: cumulative },
        ];
      }),
    }),
  };
}
