import { useState } from 'react';
import type { Complaint, SentFile } from '#contract/orders/complaints.ts';
import {
  COMPLAINT_TYPES,
  MAX_COMPLAINT_FILES,
  MAX_COMPLAINT_LENGTH,
  MAX_SUBJECT_LENGTH,
  type ComplaintType,
} from '#domain/orders/complaint.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { COMPLAINT_TYPE_NAMES } from './complaint-texts.ts';
import { FilePicker } from './file-picker.tsx';
import css from '../profile.module.css';

/** Complaint form: topic, optional order, text and files; `draft` is what the chat has prepared. */
export function ComplaintForm({
  draft,
  onSent,
  onCancel,
}: {
  draft: { order: string | null; text: string } | null;
  onSent: (complaint: Complaint) => void;
  onCancel: () => void;
}) {
  const { api } = useShop();
  const [type, setType] = useState<ComplaintType | ''>('');
  const [order, setOrder] = useState(draft?.order ?? '');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState(draft?.text ?? '');
  const [files, setFiles] = useState<SentFile[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const orderNumber = order.trim() === '' ? null : parseOrderNumber(order);
  const isOrderInvalid = order.trim() !== '' && orderNumber === null;
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      return type !== '' && !isOrderInvalid && subject.trim() !== '' && text.trim() !== '';
    },
    async send() {
      if (type === '') return;
      onSent(
        await api('POST /api/pages/profile/complaints', {
          type,
          orderNumber: orderNumber ?? null,
          subject,
          text,
          files: files.map(({ key }) => key),
        }),
      );
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (name === 'order_unknown') return m.complaint_order_unknown();
      return name === 'offline' ? m.offline_title() : m.complaint_failed();
    },
  });
  return (
    <Card as="section" padding="large" className={css.stack} aria-labelledby="complaint-title">
      <h2 id="complaint-title" data-opened tabIndex={-1} className={css.heading}>
        {m.complaint_new()}
      </h2>
      <form {...form} className={css.form}>
        <Select
          label={m.complaint_type()}
          required
          value={type}
          placeholder={m.complaint_type_choose()}
          error={isSubmitted && type === '' ? m.complaint_type_required() : undefined}
          options={COMPLAINT_TYPES.map((value) => ({ value, label: COMPLAINT_TYPE_NAMES[value]() }))}
          onValue={(value) => setType(value as ComplaintType | '')}
        />
        <TextInput
          label={m.complaint_order()}
          hint={m.complaint_order_hint()}
          inputMode="numeric"
          value={order}
          maxLength={20}
          error={isSubmitted && isOrderInvalid ? m.order_error_number() : undefined}
          onValue={setOrder}
        />
        <TextInput
          label={m.complaint_subject()}
          required
          value={subject}
          maxLength={MAX_SUBJECT_LENGTH}
          error={isSubmitted && subject.trim() === '' ? m.complaint_subject_required() : undefined}
          onValue={setSubject}
          className={css.wide}
        />
        <Textarea
          label={m.complaint_text()}
          required
          rows={5}
          value={text}
          maxLength={MAX_COMPLAINT_LENGTH}
          error={isSubmitted && text.trim() === '' ? m.complaint_text_required() : undefined}
          onValue={setText}
          className={css.wide}
        />
        <div className={css.wide}>
          <FilePicker
            send={(file) => api('POST /api/pages/profile/files', file)}
            label={m.files_add()}
            kinds={['image', 'pdf']}
            max={MAX_COMPLAINT_FILES}
            files={files}
            onFiles={setFiles}
          />
        </div>
        <ErrorMessage className={css.wide}>{problem}</ErrorMessage>
        <div className={`${css.buttons} ${css.wide}`}>
          <Button type="submit" kind="action" icon="send" loading={busy}>
            {m.complaint_send()}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {m.profile_cancel()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
