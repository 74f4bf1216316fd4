import { useEffect, useState } from 'react';
import type { Api } from '#web/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { createMapToken, type MapToken } from './map-token.ts';
import { loadYandexMaps, type MapProblem, type YandexMaps } from './yandex-script.ts';

const SCRIPT = 'https://api-maps.yandex.ru/v3/';
/** Rules of loading that `server/platform/security-headers.ts` allows. */
const CSP_RULES = '202512';

let token: MapToken | null = null;
let loading: Promise<YandexMaps | MapProblem | null> | null = null;

/** Why there is no outside map, in the words of spec §8. */
export const problemWords: Record<MapProblem, () => string> = {
  'load-timeout': () => m.map_load_timeout(),
  'load-failed': () => m.map_load_failed(),
  'not-initialised': () => m.map_not_initialised(),
};

/** Loads the map of Yandex once where the shop has a key; null where there is none, else why it does not come. */
async function outsideMap(api: Api): Promise<YandexMaps | MapProblem | null> {
  token ??= createMapToken(() => api('POST /api/get-yandex-api-token', {}));
  const key = await token.get();
  if (key === '') return null;
  return loadYandexMaps(
    () => addScript(key),
    () => (globalThis as { ymaps3?: YandexMaps }).ymaps3,
  );
}

function addScript(key: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({ apikey: key, lang: 'ru_RU', csp: CSP_RULES }).toString()}`;
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', failed);
    document.head.append(script);
  });
}

/** The outside map of this page: undefined while it is on its way, null where the shop has none, else why it does not come. */
export function useOutsideMap(hasOutside: boolean): [
  YandexMaps | MapProblem | null | undefined,
  /** It has loaded and cannot be drawn here. */
  () => void,
] {
  const { api } = useShop();
  const [outside, setOutside] = useState<YandexMaps | MapProblem | null | undefined>(hasOutside ? undefined : null);
  useEffect(() => {
    if (!hasOutside) return undefined;
    let gone = false;
    loading ??= outsideMap(api);
    void loading.then((maps) => {
      // The next map asks again for what did not come.
      if (typeof maps === 'string') loading = null;
      if (!gone) setOutside(maps);
    });
    return () => {
      gone = true;
    };
  }, [api, hasOutside]);
  return [outside, () => setOutside('not-initialised')];
}
