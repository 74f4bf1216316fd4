import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { removeRecentSearches, recentSearches } from './recent-searches.ts';
import { emptyFieldGroups, foundGroups, type Option, type OptionGroup } from './suggestion-options.tsx';
import { usePopularSearches, useSuggestions } from './use-suggestions.ts';
import css from './suggestions.module.css';

/** Handles the search field's keyboard events. */
export type SuggestionKeys = { press(event: KeyboardEvent): void };

/**
 * List under the search field: recent and popular searches while it is empty, else phrases, categories, brands and
 * products. `onActive` gets the id of the highlighted row, '' for none, null while hidden.
 */
export default function Suggestions({
  keys,
  id,
  text,
  onActive,
  onChoose,
  onLeave,
}: {
  keys: Ref<SuggestionKeys>;
  id: string;
  text: string;
  onActive: (id: string | null) => void;
  onChoose: (words: string) => void;
  onLeave: () => void;
}) {
  const { paths, language } = useShop();
  const typed = text.trim();
  const { query: words, suggestions: found, offline } = useSuggestions(typed);
  const popular = usePopularSearches();
  const [recent, setRecent] = useState(recentSearches);
  const [activeKey, setActiveKey] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => setActiveKey(''), [typed]);
  useAvailableHeight(panel);

  const groups = (
    typed && found ? foundGroups(found, words, typed, paths, language) : emptyFieldGroups(recent, popular, paths)
  ).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const position = options.findIndex(({ key }) => key === activeKey);
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;
  const active = options.length === 0 ? null : options[position] ? optionId(options[position]) : '';
  const reportActive = useEffectEvent(onActive);
  useEffect(() => {
    reportActive(active);
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => () => reportActive(null), []);

  const choose = (option: Option) => document.getElementById(optionId(option))?.click();
  const remove = (option: Option) => setRecent(removeRecentSearches(option.words));
  useImperativeHandle(keys, () => ({
    press(event) {
      const option = options[position];
      // The field itself is one position of the cycle.
      const step = (delta: number) =>
        setActiveKey(options[((position + 1 + delta + options.length + 1) % (options.length + 1)) - 1]?.key ?? '');
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Enter' && option) choose(option);
      else if (event.key === 'Delete' && option?.own) remove(option);
      else return;
      event.preventDefault();
    },
  }));

  const onRowClick = (event: MouseEvent, { words: chosen }: Option) => {
    if (chosen === undefined) onLeave();
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  const row = (option: Option) => (
    <div key={option.key} className={css.row}>
      <a
        id={optionId(option)}
        role="option"
        aria-selected={option.key === activeKey}
        aria-describedby={option.own ? `${id}-delete` : undefined}
        className={css.option}
        tabIndex={-1}
        href={option.href}
        onClick={(event) => onRowClick(event, option)}
      >
        {option.content}
      </a>
      {option.own && (
        // Keyboard users have Delete; a button in a listbox would be announced as an option.
        <button
          type="button"
          className={css.forget}
          title={m.frame_search_forget_one()}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => remove(option)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
  const group = ({ title, options: rows }: OptionGroup) => (
    <div key={title} role="group" aria-label={title || m.frame_search_all()}>
      {title && (
        <p className={css.heading} role="presentation">
          {title}
        </p>
      )}
      {rows.map(row)}
    </div>
  );
  return (
    <div
      ref={panel}
      className={css.panel}
      hidden={options.length === 0 && !offline}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="visually-hidden" role="status">
        {offline ? '' : m.frame_search_found({ count: options.length })}
      </p>
      {offline && (
        <p className={css.note} role="status">
          {m.frame_search_offline()}
        </p>
      )}
      {typed && found?.read && <p className={css.note}>{m.frame_search_read({ words: found.read })}</p>}
      <div id={id} role="listbox" aria-label={m.frame_search()} className={css.groups}>
        {(['words', 'products', 'end'] as const).map((part) => {
          const partGroups = groups.filter((candidate) => (candidate.part ?? 'words') === part);
          return (
            partGroups.length > 0 && (
              <div key={part} role="presentation" data-part={part}>
                {partGroups.map(group)}
              </div>
            )
          );
        })}
      </div>
      {!typed && recent.length > 0 && (
        <button type="button" className={css.forgetAll} onClick={() => setRecent(removeRecentSearches())}>
          {m.frame_search_forget()}
        </button>
      )}
      <span id={`${id}-delete`} hidden>
        {m.frame_search_delete()}
      </span>
    </div>
  );
}

/** Keeps the list above the phone's keyboard. */
function useAvailableHeight(panel: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const view = visualViewport;
    if (!view) return;
    const abort = new AbortController();
    const update = () => {
      const element = panel.current;
      element?.style.setProperty(
        '--room',
        `${Math.round(view.offsetTop + view.height - element.getBoundingClientRect().top)}px`,
      );
    };
    update();
    for (const event of ['resize', 'scroll']) view.addEventListener(event, update, { signal: abort.signal });
    addEventListener('scroll', update, { signal: abort.signal, passive: true });
    return () => abort.abort();
  }, [panel]);
}
