import { useEffect, useState } from 'react';
import type { MapView } from '#domain/map-view.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { fitView } from './map-fit.ts';
import { MapGround, type MapSize } from './map-ground.tsx';
import type { MarksProps } from './marks.ts';
import css from './vector-map.module.css';

/** A chosen mark is seen at least so close. */
const CHOSEN_ZOOM = 14;

/** The built-in map with a button for every mark; the chosen one is moved into the middle. */
export default function VectorMarks({ city, centre, marks, me, chosen, onChoose }: MarksProps) {
  const [size, setSize] = useState<MapSize | null>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const shown = [...marks.map(({ position }) => position), ...(me ? [me] : [])];
  const view = moved ?? fitView(shown, centre, size ?? { width: 600, height: 400 });
  const [latitude, longitude] = marks.find(({ id }) => id === chosen)?.position ?? [null, null];
  useEffect(() => {
    if (latitude === null || longitude === null) return;
    setMoved((before) => ({
      centre: [latitude, longitude],
      zoom: Math.max(before?.zoom ?? CHOSEN_ZOOM, CHOSEN_ZOOM),
    }));
  }, [latitude, longitude]);
  return (
    <MapGround
      city={city}
      tall
      view={view}
      onView={(change) => setMoved((before) => change(before ?? view))}
      onSize={setSize}
    >
      {({ at }) => (
        <>
          {me && (
            <span
              className={css.me}
              style={{ translate: `${at(me).x}px ${at(me).y}px` }}
              role="img"
              aria-label={m.map_me()}
            />
          )}
          {marks.map(({ id, name, position, dim }) => {
            const { x, y } = at(position);
            return (
              <button
                key={id}
                type="button"
                className={cx(css.pin, css.shop, dim && css.dim, id === chosen && css.chosen)}
                style={{ translate: `${x}px ${y}px` }}
                aria-label={name}
                aria-pressed={id === chosen}
                title={name}
                onClick={() => onChoose(id)}
              >
                <Icon name="pin" size={32} />
              </button>
            );
          })}
        </>
      )}
    </MapGround>
  );
}
