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
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<OutsideMap>(null);
  const marker = useRef<YandexMarker>(null);
  const move = useEffectEvent(([longitude, latitude]: [number, number]) => onMove([latitude, longitude]));
  const onArrowKey = useEffectEvent((event: KeyboardEvent) => {
    const step = pinSteps[event.key];
    if (!step || !pin) return;
    event.preventDefault();
    event.stopPropagation();
    const point = project(pin, CLOSE_ZOOM);
    onMove(unproject({ x: point.x + step[0], y: point.y + step[1] }, CLOSE_ZOOM));
  });
  const start = useEffectEvent((root: HTMLDivElement) => {
    const [latitude, longitude] = pin ?? centre;
    const zoom = pin ? CLOSE_ZOOM : CITY_ZOOM;
    const yandexMap = new maps.YMap(root, { location: { center: [longitude, latitude], zoom } });
    yandexMap.addChild(new maps.YMapDefaultSchemeLayer({}));
    yandexMap.addChild(new maps.YMapDefaultFeaturesLayer({}));
    yandexMap.addChild(
      new maps.YMapListener({
        layer: 'any',
        onClick: (_object: unknown, event: { coordinates: [number, number] }) => move(event.coordinates),
      }),
    );
    return yandexMap;
  });
  const reportFailure = useEffectEvent(onFailed);
  useEffect(() => {
    if (!container.current) return undefined;
    try {
      const yandexMap = start(container.current);
      map.current = yandexMap;
      return () => {
        yandexMap.destroy();
        map.current = null;
        marker.current = null;
      };
    } catch {
      reportFailure();
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
    const pinButton = document.createElement('button');
    pinButton.type = 'button';
    pinButton.className = css.mark ?? '';
    pinButton.ariaLabel = m.map_pin();
    pinButton.addEventListener('keydown', onArrowKey);
    marker.current = new maps.YMapMarker({ coordinates, draggable: true, onDragEnd: move }, pinButton);
    map.current.addChild(marker.current);
    map.current.update({ location: { center: coordinates, zoom: CLOSE_ZOOM } });
  }, [maps, latitude, longitude]);
  return <div ref={container} className={css.map} />;
}
