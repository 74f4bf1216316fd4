import { useEffect, useRef, useState } from 'react';
import type { ActionDraft, AnswerPart, AssistantTurn } from '#contract/customers/assistant.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { isCustomer } from '#web/state/customer/customer.ts';
import { preparedForm } from '#web/state/prepared-form.ts';
import { showFailure } from '#web/state/calls/use-action.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { askAssistant, chatProblem, eraseTurns, loadTurns, rateAnswer, stopAnswer, turns } from './chat-state.ts';
import { usePageSubject } from './page-subject.ts';
import type { PanelParts } from './panel-parts.ts';
import { LinkButton } from './support-actions.tsx';
import { addStep, goTo, isPanelOpen } from './support-state.ts';
import css from './support.module.css';

const MAX_LENGTH = 500;
/** Max chat turns handed over to an operator. */
const MAX_HANDED_OVER_TURNS = 10;

const PROBLEMS = { often: m.assistant_often, offline: m.assistant_offline, failed: m.assistant_failed };

/** Assistant chat: questions, streamed answers, and handover to an operator. */
export function ChatView({ parts }: { parts: PanelParts }) {
  const { api } = useShop();
  const page = usePageSubject();
  const allTurns = turns.use() ?? [];
  const stop = stopAnswer.use();
  const problem = chatProblem.use();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLFormElement>(null);
  const last = allTurns.at(-1);
  // A focused input would open the keyboard of a phone.
  const focusInput = () => {
    const isPrecise = matchMedia('(pointer: fine)').matches;
    if (isPrecise) composer.current?.querySelector('input')?.focus();
    return isPrecise;
  };
  useEffect(() => {
    void loadTurns(api).catch(() => {});
  }, [api]);
  const isBusy = stop !== null;
  useEffect(() => void focusInput(), []);
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const ask = async (question: string) => {
    if (question.trim() === '' || isBusy) return;
    // Restore an unsent question, so it can be sent again.
    if (!(await askAssistant(api, question.trim(), page))) setText((typed) => typed || question);
  };
  // The pressed button is about to unmount, so move the focus.
  const keepFocus = () => {
    if (!focusInput()) log.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {allTurns.length === 0 && <p>{m.assistant_hello()}</p>}
      {/* Buttons and cards of an answer are not announced, its sentences are. */}
      <div ref={log} role="log" aria-live="off" tabIndex={-1} aria-label={m.assistant_chat()} className={css.log}>
        <ol role="list" className={css.messages}>
          {allTurns.map((turn) => (
            <Turn
              key={turn.id}
              turn={turn}
              parts={parts}
              onAsk={(question) => {
                void ask(question);
                keepFocus();
              }}
              isLast={turn === last}
            />
          ))}
        </ol>
      </div>
      {isBusy && last?.state !== 'writing' && <p className={css.hours}>{m.assistant_busy()}</p>}
      <Announcer turn={last} isBusy={isBusy} />
      {problem && <ErrorMessage>{PROBLEMS[problem]()}</ErrorMessage>}
      <div className={css.tools}>
        <Button
          kind="quiet"
          size="small"
          icon="chat"
          onClick={() => {
            for (const { id } of allTurns.slice(-MAX_HANDED_OVER_TURNS)) addStep({ kind: 'turn', id });
            goTo({ view: 'conversation' });
          }}
        >
          {m.support_write()}
        </Button>
        {allTurns.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            icon="trash"
            onClick={() => {
              keepFocus();
              showFailure(eraseTurns(api), m.assistant_erase_failed);
            }}
          >
            {m.assistant_erase()}
          </Button>
        )}
      </div>
      <div ref={end} className={css.end} />
      <form
        ref={composer}
        className={cx(css.ask, css.composer)}
        aria-label={m.assistant_ask()}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          setText('');
          void ask(text);
        }}
      >
        <TextInput
          label={m.assistant_question()}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          value={text}
          onValue={setText}
        />
        {stop && last?.state === 'writing' ? (
          <Button icon="close" onClick={stop}>
            {m.assistant_stop()}
          </Button>
        ) : (
          <Button type="submit" kind="primary" icon="send" loading={isBusy}>
            {m.assistant_ask()}
          </Button>
        )}
      </form>
    </>
  );
}

/** Time after which an answer leaves the live region, where it would duplicate the log, ms. */
const ANNOUNCEMENT_MS = 5000;

/** Announces the answer that is being written, each sentence once. */
function Announcer({ turn, isBusy }: { turn: AssistantTurn | undefined; isBusy: boolean }) {
  const [announced, setAnnounced] = useState<number | null>(null);
  const id = turn?.id ?? null;
  useEffect(() => {
    if (isBusy) {
      setAnnounced(id);
      return;
    }
    const timer = setTimeout(() => setAnnounced(null), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [isBusy, id]);
  const parts = turn && turn.id === announced ? turn.parts : [];
  const sentences = parts.flatMap((part) =>
    part.kind === 'text'
      ? (part.text.match(/\S.*?(?:[.!?…]+(?=\s)|$)/gsu) ?? [])
      : part.kind === 'products'
        ? [m.assistant_products_shown({ count: part.ids.length })]
        : [],
  );
  return (
    <div aria-live="polite" className="visually-hidden">
      {isBusy && <p>{m.assistant_busy()}</p>}
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence.trim()}</p>
      ))}
    </div>
  );
}

