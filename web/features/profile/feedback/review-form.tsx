import { useState } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '#domain/catalog/review.ts';
import { ApiError } from '#web/calls/api.ts';
import { sentText } from '#web/calls/sent-text.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { RatingInput } from '#web/ui/inputs/rating-input.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { FilePicker } from './file-picker.tsx';
import css from '../profile.module.css';

const EMPTY_TEXTS = { advantages: '', flaws: '', comment: '' };

/** Review dialog: stars, text and photos. A review is published after moderation. */
export default function ReviewForm({
  product,
  onClose,
  onSent,
}: {
  product: { id: number; name: string };
  onClose: () => void;
  onSent: () => void;
}) {
  const { api } = useShop();
  const [stars, setStars] = useState<number | null>(null);
  const [texts, setTexts] = useState(EMPTY_TEXTS);
  const [photos, setPhotos] = useState<SentFile[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { form, busy, problem, submit } = useForm({
    check() {
      setIsSubmitted(true);
      return stars !== null;
    },
    async send() {
      if (stars === null) return;
      const photoKeys = photos.map(({ key }) => key);
      await api('POST /api/pages/profile/reviews', { productId: product.id, stars, ...texts, photos: photoKeys });
      toast.show({ kind: 'success', text: sentText(m.review_sent()) });
      onSent();
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (name === 'review_exists') return m.review_exists();
      return name === 'offline' ? m.offline_title() : m.review_failed();
    },
  });
  const field = (name: keyof typeof EMPTY_TEXTS) => ({
    value: texts[name],
    maxLength: MAX_REVIEW_LENGTH,
    onValue: (value: string) => setTexts({ ...texts, [name]: value }),
  });
  return (
    <Modal
      open
      onClose={onClose}
      closesOnBackdropClick={false}
      title={m.review_title()}
      closeLabel={m.frame_close()}
      footer={
        <div className={css.buttons}>
          <Button kind="action" icon="send" loading={busy} onClick={() => void submit()}>
            {m.review_send()}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {m.profile_cancel()}
          </Button>
        </div>
      }
    >
      <form {...form} className={css.stack}>
        <p>
          <strong>{product.name}</strong>
        </p>
        <RatingInput
          legend={m.review_rating()}
          value={stars}
          onValue={setStars}
          required
          labels={[m.review_star_1(), m.review_star_2(), m.review_star_3(), m.review_star_4(), m.review_star_5()]}
          {...(isSubmitted && stars === null && { error: m.review_rating_required() })}
        />
        <Textarea {...field('advantages')} rows={2} label={m.review_advantages()} />
        <Textarea {...field('flaws')} rows={2} label={m.review_flaws()} />
        <Textarea {...field('comment')} rows={4} label={m.review_comment()} />
        <FilePicker
          send={(file) => api('POST /api/pages/profile/files', file)}
          label={m.review_add_photos()}
          kinds={['image']}
          max={MAX_REVIEW_PHOTOS}
          files={photos}
          onFiles={setPhotos}
        />
        <p className={css.muted}>{m.review_moderated()}</p>
        <ErrorMessage>{problem}</ErrorMessage>
      </form>
    </Modal>
  );
}
