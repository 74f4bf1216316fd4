import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './profile.module.css';

/**
 * Shows a long list in portions. `children` renders an item with its key. The first new item gets focus, since the
 * button disappears with the last portion.
 */
export function ShowMore<Item>({
  items,
  size,
  className = css.stack,
  children,
}: {
  items: readonly Item[];
  size: number;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}) {
  const [parts, setParts] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const shown = items.slice(0, parts * size);
  const firstNew = (parts - 1) * size;
  useEffect(() => {
    const line = list.current?.children[firstNew];
    if (firstNew === 0 || !(line instanceof HTMLElement)) return;
    line.tabIndex = -1;
    line.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <div className={css.stack}>
      <ul role="list" ref={list} className={className}>
        {shown.map(children)}
      </ul>
      {shown.length < items.length && (
        <div>
          <Button onClick={() => setParts(parts + 1)}>{m.profile_more({ count: items.length - shown.length })}</Button>
        </div>
      )}
    </div>
  );
}
