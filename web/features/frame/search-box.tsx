import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { m } from '#web/messages.ts';
import { useCurrentPath, useQuery, useShop } from '#web/shop-context.tsx';
import { keep, readKept } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SuggestionMove } from './suggestions.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import css from './search-box.module.css';

const Suggestions = lazyPart(() => import('./suggestions.tsx'));
const RECENT_KEY = 'recent-searches';
const MOST_RECENT = 8;

/** Search field: a plain form without scripts, with suggestions once somebody types; `/` focuses it. */
export function SearchBox() {
  const { paths, navigate } = useShop();
  const query = useQuery();
  const onSearch = useCurrentPath().startsWith('/search');
  const [text, setText] = useState(onSearch ? query.get('q') ?? '' : '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionMove>(null);
  const listId = useId();

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const go = (words: string) => {
    const q = words.trim();
    setOpen(false);
    if (!q) return;
    setText(q);
    keep(RECENT_KEY, [q, ...(readKept<string[]>(RECENT_KEY) ?? []).filter((other) => other !== q)].slice(0, MOST_RECENT));
    field.current?.blur();
    navigate(paths.search(q));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (open) event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      list.current?.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && list.current?.choose()) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <search className={css.search} onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false); }}>
      <form className={css.form} action={paths.search()} role="search" onSubmit={(event) => { event.preventDefault(); go(text); }}>
        <Icon name="search" size={20} className={css.icon!} />
        <input
          ref={field} className={css.field} type="search" name="q" value={text} maxLength={200} autoComplete="off" enterKeyHint="search"
          placeholder={m.frame_search_placeholder()} aria-label={m.frame_search()} role="combobox" aria-expanded={open} aria-controls={listId} aria-autocomplete="list"
          aria-activedescendant={open && active ? active : undefined}
          onFocus={() => setOpen(true)} onChange={(event) => { setText(event.currentTarget.value); setOpen(true); }} onKeyDown={onKey}
        />
        {text && <button type="button" className={css.clear} aria-label={m.frame_search_clear()} onClick={() => { setText(''); field.current?.focus(); }}><Icon name="close" size={20} /></button>}
        <button type="submit" className={css.go}>{m.frame_search_go()}</button>
      </form>
      <Suspense>{open && <Suggestions ref={list} id={listId} text={text} recentKey={RECENT_KEY} onActive={setActive} onChoose={go} onLeave={() => setOpen(false)} />}</Suspense>
    </search>
  );
}
