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
import { removeRecentSearches, readRecentSearches } from './recent-searches.ts';
import { emptyFieldGroups, suggestionGroups, type Option, type OptionGroup } from './suggestion-options.tsx';
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
  onChoose: (query: string) => void;
  onLeave: () => void;
}) {
  const { paths, language } = useShop();
  const typed = text.trim();
  const { query, suggestions, isOffline } = useSuggestions(typed);
  const popular = usePopularSearches();
  const [recent, setRecent] = useState(readRecentSearches);
  const [activeKey, setActiveKey] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => setActiveKey(''), [typed]);
  useAvailableHeight(panel);

  const groups = (
    typed && suggestions
      ? suggestionGroups(suggestions, query, typed, paths, language)
      : emptyFieldGroups(recent, popular, paths)
  ).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((renderGroup) => renderGroup.options);
  const position = options.findIndex(({ key }) => key === activeKey);
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;
  const activeId = options.length === 0 ? null : options[position] ? optionId(options[position]) : '';
  const reportActive = useEffectEvent(onActive);
  useEffect(() => {
    reportActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => () => reportActive(null), []);

  const choose = (option: Option) => document.getElementById(optionId(option))?.click();
  const remove = (option: Option) => setRecent(removeRecentSearches(option.query));
  useImperativeHandle(keys, () => ({
    press(event) {
      const option = options[position];
      // The field itself is one position of the cycle.
      const step = (delta: number) =>
        setActiveKey(options[((position + 1 + delta + options.length + 1) % (options.length + 1)) - 1]?.key ?? '');
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Enter' && option) choose(option);
      else if (event.key === 'Delete' && option?.isRecent) remove(option);
      else return;
      event.preventDefault();
    },
  }));

  const onRowClick = (event: MouseEvent, { query }: Option) => {
    if (query === undefined) onLeave();
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      onChoose(query);
    }
  };
  const renderRow = (option: Option) => (
    <div key={option.key} className={css.row}>
      <a
        id={optionId(option)}
        role="option"
        aria-selected={option.key === activeKey}
        aria-describedby={option.isRecent ? `${id}-delete` : undefined}
        className={css.option}
        tabIndex={-1}
        href={option.href}
        onClick={(event) => onRowClick(event, option)}
      >
        {option.content}
      </a>
      {option.isRecent && (
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
  const renderGroup = ({ title, options: rows }: OptionGroup) => (
    <div key={title} role="group" aria-label={title || m.frame_search_all()}>
      {title && (
        <p className={css.heading} role="presentation">
          {title}
        </p>
      )}
      {rows.map(renderRow)}
    </div>
  );
  return (
    <div
      ref={panel}
      className={css.panel}
      hidden={options.length === 0 && !isOffline}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="visually-hidden" role="status">
        {isOffline ? '' : m.frame_search_found({ count: options.length })}
      </p>
      {isOffline && (
        <p className={css.note} role="status">
          {m.frame_search_offline()}
        </p>
      )}
      {typed && suggestions?.read && <p className={css.note}>{m.frame_search_read({ words: suggestions.read })}</p>}
      <div id={id} role="listbox" aria-label={m.frame_search()} className={css.groups}>
        {(['words', 'products', 'end'] as const).map((part) => {
          const partGroups = groups.filter((candidate) => (candidate.part ?? 'words') === part);
          return (
            partGroups.length > 0 && (
              <div key={part} role="presentation" data-part={part}>
                {partGroups.map(renderGroup)}
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
    const viewport = visualViewport;
    if (!viewport) return;
    const controller = new AbortController();
    const update = () => {
      const element = panel.current;
      element?.style.setProperty(
        '--room',
        `${Math.round(viewport.offsetTop + viewport.height - element.getBoundingClientRect().top)}px`,
      );
    };
    update();
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, update, { signal: controller.signal });
    addEventListener('scroll', update, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [panel]);
}
