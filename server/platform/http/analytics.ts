import type { Analytics } from '#contract/content/counting.ts';
import { isTrial, type Env } from '../process/env.ts';

const GA4_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const METRICA_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

type AnalyticsEnv = Pick<Env, 'GA4_ID' | 'GA4_SCRIPT_URL' | 'METRICA_ID' | 'METRICA_SCRIPT_URL'>;

/** Returns the analytics services that the environment configures; undefined when there are none. */
export function analyticsFromEnv(env: AnalyticsEnv): Analytics | undefined {
  const { GA4_ID: ga4, METRICA_ID: metrica } = env;
  if (!ga4 && !metrica) return undefined;
  return {
    ...(ga4 && { ga4: { id: ga4, script: env.GA4_SCRIPT_URL ?? GA4_SCRIPT } }),
    ...(metrica && { metrica: { id: metrica, script: env.METRICA_SCRIPT_URL ?? METRICA_SCRIPT } }),
  };
}

/** Returns the analytics settings that every page needs. */
export function frameSetup(env: AnalyticsEnv & Pick<Env, 'PUBLIC_URL'>): {
  analytics: Analytics | undefined;
  isTrial: boolean;
} {
  return { analytics: analyticsFromEnv(env), isTrial: isTrial(env) };
}

/**
 * Returns the origins that these services load from and report to, as their vendors list them for a content security
 * policy.
 */
export function analyticsOrigins(analytics: Analytics | undefined): { scripts: string[]; reports: string[] } {
  const { ga4, metrica } = analytics ?? {};
  return {
    scripts: [...(ga4 ? [new URL(ga4.script).origin] : []), ...(metrica ? [new URL(metrica.script).origin] : [])],
    reports: [
      ...(ga4?.script === GA4_SCRIPT
        ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
        : []),
      ...(metrica?.script === METRICA_SCRIPT ? ['https://mc.yandex.ru', 'https://mc.yandex.com'] : []),
    ],
  };
}
