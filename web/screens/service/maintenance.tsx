import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { EmptyState } from '#web/ui/states/state-view.tsx';

export const head = (): Head => ({ title: m.maintenance_title(), robots: 'noindex' });

/** Maintenance page. */
export default function MaintenanceScreen() {
  return <EmptyState level={1} title={m.maintenance_title()} text={m.maintenance_text()} />;
}
