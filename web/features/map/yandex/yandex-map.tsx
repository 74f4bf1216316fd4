import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { project, unproject } from '#domain/addresses/map-view.ts';
import { m } from '#web/messages.ts';
import { pinSteps } from '../pin-steps.ts';
import type { YandexMap as OutsideMap, YandexMaps, YandexMarker } from './yandex-script.ts';
import css from '../vector/vector-map.module.css';

const CITY_ZOOM = 13;
const CLOSE_ZOOM = 16;

/**
 * Yandex map with a pin and the same controls as the built-in one: click to place the pin, drag it, or use arrow keys.
 */
export default function YandexMap({
  maps,
  centre,
  pin,
  onMove,
  onFailed,
}: {
  maps: YandexMaps;
  centre: Coordinates;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
  /** It has loaded but cannot be drawn. */
  onFailed: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<OutsideMap>(null);
  const marker = useRef<YandexMarker>(null);
  const move = useEffectEvent(([longitude, latitude]: [number, number]) => onMove([latitude, longitude]));
  const onArrowKey = useEffectEvent((event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !pin) return;
    event.preventDefault();
    event.stopPropagation();
    const at = project(pin, CLOSE_ZOOM);
    onMove(unproject({ x: at.x + step[0], y: at.y + step[1] }, CLOSE_ZOOM));
  });
  const start = useEffectEvent((root: HTMLDivElement) => {
    const [latitude, longitude] = pin ?? centre;
    const zoom = pin ? CLOSE_ZOOM : CITY_ZOOM;
    const created = new maps.YMap(root, { location: { center: [longitude, latitude], zoom } });
    created.addChild(new maps.YMapDefaultSchemeLayer({}));
    created.addChild(new maps.YMapDefaultFeaturesLayer({}));
    created.addChild(
      new maps.YMapListener({
        layer: 'any',
        onClick: (_object: unknown, event: { coordinates: [number, number] }) => move(event.coordinates),
      }),
    );
    return created;
  });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!box.current) return undefined;
    try {
      const started = start(box.current);
      map.current = started;
      return () => {
        started.destroy();
        map.current = null;
        marker.current = null;
      };
    } catch {
      fail();
      return undefined;
    }
  }, [maps]);
  const [latitude, longitude] = pin ?? [null, null];
  useEffect(() => {
    if (latitude === null || longitude === null || !map.current) return;
    const coordinates: [number, number] = [longitude, latitude];
    if (marker.current) {
      marker.current.update({ coordinates });
      map.current.update({ location: { center: coordinates } });
      return;
    }
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = css.mark ?? '';
    mark.ariaLabel = m.map_pin();
    mark.addEventListener('keydown', onArrowKey);
    marker.current = new maps.YMapMarker({ coordinates, draggable: true, onDragEnd: move }, mark);
    map.current.addChild(marker.current);
    map.current.update({ location: { center: coordinates, zoom: CLOSE_ZOOM } });
  }, [maps, latitude, longitude]);
  return <div ref={box} className={css.map} />;
}
