import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { saveStored } from '#web/state/tabs/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './city-question.module.css';

/**
 * Asks once whether the city is right, without covering content. A click elsewhere or Escape confirms it; `answerKey`
 * stores the answer.
 */
export default function CityQuestion({
  answerKey,
  onAnswer,
  onOther,
}: {
  answerKey: string;
  onAnswer: () => void;
  onOther: () => void;
}) {
  const { frame } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const done = () => {
    saveStored(answerKey, true);
    onAnswer();
  };
  const leave = useEffectEvent(done);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    // Click, not touchstart, which may begin a scroll.
    const outside = (event: MouseEvent) => {
      if (!box.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('click', outside);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('click', outside);
    };
  }, []);
  const question = m.frame_city_question({ city: frame.city.name });
  return (
    <div ref={box} className={css.question} role="dialog" aria-label={question}>
      <p className={css.text}>{question}</p>
      <Button kind="primary" size="small" onClick={done}>
        {m.frame_city_yes()}
      </Button>
      <Button
        size="small"
        onClick={() => {
          done();
          onOther();
        }}
      >
        {m.frame_city_other()}
      </Button>
    </div>
  );
}
