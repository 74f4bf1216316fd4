import { useEffect, useEffectEvent, useState } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { Order, OrderLine } from '#contract/orders/orders.ts';
import type { ReturnOffer, ReturnPreview, ReturnRequest } from '#contract/orders/returns.ts';
import { isShopAtFault, MAX_RETURN_COMMENT, RETURN_REASONS, type ReturnReason } from '#domain/orders/return-request.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { usePhoneVerification, type WithVerification } from '#web/state/calls/use-phone-verification.ts';
import type { OrderKey, ReturnSlots } from './return-slots.ts';
import { ReturnSums } from './return-sums.tsx';
import { RETURN_REASON_NAMES } from './return-texts.ts';
import css from './returns.module.css';

/** Return form: products and quantities, reason, text and photos; previews the refund by tender. */
export default function ReturnForm({
  order,
  offer,
  words,
  slots: { orderKey, picture, photos, phoneVerification },
  onClose,
  onSent,
}: {
  order: Order;
  offer: ReturnOffer;
  /** Comment that the chat has prepared; empty without one. */
  words: string;
  slots: Pick<ReturnSlots, 'orderKey' | 'picture' | 'photos' | 'phoneVerification'>;
  onClose: () => void;
  onSent: (request: ReturnRequest) => void;
}) {
  const { api } = useShop();
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [comment, setComment] = useState(words);
  const [files, setFiles] = useState<SentFile[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId: Number(productId), quantity }));
  const isExcluded =
    reason !== '' &&
    !isShopAtFault(reason) &&
    offer.lines.some(({ productId, refusal }) => refusal === 'excluded' && (quantities[productId] ?? 0) > 0);
  const { isVerificationNeeded, withVerification, onVerified } = usePhoneVerification();
  const { form, busy, problem, submit } = useForm({
    check() {
      setIsSubmitted(true);
      return lines.length > 0 && reason !== '';
    },
    async send() {
      if (reason === '') return;
      const keys = files.map(({ key }) => key);
      const input = { ...orderKey, reason, lines, comment, photos: keys };
      onSent(await withVerification(() => api('POST /api/orders/:number/returns', input)));
    },
    describeError: errorText,
  });
  const { ref } = form;
  useEffect(() => {
    if (!isVerificationNeeded) return;
    const formElement = ref.current;
    // The verification form had the focus and is gone.
    return () => formElement?.querySelector('input')?.focus();
  }, [isVerificationNeeded, ref]);
  const sums = useRefundPreview(orderKey, reason, lines, withVerification);
  const choose = ({ productId }: OrderLine, quantity: number) =>
    setQuantities((current) => ({ ...current, [productId]: quantity }));
  return (
    <Modal
      open
      onClose={onClose}
      title={m.return_form_title()}
      closeLabel={m.frame_close()}
      footer={
        isVerificationNeeded ? null : (
          <Button kind="action" icon="send" loading={busy} onClick={() => void submit()}>
            {m.return_send()}
          </Button>
        )
      }
    >
      {isVerificationNeeded && (
        <div className={css.proof}>
          <p className={css.muted}>{m.return_proof_again()}</p>
          {phoneVerification(orderKey.phone ?? '', onVerified)}
        </div>
      )}
      <form {...form} hidden={isVerificationNeeded} className={css.form}>
        <fieldset className={css.lines}>
          <legend className={css.number}>{m.return_lines()}</legend>
          {order.lines.map((line) => {
            const { left: returnable = 0, refusal = null } =
              offer.lines.find(({ productId }) => productId === line.productId) ?? {};
            const quantity = quantities[line.productId] ?? 0;
            return (
              <div key={line.productId} className={css.line}>
                <span className={css.picture}>{picture(line)}</span>
                <div className={css.name}>
                  <Checkbox
                    checked={quantity > 0}
                    disabled={returnable === 0}
                    aria-invalid={isSubmitted && lines.length === 0 && returnable > 0 ? true : undefined}
                    onChecked={(checked) => choose(line, checked ? returnable : 0)}
                  >
                    {line.name}
                  </Checkbox>
                  {(returnable === 0 || refusal === 'excluded') && (
                    <span className={css.muted}>
                      {refusal === 'digital'
                        ? m.return_line_digital()
                        : returnable === 0
                          ? m.return_line_returned()
                          : m.return_line_excluded()}
                    </span>
                  )}
                </div>
                {quantity > 0 && returnable > 1 && (
                  <QuantityStepper
                    size="small"
                    value={quantity}
                    max={returnable}
                    label={m.cart_quantity({ name: line.name })}
                    labels={{ less: m.cart_less(), more: m.cart_more() }}
                    onValue={(value) => choose(line, value)}
                  />
                )}
              </div>
            );
          })}
          <ErrorMessage isInline>
            {isSubmitted && lines.length === 0 ? m.return_lines_required() : isExcluded && m.return_line_excluded()}
          </ErrorMessage>
        </fieldset>
        <Select
          label={m.return_reason()}
          required
          value={reason}
          placeholder={m.return_reason_choose()}
          error={isSubmitted && reason === '' ? m.return_reason_required() : undefined}
          options={RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_NAMES[value]() }))}
          onValue={(value) => setReason(value as ReturnReason | '')}
        />
        <Textarea
          label={m.return_comment()}
          hint={m.return_comment_hint()}
          rows={3}
          value={comment}
          maxLength={MAX_RETURN_COMMENT}
          onValue={setComment}
        />
        {photos(files, setFiles, withVerification)}
        <section aria-live="polite" className={css.stack}>
          <h3 className={css.number}>{m.return_money()}</h3>
          {sums ? (
            <ReturnSums sums={sums} method={order.payment.method} />
          ) : (
            <p className={css.muted}>{m.return_money_later()}</p>
          )}
          <p className={css.muted}>{m.return_money_when()}</p>
        </section>
        <ErrorMessage>{problem}</ErrorMessage>
      </form>
    </Modal>
  );
}

/** Previews the refund of these lines on each change; null while unknown. */
function useRefundPreview(
  key: OrderKey,
  reason: ReturnReason | '',
  lines: { productId: number; quantity: number }[],
  withVerification: WithVerification,
) {
  const { api } = useShop();
  const [preview, setPreview] = useState<{ inputKey: string; sums: ReturnPreview } | null>(null);
  const inputKey = reason === '' || lines.length === 0 ? '' : JSON.stringify([reason, lines]);
  const requestPreview = useEffectEvent((isOutdated: () => boolean) => {
    if (reason === '' || lines.length === 0) return;
    withVerification(() => api('POST /api/orders/:number/returns/preview', { ...key, reason, lines })).then(
      (sums) => {
        if (!isOutdated()) setPreview({ inputKey, sums });
      },
      // The preview is optional: submitting reports any error.
      () => {},
    );
  });
  useEffect(() => {
    let isCancelled = false;
    requestPreview(() => isCancelled);
    return () => {
      isCancelled = true;
    };
  }, [inputKey]);
  return preview?.inputKey === inputKey ? preview.sums : null;
}

function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.return_failed();
  if (error.error === 'offline') return m.offline_title();
  if (error.error === 'rate_limited') return m.return_too_often();
  if (error.error !== 'return_refused') return m.return_failed();
  const { reason } = error.details as { reason: string };
  return reason === 'return-late'
    ? m.return_late()
    : reason === 'return-open'
      ? m.return_is_open()
      : reason === 'return-excluded'
        ? m.return_line_excluded()
        : m.return_changed();
}
