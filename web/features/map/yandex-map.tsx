import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#domain/geocoding.ts';
import type { YandexMaps } from './yandex-script.ts';
import css from './vector-map.module.css';

const CITY_ZOOM = 13;
const CLOSE_ZOOM = 16;

/** The map of Yandex with a pin, with the same manners as the built-in one: press to put the pin, or drag it. */
export default function YandexMap({
  maps,
  centre,
  pin,
  onMove,
}: {
  maps: YandexMaps;
  centre: Coordinates;
  pin: Coordinates | null;
  onMove: (position: Coordinates) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const move = useEffectEvent(([longitude, latitude]: [number, number]) => onMove([latitude, longitude]));
  const [latitude, longitude] = pin ?? centre;
  const isPlaced = pin !== null;
  useEffect(() => {
    if (!root.current) return;
    const own = new maps.YMap(root.current, {
      location: { center: [longitude, latitude], zoom: isPlaced ? CLOSE_ZOOM : CITY_ZOOM },
    });
    own.addChild(new maps.YMapDefaultSchemeLayer({}));
    own.addChild(new maps.YMapDefaultFeaturesLayer({}));
    own.addChild(
      new maps.YMapListener({
        onClick: (_object: unknown, event: { coordinates: [number, number] }) => move(event.coordinates),
      }),
    );
    if (isPlaced) {
      const mark = document.createElement('div');
      mark.className = css.mark ?? '';
      own.addChild(new maps.YMapMarker({ coordinates: [longitude, latitude], draggable: true, onDragEnd: move }, mark));
    }
    return () => own.destroy();
  }, [maps, latitude, longitude, isPlaced]);
  return <div ref={root} className={css.map} />;
}
