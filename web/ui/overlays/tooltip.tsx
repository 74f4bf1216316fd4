import { type ReactNode, useId, useState } from 'react';
import css from './tooltip.module.css';

/** One-line tooltip on hover and focus; Escape hides it. Never the only source of needed information. */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  /** Renders the described element; it must take the given attribute and be focusable. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  return (
    <span
      className={css.root}
      data-hushed={isDismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={css.tip}>
        {text}
      </span>
    </span>
  );
}
