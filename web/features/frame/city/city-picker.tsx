import { useEffect, useMemo, useRef, useState } from 'react';
import type { City } from '#contract/places/geo.ts';
import { intlLocale } from '#domain/text/language.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { saveChosenCity } from '#web/state/customer/chosen-city.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import css from './city-picker.module.css';

const MAX_POPULAR = 9;
const foldSpelling = (text: string) =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/ә/g, 'а')
    .replace(/ғ/g, 'г')
    .replace(/қ/g, 'к')
    .replace(/ң/g, 'н')
    .replace(/ө/g, 'о')
    .replace(/[ұү]/g, 'у')
    .replace(/һ/g, 'х')
    .replace(/і/g, 'и')
    .replace(/[\s-]/g, '');

/**
 * Dialog with all served cities. The search accepts both languages and Latin spelling; Enter selects a single match.
 */
export default function CityPicker({ open, onClose, path }: { open: boolean; onClose: () => void; path: string }) {
  const { api, paths, language, cityKeyword } = useShop();
  const [cities, setCities] = useState<City[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');
  const load = () => {
    setFailed(false);
    api('GET /api/pages/shops/allcities', {}).then(setCities, () => setFailed(true));
  };
  useEffect(load, [api]);
  const search = useRef<HTMLInputElement>(null);
  // Not on touch: the phone's keyboard would cover the cities.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, []);
  const popular = cities?.slice(0, MAX_POPULAR);
  const sorted = useMemo(
    () => cities?.toSorted((a, b) => a.name.localeCompare(b.name, intlLocale(language))),
    [cities, language],
  );
  const query = foldSpelling(text);
  const matching = sorted?.filter((city) =>
    query
      ? [city.nameRu, city.nameKk, city.keyword].some((name) => foldSpelling(name).includes(query))
      : !popular?.includes(city),
  );
  const cityUrl = (city: City) => paths.withScope(path, { loc: city.codeForMobApi });
  const choose = (city: City) => saveChosenCity({ loc: city.codeForMobApi, name: city.name });
  const [onlyMatch, ...others] = query && matching ? matching : [];
  const renderCity = (city: City) => (
    <li key={city.keyword}>
      <a
        className={css.city}
        href={cityUrl(city)}
        onClick={() => choose(city)}
        aria-current={city.keyword === cityKeyword ? 'true' : undefined}
      >
        {city.name}
      </a>
    </li>
  );
  return (
    <Modal open={open} onClose={onClose} title={m.frame_city_choose()} closeLabel={m.frame_close()}>
      <TextInput
        ref={search}
        label={m.frame_city_search()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onlyMatch || others.length > 0) return;
          event.preventDefault();
          choose(onlyMatch);
          location.assign(cityUrl(onlyMatch));
        }}
        enterKeyHint="go"
        autoComplete="off"
      />
      {failed && (
        <p role="alert" className={css.note}>
          {m.frame_city_failed()}{' '}
          <Button size="small" onClick={load}>
            {m.frame_retry()}
          </Button>
        </p>
      )}
      {!query && popular && (
        <>
          <h3 className={css.heading}>{m.frame_city_popular()}</h3>
          <ul role="list" className={css.list}>
            {popular.map(renderCity)}
          </ul>
        </>
      )}
      {matching && matching.length > 0 && (
        <>
          <h3 className={css.heading}>{query ? m.frame_city_found() : m.frame_city_rest()}</h3>
          <ul role="list" className={css.list}>
            {matching.map(renderCity)}
          </ul>
        </>
      )}
      {query && matching?.length === 0 && (
        <p className={css.note} role="status">
          {m.frame_city_none()}
        </p>
      )}
    </Modal>
  );
}
