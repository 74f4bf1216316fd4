import { MAP_POLL_MS, MAP_READY_TIMEOUT_MS, MAP_SCRIPT_TIMEOUT_MS } from '#domain/addresses/geocoding-limits.ts';

/** A layer or listener of the external map. */
type YandexEntity = object;
/** A marker of the external map. */
export type YandexMarker = { update(props: { coordinates: [number, number] }): void };
/** The external map in an element. */
export type YandexMap = {
  addChild(child: YandexEntity): void;
  update(props: { location: { center: [number, number]; zoom?: number } }): void;
  destroy(): void;
};

/** The used part of Yandex's JavaScript API 3; positions are longitude first. */
export type YandexMaps = {
  ready: Promise<void>;
  YMap: new (root: HTMLElement, props: { location: { center: [number, number]; zoom: number } }) => YandexMap;
  YMapDefaultSchemeLayer: new (props: object) => YandexEntity;
  YMapDefaultFeaturesLayer: new (props: object) => YandexEntity;
  YMapMarker: new (
    props: {
      coordinates: [number, number];
      draggable?: boolean;
      onDragEnd?: (position: [number, number]) => void;
    },
    element: HTMLElement,
  ) => YandexMarker;
  YMapListener: new (props: object) => YandexEntity;
};

/** Why there is no external map (spec §8): its script failed to load, or the API did not become ready. */
export type MapProblem = 'load-failed' | 'load-timeout' | 'not-initialised';

type Clock = { pause(ms: number): Promise<void>; now(): number };
const clock: Clock = {
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
};

/**
 * Loads the external map: 10 s for its script, then polls for its API every 100 ms for 5 s. A missing API is a timeout;
 * one that does not become ready is not initialised. Returns the map or the problem.
 */
export async function loadYandexMaps(
  addScript: () => Promise<void>,
  findApi: () => YandexMaps | undefined,
  { pause, now }: Clock = clock,
): Promise<YandexMaps | MapProblem> {
  const script = await Promise.race([
    addScript().then(
      () => 'loaded' as const,
      () => 'load-failed' as const,
    ),
    pause(MAP_SCRIPT_TIMEOUT_MS).then(() => 'load-timeout' as const),
  ]);
  if (script !== 'loaded') return script;
  const until = now() + MAP_READY_TIMEOUT_MS;
  while (now() < until) {
    const maps = findApi();
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
