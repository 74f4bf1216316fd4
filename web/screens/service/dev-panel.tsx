import { lazy, Suspense, useEffect, useState } from 'react';
import type { DevPanel } from '#contract/operator/dev.ts';
import { SpeedReport, TrafficReport } from '#web/features/counting/counting-panel.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { DataTable } from '#web/ui/layout/data-table.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import css from './dev-panel.module.css';

const Gallery = lazy(() =>
  import('#web/ui/photos/gallery.tsx').then(({ Gallery: GalleryComponent }) => ({ default: GalleryComponent })),
);

export const loader = ({ api }: LoaderArgs): Promise<DevPanel> => api('GET /api/dev/panel', {});

export const head = (): Head => ({ title: m.dev_title(), robots: 'noindex' });

/** Developer panel: messages, feature switches, settings, events, imports, searches, components. */
export default function DevPanelScreen({ data }: { data: DevPanel }) {
  // The gallery is rendered in the browser only, so the server does not load it.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <div className="container">
      <h1 className={css.title}>{m.dev_title()}</h1>
      <Tabs
        label={m.dev_title()}
        tabs={[
          { id: 'traffic', label: m.counting_traffic(), panel: <TrafficReport report={data.counting} /> },
          { id: 'speed', label: m.counting_speed(), panel: <SpeedReport report={data.counting} /> },
          {
            id: 'counts',
            label: m.dev_counts(),
            panel: (
              <DataTable label={m.dev_title()} rows={data.counts.map(({ name, count }) => [name, String(count)])} />
            ),
          },
          ...(data.messages
            ? [
                {
                  id: 'messages',
                  label: m.dev_messages(),
                  panel: (
                    <DataTable
                      label={m.dev_title()}
                      rows={data.messages.map(({ channel, recipient, text, at }) => [channel, recipient, text, at])}
                    />
                  ),
                },
              ]
            : []),
          {
            id: 'switches',
            label: m.dev_switches(),
            panel: (
              <DataTable
                label={m.dev_title()}
                rows={data.settings
                  .filter(({ value }) => typeof value === 'boolean')
                  .map(({ name, value, doc }) => [name, String(value), doc])}
              />
            ),
          },
          {
            id: 'settings',
            label: m.dev_settings(),
            panel: (
              <DataTable
                label={m.dev_title()}
                rows={data.settings.map(({ name, value, unit, doc }) => [name, `${value} ${unit}`, doc])}
              />
            ),
          },
          {
            id: 'events',
            label: m.dev_events(),
            panel: (
              <DataTable
                label={m.dev_title()}
                rows={data.events.map(({ seq, type, payload, at }) => [String(seq), type, payload, at])}
              />
            ),
          },
          {
            id: 'consumers',
            label: m.dev_consumers(),
            panel: <Consumers consumers={data.consumers} parked={data.parked} />,
          },
          {
            id: 'jobs',
            label: m.dev_jobs(),
            panel: <Jobs jobs={data.jobs} />,
          },
          {
            id: 'imports',
            label: m.dev_imports(),
            panel: (
              <DataTable
                label={m.dev_title()}
                rows={data.imports.map(({ feed, status, startedAt, report }) => [feed, status, startedAt, report])}
              />
            ),
          },
          {
            id: 'searches-nothing',
            label: m.dev_searches_nothing(),
            panel: <Searches searches={data.searches.nothing} />,
          },
          {
            id: 'searches-popular',
            label: m.dev_searches_popular(),
            panel: <Searches searches={data.searches.popular} />,
          },
          {
            id: 'components',
            label: m.dev_components(),
            panel: isHydrated && (
              <Suspense>
                <Gallery />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

function Consumers({ consumers, parked }: Pick<DevPanel, 'consumers' | 'parked'>) {
  return (
    <>
      <DataTable
        label={m.dev_title()}
        head={[m.dev_consumer(), m.dev_consumer_lag(), m.dev_consumer_retrying(), m.dev_consumer_parked()]}
        rows={consumers.map((item) => [item.name, String(item.lag), String(item.retrying), String(item.parked)])}
      />
      <DataTable
        label={m.dev_title()}
        rows={parked.map(({ consumer, seq, type, tries, problem, at }) => [
          consumer,
          String(seq),
          type,
          String(tries),
          problem,
          at,
        ])}
      />
    </>
  );
}

function Jobs({ jobs }: Pick<DevPanel, 'jobs'>) {
  return (
    <DataTable
      label={m.dev_title()}
      head={[
        m.dev_job(),
        m.dev_job_last(),
        m.dev_job_success(),
        m.dev_job_took(),
        m.dev_job_failures(),
        m.dev_job_problem(),
      ]}
      rows={jobs.map((job) => [
        job.name,
        job.startedAt,
        job.succeededAt ?? '',
        String(job.durationMs),
        `${job.failures} / ${job.runs}`,
        job.problem ?? '',
      ])}
    />
  );
}

function Searches({ searches }: { searches: DevPanel['searches']['popular'] }) {
  return searches.length > 0 ? (
    <DataTable
      label={m.dev_title()}
      head={[m.dev_search_words(), m.dev_search_language(), m.dev_search_asked(), m.dev_search_last()]}
      rows={searches.map(({ words, language, asked, lastDay }) => [words, language, String(asked), lastDay])}
    />
  ) : (
    <p>{m.dev_search_none()}</p>
  );
}
