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
  me,
  chosen,
  onChoose,
  onFailed,
}: MarksProps & { maps: YandexMaps; onFailed: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<OutsideMap>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const choose = useEffectEvent(onChoose);
  const fail = useEffectEvent(onFailed);
  const start = useEffectEvent((root: HTMLDivElement) => {
    const shown = [...marks.map(({ position }) => position), ...(me ? [me] : [])];
    const view = fitView(shown, centre, root.getBoundingClientRect());
    const created = new maps.YMap(root, { location: { center: toLngLat(view.centre), zoom: view.zoom } });
    created.addChild(new maps.YMapDefaultSchemeLayer({}));
    created.addChild(new maps.YMapDefaultFeaturesLayer({}));
    const addMarker = (element: HTMLElement, position: Coordinates) =>
      created.addChild(new maps.YMapMarker({ coordinates: toLngLat(position) }, element));
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
    if (me) {
      const dot = document.createElement('span');
      dot.className = css.me ?? '';
      dot.role = 'img';
      dot.ariaLabel = m.map_me();
      addMarker(dot, me);
    }
    return created;
  });
  const marksKey = `${marks.map(({ id }) => id).join(',')}|${me?.join(',') ?? ''}`;
  useEffect(() => {
    if (!box.current) return undefined;
    const buttonsById = buttons.current;
    try {
      const started = start(box.current);
      map.current = started;
      return () => {
        started.destroy();
        buttonsById.clear();
        map.current = null;
      };
    } catch {
      fail();
      return undefined;
    }
  }, [maps, marksKey]);
  const [latitude, longitude] = marks.find(({ id }) => id === chosen)?.position ?? [null, null];
  useEffect(() => {
    for (const [id, button] of buttons.current) button.setAttribute('aria-pressed', String(id === chosen));
    if (latitude !== null && longitude !== null)
      map.current?.update({ location: { center: [longitude, latitude], zoom: CHOSEN_ZOOM } });
  }, [chosen, marksKey, latitude, longitude]);
  return <div ref={box} className={`${css.map} ${css.tall}`} />;
}
