import { useEffect, useState } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';
import MarksMap from './marks-map.tsx';
import { lacksStreets, type MarksProps } from './marks.ts';
import css from './pickup-map.module.css';

/** Map of the pickup shops; loads its configuration first. The list next to it shows the same shops. */
export default function PickupMap(props: Omit<MarksProps, 'config'>) {
  const { api } = useShop();
  const [config, setConfig] = useState<MapConfig | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /api/map', {}, { signal: controller.signal }).then(setConfig, () => {
      if (!controller.signal.aborted) setHasFailed(true);
    });
    return () => controller.abort();
  }, [api]);
  if (hasFailed) return <p role="status">{m.map_list_instead()}</p>;
  return (
    <>
      <div className={css.map} role="region" aria-label={m.shops_map()}>
        {config ? <MarksMap config={config} {...props} /> : <MapPlaceholder problem={m.map_list_instead()} />}
      </div>
      {config && lacksStreets(config) && <p className={css.undrawn}>{m.shops_map_undrawn()}</p>}
    </>
  );
}
