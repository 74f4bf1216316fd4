import { useCallback, useEffect, useState } from 'react';
import type { City } from '#contract/places/geo.ts';
import type { Language } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Logo } from '#web/ui/marks/logo.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import css from './first-start.module.css';

/** First screen of a new app: each language is named in itself. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  return (
    <main className={css.screen}>
      <Logo />
      <h1>
        <span lang="kk">Тілді таңдаңыз</span> · <span lang="ru">Выберите язык</span>
      </h1>
      <div className={css.languages}>
        <Button size="large" onClick={() => onChoose('kk')}>
          <span lang="kk">Қазақша</span>
        </Button>
        <Button size="large" onClick={() => onChoose('ru')}>
          <span lang="ru">Русский</span>
        </Button>
      </div>
    </main>
  );
}

/** Second screen of a new app: cities in the shop's order, largest first. */
export function CityChoice({
  loadCities,
  onChoose,
}: {
  loadCities: () => Promise<City[]>;
  onChoose: (city: City) => void;
}) {
  const [cities, setCities] = useState<City[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCities().then(setCities, () => setFailed(true));
  }, [loadCities]);
  useEffect(load, [load]);
  return (
    <main className={css.screen} aria-busy={!cities && !failed}>
      <h1>{m.frame_city_choose()}</h1>
      {failed && (
        <p role="alert">
          {m.frame_city_failed()}{' '}
          <Button size="small" onClick={load}>
            {m.frame_retry()}
          </Button>
        </p>
      )}
      {!cities && !failed && <Skeleton shape="block" />}
      {cities && (
        <ul role="list" className={css.cities}>
          {cities.map((city) => (
            <li key={city.keyword}>
              <Button onClick={() => onChoose(city)}>{city.name}</Button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** Screen of a version that the shop no longer serves; `storeUrl` is '' when the shop has no store page. */
export function UpdateRequired({ storeUrl }: { storeUrl: string }) {
  return (
    <main className={css.screen}>
      <Logo />
      <h1>{m.native_update_title()}</h1>
      <p>{m.native_update_text()}</p>
      {storeUrl && (
        <Button kind="primary" size="large" href={storeUrl}>
          {m.native_update_button()}
        </Button>
      )}
    </main>
  );
}

/** Screen of a first start without a connection. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={css.screen}>
      <Logo />
      <h1>{m.native_start_failed_title()}</h1>
      <p role="alert">{m.native_start_failed()}</p>
      <Button kind="primary" size="large" onClick={onRetry}>
        {m.frame_retry()}
      </Button>
    </main>
  );
}
