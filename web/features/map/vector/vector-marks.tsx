import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { SINGLE_MARKER_ZOOM, fitView } from './map-fit.ts';
import { lacksStreets, type MarksProps } from '../marks.ts';
import VectorGround, { type MapMoves } from './vector-ground.tsx';
import css from './vector-map.module.css';

/** Built-in map with a button per marker; the selected one is centred. */
export default function VectorMarks({ config, marks, myPosition, chosenId, onChoose }: MarksProps) {
  const moves = useRef<MapMoves>(null);
  const [size, setSize] = useState({ width: 600, height: 400 });
  const isMoved = useRef(false);
  const positions = [...marks.map(({ position }) => position), ...(myPosition ? [myPosition] : [])];
  const maxZoom = lacksStreets(config) ? SINGLE_MARKER_ZOOM.bare : SINGLE_MARKER_ZOOM.streets;
  const view = fitView(positions, config.centre, size, maxZoom);
  const viewKey = view.centre.join() + view.zoom;
  // New markers are all shown, until the user has moved the map.
  const showAll = useEffectEvent(() => {
    if (!isMoved.current) moves.current?.show(view);
  });
  useEffect(() => showAll(), [viewKey]);
  const [latitude, longitude] = marks.find(({ id }) => id === chosenId)?.position ?? [null, null];
  useEffect(() => {
    if (latitude === null || longitude === null) return;
    moves.current?.goTo([latitude, longitude], maxZoom);
    isMoved.current = true;
  }, [latitude, longitude, maxZoom]);
  return (
    <VectorGround
      config={config}
      fillsContainer
      start={(mapSize) => {
        setSize(mapSize);
        return fitView(positions, config.centre, mapSize, maxZoom);
      }}
      problem={m.map_list_instead()}
      onReady={(mapMoves) => (moves.current = mapMoves)}
      onMoved={() => (isMoved.current = true)}
    >
      {({ toPixels }) => (
        <>
          {myPosition && (
            <span
              className={css.me}
              style={{ translate: `${toPixels(myPosition).x}px ${toPixels(myPosition).y}px` }}
              role="img"
              aria-label={m.map_me()}
            />
          )}
          {marks.map(({ id, name, position, isDimmed }) => {
            const { x, y } = toPixels(position);
            return (
              <button
                key={id}
                type="button"
                className={cx(css.pin, css.shop, isDimmed && css.dim, id === chosenId && css.chosen)}
                style={{ translate: `${x}px ${y}px` }}
                aria-label={name}
                aria-pressed={id === chosenId}
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
