import { useDeferredValue, useEffect, useState } from 'react';
import type { GuideQuestion, Support } from '#contract/customers/support.ts';
import { asksForOrder, orderNumberIn, rankAnswers, soundsLikeDistress } from '#domain/support/support-search.ts';
import type { SupportTopicId } from '#domain/support/support-topics.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { askAssistant } from './chat-state.ts';
import { usePageSubject } from './page-subject.ts';
import { LinkButton, SupportActions } from './support-actions.tsx';
import type { PanelParts } from './panel-parts.ts';
import { addStep, goTo, isPanelOpen } from './support-state.ts';
import css from './support.module.css';

const MAX_LEAVES = 3;
const MAX_QUESTIONS = 4;
const MAX_LENGTH = 300;

const ICONS: Record<SupportTopicId, IconName> = {
  order: 'box',
  delivery: 'truck',
  payment: 'card',
  return: 'return',
  warranty: 'wrench',
  bonuses: 'bonus',
  'gift-cards': 'gift',
  account: 'user',
};

type Leaf = Support['topics'][number]['leaves'][number];

/** First place of the panel: a question in own words, or a topic. */
export function TopicList({ support, parts }: { support: Support; parts: PanelParts }) {
  const [text, setText] = useState('');
  const question = useDeferredValue(text).trim();
  const { api } = useShop();
  const page = usePageSubject();
  const openChat = () => {
    goTo({ view: 'chat' });
    if (question !== '') void askAssistant(api, question, page);
  };
  return (
    <>
      <form
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault();
          openChat();
        }}
      >
        <TextInput
          type="search"
          icon="search"
          label={m.support_ask()}
          clear={m.content_questions_clear()}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          value={text}
          onValue={setText}
          onBlur={() => {
            if (question !== '') addStep({ kind: 'question', text: question });
          }}
        />
        <Button type="submit" kind="primary" icon="chat">
          {question === '' ? m.assistant_open() : m.assistant_ask()}
        </Button>
      </form>
      {question === '' ? (
        <ul role="list" className={css.topics}>
          {support.topics.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className={css.topic} onClick={() => goTo({ view: 'topic', topic: id })}>
                <Icon name={ICONS[id]} size={24} />
                {title}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Answers support={support} parts={parts} question={question} />
      )}
      <h3 className={css.subtitle}>{m.support_person()}</h3>
      <SupportActions actions={support.contacts} hasPerson />
    </>
  );
}

/** Leaves of a topic. */
export function LeafList({ leaves }: { leaves: readonly Leaf[] }) {
  return (
    <ul role="list" className={css.leaves}>
      {leaves.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className={css.leaf} onClick={() => goTo({ view: 'leaf', leaf: id })}>
            {title}
            <Icon name="chevron-right" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Answers to a typed question: help in danger, own orders, leaves, and questions of the guides. */
function Answers({ support, parts, question }: { support: Support; parts: PanelParts; question: string }) {
  const questions = useQuestions();
  const { paths } = useShop();
  if (soundsLikeDistress(question))
    return (
      <div role="status" className={css.answers}>
        <p>{m.support_distress()}</p>
        {support.emergency.map((link) => (
          <LinkButton key={link.title} link={link} kind="primary" />
        ))}
      </div>
    );
  const number = orderNumberIn(question);
  const leaves = rankAnswers(
    support.topics.flatMap((topic) =>
      topic.leaves.map((leaf) => ({ ...leaf, title: `${leaf.title} ${leaf.words}`, text: topic.title, leaf })),
    ),
    question,
    MAX_LEAVES,
  ).map(({ leaf }) => leaf);
  const found = rankAnswers(
    (questions ?? []).map((entry) => ({ ...entry, text: JSON.stringify(entry.blocks) })),
    question,
    MAX_QUESTIONS,
  );
  const isAboutOrder = number !== null || asksForOrder(question);
  return (
    <div className={css.answers}>
      <p role="status" className="visually-hidden">
        {m.support_found({ count: leaves.length + found.length + Number(isAboutOrder) })}
      </p>
      {isAboutOrder && (
        <Button
          wide
          kind="primary"
          icon="box"
          onClick={() => {
            addStep({ kind: 'question', text: question });
            if (number !== null) addStep({ kind: 'order', number });
            goTo({ view: 'orders', number });
          }}
        >
          {number === null ? m.support_orders_show() : m.order_number({ number })}
        </Button>
      )}
      <LeafList leaves={leaves} />
      {found.map(({ title, path, page, blocks }) => (
        <Disclosure key={path} title={title}>
          <div className={css.answer}>
            {parts.answer(blocks)}
            <a href={paths.page(path)} onClick={() => isPanelOpen.set(false)}>
              {page}
            </a>
          </div>
        </Disclosure>
      ))}
      {questions !== null && leaves.length + found.length === 0 && !isAboutOrder && <p>{m.support_nothing()}</p>}
    </div>
  );
}

/** Questions of the guides, read when the first answer is asked for; null until then. */
function useQuestions(): readonly GuideQuestion[] | null {
  const { api } = useShop();
  const [questions, setQuestions] = useState<readonly GuideQuestion[] | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    api('GET /api/support/questions', {}).then(
      (read) => {
        if (!isUnmounted) setQuestions(read);
      },
      // Without them the topics still answer.
      () => setQuestions([]),
    );
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  return questions;
}
