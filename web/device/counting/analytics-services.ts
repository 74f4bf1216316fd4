import type { Analytics } from '#contract/content/counting.ts';
import { toGa4, toMetrica } from './analytics-formats.ts';
import type { ShopEvent } from './shop-events.ts';

/** An external analytics service; receives events until it is stopped. */
export type AnalyticsService = { send(event: ShopEvent): void; stop(): void };

/** Globals that the vendors' scripts read. */
type VendorGlobals = {
  dataLayer?: unknown[];
  metricaLayer?: unknown[];
  ym?: ((...call: unknown[]) => void) & { a?: unknown[]; l?: number };
};
const vendorGlobals = globalThis as unknown as VendorGlobals & Record<string, unknown>;

function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Removes the cookies that a service set for this site. */
function removeCookies(names: RegExp): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (names.test(name)) for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Starts GA4 with manual page views, whose URLs carry no personal data; advertising signals are off. */
export function startGa4({ id, script }: NonNullable<Analytics['ga4']>): AnalyticsService {
  const queue = (vendorGlobals.dataLayer ??= []);
  // Google's script reads `arguments` objects, not arrays.
  function gtag(..._call: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- because Google's script recognises commands by this type
    queue.push(arguments);
  }
  vendorGlobals[`ga-disable-${id}`] = false;
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin,
    page_referrer: '',
  });
  addScript(`${script}?id=${id}`);
  return {
    send: (event) => gtag('event', ...toGa4(event, location.origin)),
    stop() {
      vendorGlobals[`ga-disable-${id}`] = true;
      removeCookies(/^_ga/);
    },
  };
}

/** Starts Yandex Metrica with manual page views, without session recording or click maps. */
export function startMetrica({ id, script }: NonNullable<Analytics['metrica']>): AnalyticsService {
  const queue = (vendorGlobals.metricaLayer ??= []);
  if (!vendorGlobals.ym) {
    const ym: NonNullable<VendorGlobals['ym']> = (...call) => void (ym.a ??= []).push(call);
    ym.l = Date.now();
    vendorGlobals.ym = ym;
  }
  const ym = (...call: unknown[]) => vendorGlobals.ym?.(...call);
  ym(Number(id), 'init', {
    defer: true,
    ecommerce: 'metricaLayer',
    clickmap: false,
    trackLinks: false,
    webvisor: false,
    accurateTrackBounce: false,
  });
  addScript(script);
  return {
    send(event) {
      const call = toMetrica(event, location.origin);
      if ('ecommerce' in call) queue.push({ ecommerce: call.ecommerce });
      else if ('goal' in call) ym(Number(id), 'reachGoal', call.goal, call.parameters);
      else ym(Number(id), 'hit', call.hit, { title: call.title, referer: '' });
    },
    stop() {
      ym(Number(id), 'destruct');
      removeCookies(/^_ym/);
    },
  };
}
