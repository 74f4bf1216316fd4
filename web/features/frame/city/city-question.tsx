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
  const dialog = useRef<HTMLDivElement>(null);
  const confirm = () => {
    saveStored(answerKey, true);
    onAnswer();
  };
  const confirmOnLeave = useEffectEvent(confirm);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') confirmOnLeave();
    };
    // Click, not touchstart, which may begin a scroll.
    const onClick = (event: MouseEvent) => {
      if (!dialog.current?.contains(event.target as Node)) confirmOnLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);
  const question = m.frame_city_question({ city: frame.city.name });
  return (
    <div ref={dialog} className={css.question} role="dialog" aria-label={question}>
      <p className={css.text}>{question}</p>
      <Button kind="primary" size="small" onClick={confirm}>
        {m.frame_city_yes()}
      </Button>
      <Button
        size="small"
        onClick={() => {
          confirm();
          onOther();
        }}
      >
        {m.frame_city_other()}
      </Button>
    </div>
  );
}
