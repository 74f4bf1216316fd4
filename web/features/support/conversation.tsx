import { useEffect, useRef, useState } from 'react';
import type { Conversation, SupportMessage } from '#contract/customers/support.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { createIdempotencyKey } from '#web/calls/idempotency-key.ts';
import { m } from '#web/messages.ts';
import { useForm } from '#web/state/calls/use-form.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { momentText } from '#web/texts/times.ts';
import { LinkButton } from './support-actions.tsx';
import { steps } from './support-state.ts';
import css from './support.module.css';

/** Poll interval while the conversation is shown, ms. */
const POLL_MS = 10_000;
const MAX_LENGTH = 2000;

/** The conversation with the shop; the answer appears here. */
export function ConversationView() {
  const { api, frame } = useShop();
  const isGuest = customerId.use() === null;
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [text, setText] = useState('');
  const [phone, setPhone] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const key = useRef('');
  const isPhoneWrong = phone !== '' && !isPhone(phone);
  useEffect(() => {
    let isUnmounted = false;
    const read = () =>
      api('GET /api/support/conversation', {}).then(
        (own) => {
          if (!isUnmounted) setConversation(own.conversation);
        },
        () => {},
      );
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, POLL_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [api]);
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      return text.trim() !== '' && !isPhoneWrong;
    },
    async send() {
      const left = isGuest && phone !== '' ? { phone: phoneDigits(phone) } : {};
      const message = { text: text.trim(), steps: [...steps.get()], ...left };
      key.current ||= createIdempotencyKey();
      const sent = await api('POST /api/support/conversation', message, { idempotencyKey: key.current });
      key.current = '';
      setConversation(sent.conversation);
      steps.set([]);
      setText('');
      setIsSubmitted(false);
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : '';
      if (name === 'offline') return m.offline_title();
      return name === 'rate_limited' ? m.support_often() : m.support_send_failed();
    },
  });
  const messages = conversation?.messages ?? [];
  return (
    <>
      {messages.length === 0 && <p>{m.support_conversation_text(frame.supportHours)}</p>}
      <div role="log" aria-label={m.support_conversation()}>
        <ol role="list" className={css.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </div>
      {conversation?.state === 'waiting' && (
        <p className={css.hours}>
          {isGuest && !conversation.phoneMasked ? m.support_waiting_here() : m.support_waiting()}
        </p>
      )}
      <form {...form} className={css.form} aria-label={m.support_write()}>
        <Textarea
          label={m.support_message()}
          rows={3}
          required
          maxLength={MAX_LENGTH}
          value={text}
          onValue={setText}
          error={isSubmitted && text.trim() === '' ? m.support_message_empty() : undefined}
        />
        {isGuest && !conversation?.phoneMasked && (
          <PhoneInput
            label={m.support_phone()}
            hint={m.support_phone_hint()}
            mask={formatPhone}
            value={phone}
            onValue={setPhone}
            error={isSubmitted && isPhoneWrong ? m.checkout_error_phone() : undefined}
          />
        )}
        <ErrorMessage>{problem}</ErrorMessage>
        <Button type="submit" kind="primary" icon="send" loading={busy}>
          {m.support_send()}
        </Button>
      </form>
      {messages.length > 0 && (
        <Button
          kind="quiet"
          size="small"
          icon="trash"
          onClick={() =>
            void api('DELETE /api/support/conversation', {}).then(
              () => setConversation(null),
              () => {},
            )
          }
        >
          {m.support_erase()}
        </Button>
      )}
    </>
  );
}

function Message({ message: { author, text, links, steps: seen, at } }: { message: SupportMessage }) {
  const { language } = useShop();
  const now = useNow();
  const isOwn = author === 'customer';
  return (
    <li className={cx(css.message, isOwn && css.own)}>
      <strong className={css.author}>{isOwn ? m.support_you() : m.support_shop()}</strong>
      {seen.length > 0 && <span className={css.hours}>{m.support_seen({ steps: seen.join(' → ') })}</span>}
      <p className={css.words}>{text}</p>
      {links.map((link) => (
        <LinkButton key={link.title} link={link} />
      ))}
      <time dateTime={at} className={css.hours}>
        {momentText(at, now, language)}
      </time>
    </li>
  );
}
