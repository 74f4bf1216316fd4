import { MAP_POLL_MS, MAP_READY_LIMIT_MS, MAP_SCRIPT_LIMIT_MS } from '#domain/addresses/geocoding-limits.ts';

/** A layer or a listener of the outside map. */
type YandexPart = object;
/** A pin of the outside map. */
export type YandexMarker = { update(props: { coordinates: [number, number] }): void };
/** The outside map in an element. */
export type YandexMap = {
  addChild(child: YandexPart): void;
  update(props: { location: { center: [number, number]; zoom?: number } }): void;
  destroy(): void;
};

/** What is used of the JavaScript API 3 of Yandex; positions are longitude first. */
export type YandexMaps = {
  ready: Promise<void>;
  YMap: new (root: HTMLElement, props: { location: { center: [number, number]; zoom: number } }) => YandexMap;
  YMapDefaultSchemeLayer: new (props: object) => YandexPart;
  YMapDefaultFeaturesLayer: new (props: object) => YandexPart;
  YMapMarker: new (
    props: {
      coordinates: [number, number];
      draggable?: boolean;
      onDragEnd?: (position: [number, number]) => void;
    },
    element: HTMLElement,
  ) => YandexMarker;
  YMapListener: new (props: object) => YandexPart;
};

/** Why an outside map is not shown (spec §8): its script did not come, or it did not get ready. */
export type MapProblem = 'load-failed' | 'load-timeout' | 'not-initialised';

type Clock = { pause(ms: number): Promise<void>; now(): number };
const clock: Clock = {
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
};

/**
 * Loads the outside map: its script has 10 s, then its API is looked for every 100 ms for 5 s. An API that does
 * not come in time is a timeout, one that comes and does not get ready is not initialised. Returns the map, or the problem.
 */
export async function loadYandexMaps(
  addScript: () => Promise<void>,
  found: () => YandexMaps | undefined,
  { pause, now }: Clock = clock,
): Promise<YandexMaps | MapProblem> {
  const script = await Promise.race([
    addScript().then(
      () => 'loaded' as const,
      () => 'load-failed' as const,
    ),
    pause(MAP_SCRIPT_LIMIT_MS).then(() => 'load-timeout' as const),
  ]);
  if (script !== 'loaded') return script;
  const until = now() + MAP_READY_LIMIT_MS;
  while (now() < until) {
    const maps = found();
    if (maps) {
      const ready = await Promise.race([
        maps.ready.then(
          () => true,
          () => false,
        ),
        pause(until - now()).then(() => false),
      ]);
      return ready ? maps : 'not-initialised';
    }
    await pause(MAP_POLL_MS);
  }
  return 'load-timeout';
}
