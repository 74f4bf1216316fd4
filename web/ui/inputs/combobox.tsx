import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { TextInput } from './text-input.tsx';
import { usePressEnd } from '../overlays/use-press-end.ts';
import css from './combobox.module.css';

/** An option of the list under a combobox. */
export type ComboboxOption = { key: string; text: string; note?: string };

/**
 * Field with a list of suggestions (ARIA combobox): arrows move through the list, Enter selects an option, Escape only
 * closes the list. Free text is allowed. Enter without a selected option submits the form.
 */
export function Combobox<O extends ComboboxOption>({
  options,
  listLabel,
  foundText,
  onChoose,
  onValue,
  className,
  ...field
}: Omit<ComponentProps<typeof TextInput>, 'role'> & {
  options: readonly O[];
  listLabel: string;
  /** Announces the number of options to screen readers. */
  foundText: (count: number) => string;
  onChoose: (option: O) => void;
}) {
  const list = useId();
  const root = useRef<HTMLDivElement>(null);
  const afterPress = usePressEnd();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${list}-${index}`;
  useEffect(() => setAt(-1), [options]);
  useEffect(() => {
    if (shown && at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, shown, list]);

  const choose = (option: O) => {
    setOpen(false);
    onChoose(option);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = options[at];
    // The field itself is one position of the cycle.
    const step = (by: number) => {
      setOpen(true);
      setAt(((at + 1 + by + options.length + 1) % (options.length + 1)) - 1);
    };
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && shown && chosen) choose(chosen);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={root}
      className={cx(css.root, className)}
      onBlur={(event) => {
        // The list takes up room: closing it during a press would move the pressed button.
        if (!root.current?.contains(event.relatedTarget)) afterPress(() => setOpen(false));
      }}
    >
      <TextInput
        {...field}
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? optionId(at) : undefined}
        autoComplete="off"
        onValue={(value) => {
          setOpen(true);
          onValue?.(value);
        }}
        onKeyDown={press}
      />
      <p className="visually-hidden" role="status">
        {shown ? foundText(options.length) : ''}
      </p>
      <div
        id={list}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown}
        className={css.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={option.key}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            className={css.option}
            onClick={() => choose(option)}
          >
            <span>{option.text}</span>
            {option.note && <small>{option.note}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
