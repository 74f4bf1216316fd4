import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { m } from '#web/messages.ts';
import { fitView } from '../vector/map-fit.ts';
import type { MarksProps } from '../marks.ts';
import type { YandexMap as OutsideMap, YandexMaps } from './yandex-script.ts';
import css from '../vector/vector-map.module.css';

const CHOSEN_ZOOM = 15;
const toLngLat = ([latitude, longitude]: Coordinates): [number, number] => [longitude, latitude];

/** Yandex map with a button per marker and the same controls as the built-in one. */
export default function YandexMarks({
  maps,
  config: { centre },
  marks,
  myPosition,
  chosenId,
  onChoose,
  onFailed,
}: MarksProps & { maps: YandexMaps; onFailed: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<OutsideMap>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const choose = useEffectEvent(onChoose);
  const reportFailure = useEffectEvent(onFailed);
  const start = useEffectEvent((root: HTMLDivElement) => {
    const positions = [...marks.map(({ position }) => position), ...(myPosition ? [myPosition] : [])];
    const view = fitView(positions, centre, root.getBoundingClientRect());
    const yandexMap = new maps.YMap(root, { location: { center: toLngLat(view.centre), zoom: view.zoom } });
    yandexMap.addChild(new maps.YMapDefaultSchemeLayer({}));
    yandexMap.addChild(new maps.YMapDefaultFeaturesLayer({}));
    const addMarker = (element: HTMLElement, position: Coordinates) =>
      yandexMap.addChild(new maps.YMapMarker({ coordinates: toLngLat(position) }, element));
    for (const { id, name, position } of marks) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = css.mark ?? '';
      button.ariaLabel = name;
      button.title = name;
      button.addEventListener('click', () => choose(id));
      buttons.current.set(id, button);
      addMarker(button, position);
    }
    if (myPosition) {
      const dot = document.createElement('span');
      dot.className = css.me ?? '';
      dot.role = 'img';
      dot.ariaLabel = m.map_me();
      addMarker(dot, myPosition);
    }
    return yandexMap;
  });
  const marksKey = `${marks.map(({ id }) => id).join(',')}|${myPosition?.join(',') ?? ''}`;
  useEffect(() => {
    if (!container.current) return undefined;
    const buttonsById = buttons.current;
    try {
      const yandexMap = start(container.current);
      map.current = yandexMap;
      return () => {
        yandexMap.destroy();
        buttonsById.clear();
        map.current = null;
      };
    } catch {
      reportFailure();
      return undefined;
    }
  }, [maps, marksKey]);
  const [latitude, longitude] = marks.find(({ id }) => id === chosenId)?.position ?? [null, null];
  useEffect(() => {
    for (const [id, button] of buttons.current) button.setAttribute('aria-pressed', String(id === chosenId));
    if (latitude !== null && longitude !== null)
      map.current?.update({ location: { center: [longitude, latitude], zoom: CHOSEN_ZOOM } });
  }, [chosenId, marksKey, latitude, longitude]);
  return <div ref={container} className={`${css.map} ${css.tall}`} />;
}
