import { Suspense, useEffect, useState } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import type { ProductAnswer, ProductQuestion, WaitingPost } from '#contract/catalog/product-questions.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { useChangesSent } from '#web/device/offline/changes-sent.ts';
import { m } from '#web/messages.ts';
import { customerId, isCustomer } from '#web/state/customer/customer.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { useVotes } from '../votes/use-votes.ts';
import { VoteButton } from '../votes/vote-button.tsx';
import css from '../reviews/review-card.module.css';

// Its styles are not in the page: it opens on demand.
const PostForm = lazyPart(() => import('./post-form.tsx'));

type Post = ProductQuestion | ProductAnswer;

/** Questions about the product and their answers, useful votes, and the forms for both. */
export default function Questions({ product: { id, questions: first } }: { product: ProductPage }) {
  const { api, paths, page, navigate } = useShop();
  const [list, setList] = useState({ ...first, page: 0, isBusy: false });
  const [waiting, setWaiting] = useState<readonly WaitingPost[]>([]);
  /** Id of the question that is being answered, or `new` for a new question. */
  const [writing, setWriting] = useState<number | 'new' | null>(null);
  const customer = customerId.use();
  const [reloads, setReloads] = useState(0);
  useChangesSent(() => setReloads((count) => count + 1));
  const votes = useVotes('post', id, list.total > 0);
  useEffect(() => {
    let isUnmounted = false;
    setWaiting([]);
    if (customer !== null)
      api('GET /api/pages/profile/questions', { productId: id }).then(
        (found) => {
          if (!isUnmounted) setWaiting(found);
        },
        // The published list stays complete without them.
        () => {},
      );
    return () => {
      isUnmounted = true;
    };
  }, [api, id, customer, reloads]);
  /** A guest logs in first and returns to the product. */
  const asCustomer = (act: () => void) => (isCustomer() ? act() : navigate(paths.auth(page.url)));
  const loadMore = async () => {
    setList((current) => ({ ...current, isBusy: true }));
    // The questions of the product page do not count as page 1.
    const next = list.page + 1;
    const found = await api('GET /api/catalog/products/:id/questions', { id, page: next }).catch(() => null);
    setList((current) => {
      if (!found) return { ...current, isBusy: false };
      const known = new Set(next === 1 ? [] : current.questions.map((question) => question.id));
      const added = found.questions.filter((question) => !known.has(question.id));
      return {
        questions: next === 1 ? added : [...current.questions, ...added],
        total: found.total,
        page: next,
        isBusy: false,
      };
    });
  };
  const addWaiting = (post: WaitingPost) => {
    setWriting(null);
    setWaiting((current) => [...current, post]);
  };
  const waitingFor = (questionId: number | null) =>
    waiting
      .filter((post) => post.questionId === questionId)
      .map((post) => (
        <li key={`waiting ${post.id}`} className={css.answer}>
          <Badge kind="neutral">{m.review_waiting()}</Badge>
          <p className={css.words}>{post.text}</p>
        </li>
      ));
  const useful = ({ id: postId, votes: count }: Post) => <VoteButton votes={votes} id={postId} count={count} />;
  return (
    <div className={css.text}>
      {list.total === 0 && waiting.length === 0 && <p>{m.qa_none()}</p>}
      <ul role="list">
        {list.questions.map((question) => (
          <li key={question.id} className={css.review}>
            <PostHead post={question} />
            <h3 lang={question.language} className={css.author}>
              {question.text}
            </h3>
            <ul role="list" className={css.text}>
              {question.answers.map((answer) => (
                <li key={answer.id} className={css.answer}>
                  <PostHead post={answer} />
                  <p lang={answer.language} className={css.words}>
                    {answer.text}
                  </p>
                  {useful(answer)}
                </li>
              ))}
              {waitingFor(question.id)}
            </ul>
            {writing === question.id ? (
              <Suspense>
                <PostForm
                  label={m.qa_answer_text()}
                  done={m.qa_answer_sent()}
                  send={async (text) => {
                    const sent = await api('POST /api/product-answers', { questionId: question.id, text });
                    addWaiting({ id: sent.id, questionId: question.id, text });
                  }}
                  onCancel={() => setWriting(null)}
                />
              </Suspense>
            ) : (
              <p className={css.head}>
                {question.answers.length === 0 && <span>{m.qa_unanswered()}</span>}
                <Button kind="quiet" size="small" icon="chat" onClick={() => asCustomer(() => setWriting(question.id))}>
                  {m.qa_answer()}
                </Button>
                {useful(question)}
              </p>
            )}
          </li>
        ))}
        {waitingFor(null)}
      </ul>
      {list.questions.length < list.total && (
        <Button loading={list.isBusy} onClick={() => void loadMore()}>
          {m.product_reviews_more()}
        </Button>
      )}
      {writing === 'new' ? (
        <Suspense>
          <PostForm
            label={m.qa_text()}
            done={m.qa_sent()}
            send={async (text) => {
              const sent = await api('POST /api/product-questions', { productId: id, text });
              addWaiting({ id: sent.id, questionId: null, text });
            }}
            onCancel={() => setWriting(null)}
          />
        </Suspense>
      ) : (
        <p>
          <Button icon="question" onClick={() => asCustomer(() => setWriting('new'))}>
            {m.qa_ask()}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Author, mark and date of a post. */
function PostHead({ post }: { post: Post }) {
  const { language } = useShop();
  const isShop = 'isShop' in post && post.isShop;
  return (
    <p className={css.answerHead}>
      {isShop && <Icon name="store" size={20} />}
      <b>{isShop ? m.qa_shop() : post.author}</b>
      {'verified' in post && post.verified && (
        <span className={css.verified}>
          <Icon name="success" size={16} />
          {m.product_review_verified()}
        </span>
      )}
      <time dateTime={post.date}>{formatDate(post.date, language, 'long')}</time>
    </p>
  );
}
