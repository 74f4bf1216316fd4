import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { CLOSEST_ZOOM, fitView } from './map-fit.ts';
import { lacksStreets, type MarksProps } from '../marks.ts';
import VectorGround, { type MapMoves } from './vector-ground.tsx';
import css from './vector-map.module.css';

/** Built-in map with a button per marker; the selected one is centred. */
export default function VectorMarks({ config, marks, me, chosen, onChoose }: MarksProps) {
  const moves = useRef<MapMoves>(null);
  const [size, setSize] = useState({ width: 600, height: 400 });
  const isMoved = useRef(false);
  const shown = [...marks.map(({ position }) => position), ...(me ? [me] : [])];
  const closest = lacksStreets(config) ? CLOSEST_ZOOM.bare : CLOSEST_ZOOM.streets;
  const view = fitView(shown, config.centre, size, closest);
  const viewKey = view.centre.join() + view.zoom;
  // New markers are all shown, until the user has moved the map.
  const fit = useEffectEvent(() => {
    if (!isMoved.current) moves.current?.show(view);
  });
  useEffect(() => fit(), [viewKey]);
  const [latitude, longitude] = marks.find(({ id }) => id === chosen)?.position ?? [null, null];
  useEffect(() => {
    if (latitude === null || longitude === null) return;
    moves.current?.goTo([latitude, longitude], closest);
    isMoved.current = true;
  }, [latitude, longitude, closest]);
  return (
    <VectorGround
      config={config}
      tall
      start={(box) => {
        setSize(box);
        return fitView(shown, config.centre, box, closest);
      }}
      problem={m.map_list_instead()}
      onReady={(ready) => (moves.current = ready)}
      onMoved={() => (isMoved.current = true)}
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
    </VectorGround>
  );
}
