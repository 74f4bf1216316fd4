import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { useCurrentPath, useQuery, useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { ScanButton } from './scan-button.tsx';
import type { SuggestionKeys } from './suggestions.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './search-box.module.css';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx'));

/** Search field: a plain form without scripts, with suggestions on focus; `/` focuses it. */
export function SearchBox() {
  const { paths, navigate, api } = useShop();
  const query = useQuery();
  const [text, setText] = useState(useCurrentPath().startsWith('/search') ? (query.get('q') ?? '') : '');
  const [open, setOpen] = useState(false);
  // Id of the highlighted suggestion; '' for none, null without a list.
  const [activeId, setActiveId] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const id = useId();

  // Registered before the first paint: the key may be pressed at once.
  useLayoutEffect(() => {
    const onSlash = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        (event.target as Element).closest('input,textarea,select,dialog')
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);

  const search = (input: string) => {
    const q = input.trim();
    setOpen(false);
    if (!q) return;
    setText(q);
    field.current?.blur();
    navigate(paths.search(q));
    import('./recent-searches.ts').then(
      ({ recordSearch }) => recordSearch(api, q),
      () => {},
    );
  };
  const openList = () => setOpen(true);
  return (
    <search
      className={css.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <form
        className={css.form}
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <Icon name="search" size={20} className={css.icon!} />
        <input
          ref={field}
          className={css.field}
          type="search"
          name="q"
          value={text}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.frame_search_placeholder()}
          aria-label={m.frame_search()}
          role="combobox"
          aria-expanded={activeId !== null}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId || undefined}
          onFocus={openList}
          onClick={openList}
          onChange={(event) => {
            setText(event.currentTarget.value);
            openList();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              if (!open) setText('');
              setOpen(false);
            } else if (open) keys.current?.press(event);
            else if (event.key === 'ArrowDown') openList();
          }}
        />
        {!text && <ScanButton onCode={search} />}
        {text && (
          <button
            type="button"
            className={css.clear}
            aria-label={m.frame_search_clear()}
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <Icon name="close" size={20} />
          </button>
        )}
        <button type="submit" className={css.go}>
          {m.frame_search_go()}
        </button>
      </form>
      {open && (
        <Suspense>
          <Suggestions
            keys={keys}
            id={id}
            text={text}
            onActive={setActiveId}
            onChoose={search}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </search>
  );
}
