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
  optionCountText,
  onChoose,
  onValue,
  className,
  ...field
}: Omit<ComponentProps<typeof TextInput>, 'role'> & {
  options: readonly O[];
  listLabel: string;
  /** Announces the number of options to screen readers. */
  optionCountText: (count: number) => string;
  onChoose: (option: O) => void;
}) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const afterPress = usePressEnd();
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isListShown = open && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => setActiveIndex(-1), [options]);
  useEffect(() => {
    if (isListShown && activeIndex >= 0)
      document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, isListShown, listId]);

  const choose = (option: O) => {
    setOpen(false);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const activeOption = options[activeIndex];
    // The field itself is one position of the cycle.
    const step = (delta: number) => {
      setOpen(true);
      setActiveIndex(((activeIndex + 1 + delta + options.length + 1) % (options.length + 1)) - 1);
    };
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && isListShown && activeOption) choose(activeOption);
    else if (event.key === 'Escape' && isListShown) setOpen(false);
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
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListShown && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        autoComplete="off"
        onValue={(value) => {
          setOpen(true);
          onValue?.(value);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isListShown ? optionCountText(options.length) : ''}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!isListShown}
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
            aria-selected={index === activeIndex}
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
