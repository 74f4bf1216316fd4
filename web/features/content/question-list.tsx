import { useDeferredValue, useState } from 'react';
import type { Fold } from '#contract/content/content.ts';
import { filterQuestions, type QuestionTopic } from '#domain/search/question-search.ts';
import { m } from '#web/messages.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { TextBlocks } from './text-blocks.tsx';
import css from './content-body.module.css';

type Topic = { id: string; title: string; items: readonly Fold[] };

/** Questions by topic with a text search that includes the answers. */
export function QuestionList({ topics }: { topics: readonly Topic[] }) {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const visibleTopics = filterQuestions(topics.map(withSearchText), deferredText);
  const isSearching = deferredText.trim() !== '';
  return (
    <div className={css.wide}>
      <TextInput
        type="search"
        icon="search"
        label={m.content_questions_search()}
        clear={m.content_questions_clear()}
        value={text}
        onValue={setText}
        className={css.search}
      />
      <div aria-live="polite">
        {visibleTopics.length === 0 && (
          <EmptyState drawing="search" level={2} title={m.content_questions_none()} text={m.content_questions_ask()} />
        )}
        {visibleTopics.map(({ id, title, items }) => (
          <section key={id} className={css.topic}>
            <h2 id={id}>{title}</h2>
            {items.map((item) => (
              <div key={item.id} id={item.id}>
                <Disclosure
                  key={String(isSearching)}
                  title={item.title}
                  open={isSearching && visibleTopics.length === 1 && items.length < 3}
                >
                  <div className={css.answer}>
                    <TextBlocks blocks={item.blocks} />
                  </div>
                </Disclosure>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function withSearchText(topic: Topic): QuestionTopic<Fold & { text: string }> {
  return {
    ...topic,
    items: topic.items.map((item) => ({ ...item, text: `${item.title} ${JSON.stringify(item.blocks)}` })),
  };
}
