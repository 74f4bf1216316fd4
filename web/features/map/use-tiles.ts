import { useEffect, useRef, useState } from 'react';
import { tilesOf, type MapView } from '#domain/map-view.ts';
import { useShop } from '#web/shop-context.tsx';
import { readTile, type DrawnTile } from './map-drawing.ts';

const MAX_KEPT = 120;
const NONE: ReadonlyMap<string, DrawnTile> = new Map();

/** Follows a view of a city, else of the page's own, with the tiles it needs; one that did not come is asked for again when the view moves. */
export function useTiles(
  view: MapView,
  { width, height }: { width: number; height: number },
  city: string | undefined,
): DrawnTile[] {
  const { api } = useShop();
  const [tiles, setTiles] = useState(NONE);
  const asked = useRef(new Set<string>());
  const names = tilesOf(view, width, height).map((tile) => tile.join('/'));
  const wanted = names.join(' ');
  useEffect(() => {
    for (const name of wanted.split(' ')) {
      if (asked.current.has(name)) continue;
      const [zoom = 1, x = 1, y = 1] = name.split('/').map(Number);
      asked.current.add(name);
      api('GET /api/map/:zoom/:x/:y', { zoom, x, y, city }).then(
        (tile) => {
          setTiles((before) => {
            const [oldest = ''] = before.keys();
            const next = new Map(before).set(name, readTile(tile));
            if (next.size > MAX_KEPT && next.delete(oldest)) asked.current.delete(oldest);
            return next;
          });
        },
        () => asked.current.delete(name),
      );
    }
  }, [api, wanted, city]);
  return names.flatMap((name) => tiles.get(name) ?? []);
}
