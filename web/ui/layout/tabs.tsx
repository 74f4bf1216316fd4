import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import css from './tabs.module.css';

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with panels on the same page. Use `TabLinks` for tabs with their own URLs. */
export function Tabs({
  label,
  tabs,
  initial,
  selected,
  onSelect,
}: {
  label: string;
  tabs: ReadonlyArray<{ id: string; label: string; count?: number; panel: ReactNode }>;
  /** Initial tab of an uncontrolled component. */
  initial?: string;
  selected?: string;
  onSelect?: (id: string) => void;
}) {
  const base = useId();
  const [localTab, setLocalTab] = useState(initial ?? tabs[0]?.id);
  const current = selected ?? localTab;
  const select = (id: string) => {
    setLocalTab(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key];
    const next =
      move &&
      tabs[
        move(
          tabs.findIndex((tab) => tab.id === current),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={css.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
          className={css.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Tabs that link to pages; the current one is marked. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: ReadonlyArray<{ href: string; label: string; count?: number; current?: boolean }>;
}) {
  return (
    <nav aria-label={label} className={css.list}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
