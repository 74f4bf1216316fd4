import { useState } from 'react';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import css from './article-search.module.css';

/** Full-text search of articles; works without scripts. */
export function ArticleSearch({ q, topic }: { q: string; topic: string | null }) {
  const { paths, navigate } = useShop();
  const [text, setText] = useState(q);
  const search = (next: string) => navigate(campaignPaths(paths).articles({ q: next.trim(), topic }));
  return (
    <search aria-label={m.articles_search()}>
      <form
        action={paths.articles()}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        {topic !== null && <input type="hidden" name="topic" value={topic} />}
        <TextInput
          type="search"
          name="q"
          icon="search"
          label={m.articles_search()}
          labelHidden
          placeholder={m.articles_search()}
          clear={m.content_questions_clear()}
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onValue={(next) => {
            setText(next);
            if (next === '' && q !== '') search('');
          }}
          className={css.field}
        />
        <Button type="submit">{m.articles_find()}</Button>
      </form>
    </search>
  );
}
