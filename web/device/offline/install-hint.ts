import { almatyDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { saveStored, readStored } from '#web/state/tabs/store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { isInstallMoment, parseVisits, withVisit } from './install-moment.ts';

const VISITS_KEY = 'visits';
const HINT_DURATION_MS = 15_000;

/** Chromium's `beforeinstallprompt` event. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** Records the visit, and offers to install the shop at a good moment where the browser supports it. */
export function startInstallHint(): void {
  const today = almatyDate(new Date());
  const visits = withVisit(parseVisits(readStored(VISITS_KEY)), today);
  saveStored(VISITS_KEY, visits);
  if (matchMedia('(display-mode: standalone)').matches) return;
  const offer = (install: () => void) => {
    if (!isInstallMoment(visits, today, location.pathname)) return;
    saveStored(VISITS_KEY, { ...visits, shownOn: today });
    toast.show({
      text: m.install_hint(),
      duration: HINT_DURATION_MS,
      action: { label: m.install_do(), run: install },
    });
  };
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      offer(() => void (event as InstallPrompt).prompt());
    },
    { once: true },
  );
}
