import { type CSSProperties, useState } from 'react';
import { handlePositions, keyStep, moveHandle, type Range, readBound, orderRange, sliderStep } from './range.ts';
import css from './range-inputs.module.css';

/** Range input with two number fields and, with `slider`, two handles. Reports on blur, Enter or release. */
export function RangeInputs({
  min,
  max,
  value,
  onValue,
  labels,
  unit,
  format = String,
  slider = true,
  names,
}: {
  min: number;
  max: number;
  value: Range;
  onValue: (value: Range) => void;
  /** `from`/`to` are inside the fields; `fromFull`/`toFull` name the fields and handles. */
  labels: { legend: string; from: string; to: string; fromFull: string; toFull: string };
  /** Unit announced with the handles' values; put it into the visible title too. */
  unit?: string;
  /** Formats numbers with digit groups. */
  format?: (value: number) => string;
  slider?: boolean;
  names?: { from: string; to: string };
}) {
  const [draft, setDraft] = useState<Range | null>(null);
  // A lone comma or minus is not a number yet: the typed text stays until the value is reported.
  const [typed, setTyped] = useState<{ end: 'from' | 'to'; text: string } | null>(null);
  const current = draft ?? value;
  const report = (range: Range) => {
    setDraft(null);
    setTyped(null);
    const orderedRange = orderRange(range);
    if (orderedRange.from !== value.from || orderedRange.to !== value.to) onValue(orderedRange);
  };
  const [low, high] = handlePositions(current, min, max);
  const percentage = (position: number) => `${max > min ? ((position - min) / (max - min)) * 100 : 0}%`;
  const renderField = (end: 'from' | 'to', limit: number) => (
    <label className={css.field}>
      <span className={css.word} aria-hidden="true">
        {labels[end]}
      </span>
      <input
        type="text"
        inputMode={min < 0 ? 'text' : sliderStep(min, max) < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={css.input}
        aria-label={labels[`${end}Full`]}
        name={names?.[end]}
        placeholder={format(limit)}
        value={typed?.end === end ? typed.text : current[end] === null ? '' : format(current[end])}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(/[-−.,]/.test(text) ? { end, text } : null);
          setDraft({ ...current, [end]: readBound(text, max) });
        }}
        onBlur={() => draft && report(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft) {
            event.preventDefault();
            report(draft);
          }
        }}
      />
    </label>
  );
  const renderHandle = (end: 'from' | 'to', position: number) => (
    <input
      type="range"
      className={css.handle}
      min={min}
      max={max}
      step={sliderStep(min, max)}
      value={position}
      aria-label={labels[`${end}Full`]}
      aria-valuetext={unit ? `${format(position)} ${unit}` : format(position)}
      onChange={(event) => setDraft(moveHandle(current, end, Number(event.currentTarget.value), min, max))}
      onKeyDown={(event) => {
        const next = keyStep(event.key, position, min, max);
        if (next === undefined) return;
        event.preventDefault();
        setDraft(moveHandle(current, end, next, min, max));
      }}
      onPointerUp={() => draft && report(draft)}
      onKeyUp={() => draft && report(draft)}
      onBlur={() => draft && report(draft)}
    />
  );
  return (
    <fieldset className={css.range}>
      <legend className="visually-hidden">{labels.legend}</legend>
      <div className={css.fields}>
        {renderField('from', min)}
        {renderField('to', max)}
      </div>
      {slider && max > min && (
        <div className={css.slider} style={{ '--low': percentage(low), '--high': percentage(high) } as CSSProperties}>
          {renderHandle('from', low)}
          {renderHandle('to', high)}
        </div>
      )}
    </fieldset>
  );
}