function Turn({
  turn,
  parts,
  onAsk,
  isLast,
}: {
  turn: AssistantTurn;
  parts: PanelParts;
  onAsk: (question: string) => void;
  isLast: boolean;
}) {
  const { api } = useShop();
  const { question, product, state, feedback } = turn;
  const words = turn.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
  const isFinished = state === 'done' || state === 'stopped';
  const rate = (value: 'good' | 'bad') => showFailure(rateAnswer(api, turn, value), m.qa_failed);
  return (
    <>
      <li className={cx(css.message, css.own)}>
        <strong className={css.author}>{m.support_you()}</strong>
        <p className={css.words}>{question}</p>
      </li>
      <li className={cx(css.message, css.assistant)}>
        <strong className={css.author}>{m.assistant_name()}</strong>
        {turn.parts.map((part, index) => (
          <Part key={index} part={part} question={question} parts={parts} onAsk={onAsk} isLast={isLast} />
        ))}
        {state === 'writing' && turn.parts.length === 0 && <small className={css.hours}>{m.assistant_busy()}</small>}
        {state === 'stopped' && <small className={css.hours}>{m.assistant_stopped()}</small>}
        {state === 'failed' && <p>{m.assistant_failed()}</p>}
        {isFinished && words !== '' && (
          <span className={css.tools}>
            {product !== null && <PublishQuestion turn={turn} product={product} />}
            <IconButton
              size="small"
              icon="copy"
              label={m.assistant_copy()}
              onClick={() =>
                void navigator.clipboard.writeText(words).then(
                  () => toast.show({ kind: 'success', text: m.assistant_copied() }),
                  () => {},
                )
              }
            />
            <IconButton
              size="small"
              icon="thumb-up"
              label={m.assistant_feedback_good()}
              pressed={feedback === 'good'}
              onClick={() => rate('good')}
            />
            <IconButton
              size="small"
              icon="thumb-down"
              label={m.assistant_feedback_bad()}
              pressed={feedback === 'bad'}
              onClick={() => rate('bad')}
            />
          </span>
        )}
      </li>
    </>
  );
}

/** Also posts the question on the product page; the moderator sees the chat's answer. */
function PublishQuestion({ turn: { id, question }, product }: { turn: AssistantTurn; product: number }) {
  const { api, paths, page, navigate } = useShop();
  const [isSent, setIsSent] = useState(false);
  const publish = async () => {
    if (!isCustomer()) {
      isPanelOpen.set(false);
      navigate(paths.auth(page.url));
      return;
    }
    try {
      await api('POST /api/product-questions', { productId: product, text: question, turn: id });
      setIsSent(true);
      toast.show({ kind: 'success', text: m.qa_sent() });
    } catch {
      toast.show({ kind: 'error', text: m.qa_failed() });
    }
  };
  if (isSent) return null;
  return (
    <Button kind="quiet" size="small" icon="question" onClick={() => void publish()}>
      {m.assistant_publish()}
    </Button>
  );
}

function Part({
  part,
  question,
  parts,
  onAsk,
  isLast,
}: {
  part: AnswerPart;
  question: string;
  parts: PanelParts;
  onAsk: (question: string) => void;
  isLast: boolean;
}) {
  switch (part.kind) {
    case 'text':
      return <p className={css.words}>{part.text.trim()}</p>;
    case 'links':
      return (
        <div className={css.chips}>
          {part.links.map((link) => (
            <LinkButton key={link.title} link={link} size="small" />
          ))}
        </div>
      );
    case 'products':
      return <Products ids={part.ids} parts={parts} />;
    case 'suggestions':
      // Only the latest answer offers suggestions.
      return isLast ? (
        <div className={css.chips} role="group" aria-label={m.assistant_suggestions()}>
          {part.texts.map((text) => (
            <Button key={text} size="small" onClick={() => onAsk(text)}>
              {text}
            </Button>
          ))}
        </div>
      ) : null;
    case 'draft':
      return <Draft draft={part.draft} words={question} />;
  }
}

/** Cards with today's prices and availability of the city. */
function Products({ ids, parts }: { ids: readonly number[]; parts: PanelParts }) {
  const { api } = useShop();
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null);
  const wanted = ids.join(',');
  useEffect(() => {
    let isUnmounted = false;
    api('GET /api/catalog/cards', { ids: wanted }).then(
      (found) => {
        if (!isUnmounted) setProducts(found);
      },
      () => {
        if (!isUnmounted) setProducts([]);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, wanted]);
  if (!products) return <Skeleton shape="block" />;
  return (
    <ul role="list" className={css.products}>
      {products.map((product) => (
        <li key={product.id}>{parts.product(product)}</li>
      ))}
    </ul>
  );
}

/** Opens the form with the order and the customer's words; the customer sends it. */
function Draft({ draft: { kind, order }, words }: { draft: ActionDraft; words: string }) {
  const { paths } = useShop();
  if (kind === 'callback')
    return (
      <Button kind="primary" icon="phone" onClick={() => goTo({ view: 'callback' })}>
        {m.assistant_draft_callback()}
      </Button>
    );
  const href =
    kind === 'complaint'
      ? paths.page('/profile/my-complaints')
      : order === null
        ? paths.profileOrders('finished')
        : paths.profileOrder(order);
  return (
    <Button
      kind="primary"
      icon={kind === 'return' ? 'return' : 'edit'}
      href={href}
      onClick={() => {
        preparedForm.set({ kind, order, text: words });
        isPanelOpen.set(false);
      }}
    >
      {kind === 'return' ? m.assistant_draft_return() : m.assistant_draft_complaint()}
    </Button>
  );
}
