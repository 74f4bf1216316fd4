import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { applyMask } from './caret.ts';
import type { FieldProps } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** Telephone field that formats while typing and keeps the caret at its digit. `mask` formats any text. */
export function PhoneInput({
  value,
  onValue,
  mask,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange'> & {
    value: string;
    onValue: (text: string) => void;
    mask: (raw: string) => string;
  }) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ position: number } | null>(null);
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.position, caret.position);
  }, [caret]);
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      ref={input}
      type="tel"
      value={value}
      onChange={(event) => {
        const field = event.currentTarget;
        const isDeleting = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
        const next = applyMask({
          previous: value,
          raw: field.value,
          caret: field.selectionStart ?? field.value.length,
          isDeleting,
          mask,
        });
        setCaret({ position: next.caret });
        onValue(next.value);
      }}
    />
  );
}
