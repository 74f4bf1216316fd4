import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { keep } from '#web/state/store.ts';
import { Button } from '#web/ui/button.tsx';
import css from './city-question.module.css';

/**
 * Asks whether the city is right; never covers the page and never asks twice. `answerKey` keeps that it was answered.
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
  const done = () => {
    keep(answerKey, true);
    onAnswer();
  };
  return (
    <div
      className={css.question}
      role="dialog"
      aria-label={m.frame_city_question({ city: frame.city.name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') done();
      }}
    >
      <p className={css.title}>{m.frame_city_question({ city: frame.city.name })}</p>
      <p className={css.why}>{m.frame_city_why()}</p>
      <div className={css.buttons}>
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
    </div>
  );
}
