import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import type { Suggestions as Found } from '#contract/catalog.ts';
import { formatTenge } from '#domain/money.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl, pictureUrl } from '#web/paths.ts';
import { useShop } from '#web/shop-context.tsx';
import { keep, readKept } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './search-box.module.css';

/** How the field's keys drive the list. `choose` tells whether something was chosen. */
export type SuggestionMove = { move(step: 1 | -1): void; choose(): boolean };

type Option = { key: string; group: string; href?: string; words?: string; content: React.ReactNode };
const WAIT_MS = 90;

/** List under the search field: recent words when it is empty, else phrases, categories, brands and products. */
export default function Suggestions({ ref, id, text, recentKey, onActive, onChoose, onLeave }: {
  ref: Ref<SuggestionMove>; id: string; text: string; recentKey: string;
  onActive: (id: string | null) => void; onChoose: (words: string) => void; onLeave: () => void;
}) {
  const { api, paths, language } = useShop();
  const [found, setFound] = useState<Found | null>(null);
  const [recent, setRecent] = useState(() => readKept<string[]>(recentKey) ?? []);
  const [at, setAt] = useState(-1);
  const q = text.trim();

  useEffect(() => {
    setAt(-1);
    if (!q) {
      setFound(null);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api('GET /api/catalog/suggest', { q: q.slice(0, 200) }, { signal: abort.signal }).then(setFound, () => {});
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, q]);

  const options = useMemo<Option[]>(() => {
    if (!q) return recent.map((words) => ({ key: words, group: m.frame_search_recent(), words, content: <><Icon name="clock" size={20} /><span className={css.name}>{words}</span></> }));
    if (!found) return [];
    return [
      ...found.phrases.map((words) => ({ key: `w${words}`, group: m.frame_search_phrases(), words, content: <><Icon name="search" size={20} /><span className={css.name}>{words}</span></> })),
      ...found.categories.map(({ id: category, slug, name, path, count }) => ({ key: `c${category}`, group: m.frame_search_categories(), href: paths.category(slug), content: <><Icon name="catalog" size={20} /><span className={css.name}>{name} <small>{path}</small></span><small>{count}</small></> })),
      ...found.brands.map(({ name, slug, category }) => ({ key: `b${slug}`, group: m.frame_search_brands(), href: paths.category(category, { filters: `brend/${slug}` }), content: <><Icon name="star" size={20} /><span className={css.name}>{name}</span></> })),
      ...found.products.map((product) => ({
        key: `p${product.id}`, group: m.frame_search_products(), href: paths.product(product.id),
        content: <>
          <img className={css.thumb} src={product.picture ? pictureUrl(product.picture, 160) : kindPictureUrl(product.kind)} alt="" width={44} height={44} loading="lazy" />
          <span className={css.name}>{product.name}</span>
          {product.price !== null && <span className={css.price}>{formatTenge(product.price, language)}</span>}
        </>,
      })),
      { key: 'all', group: '', words: q, content: <><Icon name="arrow-right" size={20} /><span className={css.name}>{m.frame_search_all()}</span></> },
    ];
  }, [q, found, recent, paths, language]);

  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    onActive(at >= 0 ? optionId(at) : null);
    if (at >= 0) document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  useImperativeHandle(ref, () => ({
    move: (step) => setAt((current) => (options.length === 0 ? -1 : (current + step + options.length + (current < 0 && step < 0 ? 1 : 0)) % options.length)),
    choose: () => {
      const option = options[at];
      if (!option) return false;
      if (option.words !== undefined) onChoose(option.words);
      else document.getElementById(optionId(at))?.click();
      return true;
    },
  }), [options, at]);

  if (options.length === 0) return <div id={id} role="listbox" aria-label={m.frame_search()} hidden />;
  const forget = () => {
    keep(recentKey, []);
    setRecent([]);
  };
  return (
    <div className={css.panel} onMouseDown={(event) => event.preventDefault()}>
      <p className="visually-hidden" role="status">{m.frame_search_found({ count: options.length })}</p>
      {!q && <p className={css.heading}>{m.frame_search_recent()}<button type="button" className={css.forget} onClick={forget}>{m.frame_search_forget()}</button></p>}
      <div id={id} role="listbox" aria-label={m.frame_search()}>
        {options.map((option, index) => {
          const title = q && option.group && option.group !== options[index - 1]?.group ? <p className={css.heading} role="presentation">{option.group}</p> : null;
          const shared = { id: optionId(index), role: 'option', 'aria-selected': index === at, className: css.option, tabIndex: -1 } as const;
          return (
            <div key={option.key} role="presentation">
              {title}
              {option.href !== undefined
                ? <a {...shared} href={option.href} onClick={onLeave}>{option.content}</a>
                : <div {...shared} onClick={() => onChoose(option.words ?? '')}>{option.content}</div>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
