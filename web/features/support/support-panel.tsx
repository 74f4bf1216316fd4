import { useEffect, useRef, useState } from 'react';
import type { Support } from '#contract/customers/support.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import type { PanelParts } from './panel-parts.ts';
import { ChatView } from './chat.tsx';
import { ConversationView } from './conversation.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { SupportActions } from './support-actions.tsx';
import { goBack, placeStack } from './support-state.ts';
import { LeafList, TopicList } from './topic-list.tsx';
import css from './support.module.css';

/** The support assistant: search, topics, own orders, callback, and the conversation with the shop. */
export function SupportPanel({ parts, loaded = null }: { parts: PanelParts; loaded?: Support | null }) {
  const { api } = useShop();
  const [support, setSupport] = useState(loaded);
  const [isFailed, setIsFailed] = useState(false);
  const places = placeStack.use();
  useEffect(() => {
    if (support || isFailed) return;
    api('GET /api/support/topics', {}).then(setSupport, () => setIsFailed(true));
  }, [api, support, isFailed]);
  if (isFailed)
    return (
      <ErrorMessage action={<Button onClick={() => setIsFailed(false)}>{m.support_retry()}</Button>}>
        {m.support_failed()}
      </ErrorMessage>
    );
  if (!support) return <Skeleton shape="block" />;
  return (
    <div className={css.panel}>
      <Place key={places.length} support={support} parts={parts} />
    </div>
  );
}

function Place({ support, parts }: { support: Support; parts: PanelParts }) {
  const places = placeStack.use();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = places.length === 1;
  const place = places.at(-1) ?? { view: 'topics' as const };
  const isChat = place.view === 'chat';
  // A screen reader announces the new place; the first one belongs to the panel's own title. The chat focuses its input.
  useEffect(() => {
    if (!isFirst && !(isChat && matchMedia('(pointer: fine)').matches)) heading.current?.focus();
  }, [isFirst, isChat]);
  const leaves = support.topics.flatMap((topic) => topic.leaves);
  const leaf = place.view === 'leaf' ? leaves.find(({ id }) => id === place.leaf) : undefined;
  const topic = place.view === 'topic' ? support.topics.find(({ id }) => id === place.topic) : undefined;
  if (place.view === 'topics' || (place.view === 'leaf' && !leaf) || (place.view === 'topic' && !topic))
    return <TopicList support={support} parts={parts} />;
  const titles = {
    topic: topic?.title ?? '',
    leaf: leaf?.title ?? '',
    orders: m.support_orders(),
    callback: m.support_callback(),
    conversation: m.support_conversation(),
    chat: m.assistant_chat(),
  };
  return (
    <>
      <Button kind="quiet" size="small" icon="arrow-left" className={css.back} onClick={goBack}>
        {m.support_back()}
      </Button>
      <h3 ref={heading} tabIndex={-1} className={css.title}>
        {titles[place.view]}
      </h3>
      {topic && <LeafList leaves={topic.leaves} />}
      {leaf && (
        <>
          <p>{leaf.text}</p>
          <SupportActions actions={leaf.actions} hasPerson />
        </>
      )}
      {place.view === 'orders' && <OrderAnswers number={place.number} statusText={parts.orderStatus} />}
      {place.view === 'callback' && parts.callback}
      {place.view === 'conversation' && <ConversationView />}
      {place.view === 'chat' && <ChatView parts={parts} />}
    </>
  );
}
