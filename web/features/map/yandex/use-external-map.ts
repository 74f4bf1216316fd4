import { useEffect, useState } from 'react';
import type { Api } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { log } from '#web/device/errors/log.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { createMapToken, type MapToken } from './map-token.ts';
import { loadYandexMaps, type MapProblem, type YandexMaps } from './yandex-script.ts';

const SCRIPT_URL = 'https://api-maps.yandex.ru/v3/';
/** CSP rules that `server/platform/http/security-headers.ts` allows. */
const CSP_RULES = '202512';

let token: MapToken | null = null;
let loading: Promise<YandexMaps | MapProblem> | null = null;

/** Messages for a missing external map (spec §8). */
export const MAP_PROBLEM_TEXTS: Record<MapProblem, () => string> = {
  'load-timeout': () => m.map_load_timeout(),
  'load-failed': () => m.map_load_failed(),
  'not-initialised': () => m.map_not_initialised(),
};

/** Loads the Yandex map once; resolves to the map or the problem to show (spec §8). */
async function loadExternalMap(api: Api, defaultKey: string): Promise<YandexMaps | MapProblem> {
  token ??= createMapToken(() => api('POST /api/get-yandex-api-token', {}), {
    initial: defaultKey,
    onFailure: (error) => log('error', 'map: no token, using the default', error),
  });
  const key = await token.get();
  const externalMap = await loadYandexMaps(
    () => addScript(key),
    () => (globalThis as { ymaps3?: YandexMaps }).ymaps3,
  );
  if (typeof externalMap === 'string') {
    log('error', `map: ${externalMap}`);
    toast.show({ kind: 'warn', text: MAP_PROBLEM_TEXTS[externalMap]() });
  }
  return externalMap;
}

function addScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT_URL}?${new URLSearchParams({ apikey: key, lang: 'ru_RU', csp: CSP_RULES }).toString()}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/** The page's external map: undefined while loading, null when the shop has none, else the map or its problem. */
export function useExternalMap(defaultKey: string): [
  YandexMaps | MapProblem | null | undefined,
  /** It has loaded but cannot be drawn. */
  () => void,
] {
  const { api } = useShop();
  const [externalMap, setExternalMap] = useState<YandexMaps | MapProblem | null | undefined>(
    defaultKey ? undefined : null,
  );
  useEffect(() => {
    if (!defaultKey) return undefined;
    let isUnmounted = false;
    loading ??= loadExternalMap(api, defaultKey);
    void loading.then((maps) => {
      // The next map retries a failed load.
      if (typeof maps === 'string') loading = null;
      if (!isUnmounted) setExternalMap(maps);
    });
    return () => {
      isUnmounted = true;
    };
  }, [api, defaultKey]);
  return [externalMap, () => setExternalMap('not-initialised')];
}
