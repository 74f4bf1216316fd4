import { useEffect, useRef, useState } from 'react';
import { MAX_POST_LENGTH } from '#domain/catalog/product-question.ts';
import { ApiError } from '#web/calls/api.ts';
import { sentText } from '#web/calls/sent-text.ts';
import { m } from '#web/messages.ts';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from './post-form.module.css';

/** Field for a question or an answer; both are published after moderation. */
export default function PostForm({
  label,
  done,
  send,
  onCancel,
}: {
  label: string;
  done: string;
  send: (text: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { form, busy, problem } = useForm({
    check: () => text.trim() !== '',
    async send() {
      await send(text.trim());
      toast.show({ kind: 'success', text: sentText(done) });
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (name === 'rate_limited') return m.qa_often();
      return name === 'offline' ? m.offline_title() : m.qa_failed();
    },
  });
  return (
    <form {...form} className={css.form}>
      <Textarea
        label={label}
        hint={m.qa_moderated()}
        rows={3}
        maxLength={MAX_POST_LENGTH}
        ref={field}
        value={text}
        onValue={setText}
      />
      {problem && <ErrorMessage>{problem}</ErrorMessage>}
      <p className={css.buttons}>
        <Button type="submit" kind="primary" loading={busy}>
          {m.qa_send()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.qa_cancel()}
        </Button>
      </p>
    </form>
  );
}
