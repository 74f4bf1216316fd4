import type { Env } from '#server/platform/process/env.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import type { Gazetteer } from './gazetteer/gazetteer.geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createGuardedGeocoder, type GuardOptions } from './guarded.geocoder.ts';
import { createTwoGisGeocoder } from './two-gis.geocoder.ts';
import { createYandexGeocoder } from './yandex.geocoder.ts';

/** Selected geocoder and its keys. */
export type GeocoderSettings = {
  kind: Geocoder['name'];
  yandexKey?: string | undefined;
  yandexSuggestKey?: string | undefined;
  twoGisKey?: string | undefined;
};

/** Reads the selected geocoder and its keys from the environment. */
export function geocoderSetup(
  env: Pick<Env, 'GEOCODER' | 'YANDEX_GEOCODER_KEY' | 'YANDEX_SUGGEST_KEY' | 'TWO_GIS_KEY'>,
): GeocoderSettings {
  return {
    kind: env.GEOCODER,
    yandexKey: env.YANDEX_GEOCODER_KEY,
    yandexSuggestKey: env.YANDEX_SUGGEST_KEY,
    twoGisKey: env.TWO_GIS_KEY,
  };
}

/** Creates the configured geocoder; throws `StartupError` without its key. An external one falls back to ours. */
export function createGeocoder(
  { kind, yandexKey, yandexSuggestKey, twoGisKey }: GeocoderSettings,
  gazetteer: Gazetteer,
  guard: Omit<GuardOptions, 'builtIn'>,
): Geocoder {
  if (kind === 'gazetteer') return gazetteer;
  const options = { ...guard, builtIn: gazetteer };
  if (kind === 'yandex') {
    if (!yandexKey || !yandexSuggestKey)
      throw new StartupError(
        'GEOCODER=yandex needs YANDEX_GEOCODER_KEY and YANDEX_SUGGEST_KEY, the keys of two products',
      );
    return createGuardedGeocoder(
      createYandexGeocoder({ geocoderKey: yandexKey, suggestKey: yandexSuggestKey }),
      options,
    );
  }
  if (!twoGisKey) throw new StartupError('GEOCODER=2gis needs TWO_GIS_KEY');
  return createGuardedGeocoder(createTwoGisGeocoder({ key: twoGisKey }), options);
}
