import { useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../marks/icon.tsx';
import { clampQuantity, quantityByKey, readQuantity } from './quantity.ts';
import css from './quantity-stepper.module.css';

/** Quantity input with buttons, arrow keys and typing. Typed values are reported on blur or Enter. */
export function QuantityStepper({
  value,
  onValue,
  min = 1,
  max = 99,
  label,
  labels,
  onRemove,
  disabled,
  size = 'medium',
  className,
}: {
  value: number;
  onValue: (value: number) => void;
  min?: number;
  max?: number;
  /** Accessible name with the product, such as "Quantity: Smartphone X". */
  label: string;
  labels: { less: string; more: string; remove?: string };
  /** At the minimum the left button removes the product. */
  onRemove?: () => void;
  disabled?: boolean;
  size?: 'small' | 'medium';
  className?: string;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const report = (next: number | null) => {
    setTyped(null);
    if (next !== null && next !== value) onValue(next);
  };
  const canRemove = onRemove !== undefined && value <= min;
  return (
    <div
      className={cx(css.stepper, size === 'small' && css.small, disabled && css.disabled, className)}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={css.step}
        aria-label={canRemove ? (labels.remove ?? labels.less) : labels.less}
        disabled={disabled || (!canRemove && value <= min)}
        onClick={() => (canRemove ? onRemove() : report(clampQuantity(value - 1, min, max)))}
      >
        <Icon name={canRemove ? 'trash' : 'minus'} size={20} />
      </button>
      <input
        className={css.number}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        maxLength={4}
        value={typed ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={() => report(typed === null ? null : readQuantity(typed, min, max))}
        onKeyDown={(event) => {
          const current = typed === null ? value : (readQuantity(typed, min, max) ?? value);
          const next = event.key === 'Enter' ? current : quantityByKey(event.key, current, min, max);
          if (next === null) return;
          event.preventDefault();
          report(next);
        }}
      />
      <button
        type="button"
        className={css.step}
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => report(clampQuantity(value + 1, min, max))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
