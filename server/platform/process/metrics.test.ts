import { expect, test } from 'vitest';
import { createHistogram, createMetric, formatMetrics } from './metrics.ts';

test('writes metrics in the Prometheus format', () => {
  expect(
    formatMetrics([
      createMetric('gauge', 'pages', 'Pages kept.', 3),
      createMetric('counter', 'failures', 'Failed runs.', [
        [{ job: 'a' }, 1],
        [{ job: 'b "\\\n' }, 2],
      ]),
    ]),
  ).toBe(
    '# HELP pages Pages kept.\n# TYPE pages gauge\npages 3\n# HELP failures Failed runs.\n# TYPE failures counter\nfailures{job="a"} 1\nfailures{job="b \\"\\\\\\n"} 2\n',
  );
});

test('counts an observation in every histogram bucket it fits', () => {
  const histogram = createHistogram('took', 'How long.', 'kind', [0.01, 0.1]);
  for (const seconds of [0.01, 0.05, 0.1, 3]) histogram.observe('page', seconds);
  expect(formatMetrics([histogram.metric()]).split('\n').slice(2)).toEqual([
    'took_bucket{kind="page",le="0.01"} 1',
    'took_bucket{kind="page",le="0.1"} 3',
    'took_bucket{kind="page",le="+Inf"} 4',
    'took_sum{kind="page"} 3.16',
    'took_count{kind="page"} 4',
    '',
  ]);
});
