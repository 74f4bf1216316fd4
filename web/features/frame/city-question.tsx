import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { keep, readKept } from '#web/state/store.ts';
import { Button } from '#web/ui/button.tsx';
import css from './city-question.module.css';

const KEY = 'city-confirmed';

/** On the first visit asks whether the city is right; never covers the page and never asks twice. */
export function CityQuestion({ onOther }: { onOther: () => void }) {
  const { frame } = useShop();
  const [asked, setAsked] = useState(false);
  useEffect(() => { if (!readKept(KEY)) setAsked(true); }, []);
  if (!asked) return null;
  const done = () => {
    keep(KEY, true);
    setAsked(false);
  };
  return (
    <div className={css.question} role="dialog" aria-label={m.frame_city_question({ city: frame.city.name })} onKeyDown={(event) => { if (event.key === 'Escape') done(); }}>
      <p className={css.title}>{m.frame_city_question({ city: frame.city.name })}</p>
      <p className={css.why}>{m.frame_city_why()}</p>
      <div className={css.buttons}>
        <Button kind="primary" size="small" onClick={done}>{m.frame_city_yes()}</Button>
        <Button size="small" onClick={() => { done(); onOther(); }}>{m.frame_city_other()}</Button>
      </div>
    </div>
  );
}
