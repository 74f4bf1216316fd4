import { useRef, useState } from 'react';
import { giftPurchasePath } from '#domain/urls/document-paths.ts';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { hasDarkText, type GiftColour, type GiftDesign, type RecipientProblem } from '#domain/gifts/gift-purchase.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { giftPictureUrl } from '#domain/urls/paths.ts';
import { ApiError } from '#web/calls/api.ts';
import { createIdempotencyKey } from '#web/calls/idempotency-key.ts';
import { leaveTo } from '#web/device/focus/leave-to.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { isCustomer } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RadioCard } from '#web/ui/inputs/choice.tsx';
import { GiftCardPicture } from '#web/ui/marks/gift-card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { secondsToWait } from '#web/texts/code-errors.ts';
import { purchaseInput, draftTotal, type GiftDraft } from './gift-draft.ts';
import { DesignFields } from './design-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { ShopFields } from './shop-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useGiftDraft } from './use-gift-draft.ts';
import css from './gift-designer.module.css';

/** Gift card designer: illustration, message, denomination, recipients and time, with a live preview; paid by card. */
export function GiftDesigner({ offer, design, colour }: { offer: GiftOffer; design: GiftDesign; colour: GiftColour }) {
  const { api, paths, page, navigate, frame } = useShop();
  const idempotencyKey = useRef('');
  const {
    draft,
    change,
    rowProblems,
    problems,
    setShopProblems: setServerProblems,
    removeDraft,
  } = useGiftDraft(offer, design, colour);
  const [showsErrors, setShowsErrors] = useState(false);
  const shownProblems = showsErrors ? problems : {};
  // Fields that a choice adds show no errors until submit.
  const changeAndHideErrors = (next: Partial<GiftDraft>) => {
    if (next.when || next.kind || (next.people?.length ?? 0) > draft.people.length) setShowsErrors(false);
    change(next);
  };
  const { form, busy, problem, setProblem } = useForm({
    check() {
      setShowsErrors(true);
      if (Object.keys(problems).length === 0) return true;
      setProblem(m.gift_problem_fields());
      return false;
    },
    async send() {
      if (!isCustomer()) return navigate(paths.auth(page.url));
      // A repeated click is the same purchase unless the draft has changed.
      idempotencyKey.current ||= createIdempotencyKey();
      const { number, paymentUrl } = await api('POST /api/pages/profile/gift-purchases', purchaseInput(draft), {
        idempotencyKey: idempotencyKey.current,
      });
      removeDraft();
      if (paymentUrl) await leaveTo(paymentUrl);
      navigate(giftPurchasePath(paths, number));
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (name !== 'offline') idempotencyKey.current = '';
      if (name === 'unauthorised') {
        navigate(paths.auth(page.url));
        return '';
      }
      const details = (error instanceof ApiError ? error.details : null) as {
        problems?: (RecipientProblem | null)[];
      } | null;
      if (details?.problems) setServerProblems(details.problems);
      return purchaseErrorText(error);
    },
  });
  const { total, excluded } = draftTotal(draft, rowProblems);
  return (
    <form {...form} className={css.designer}>
      <div className={css.preview}>
        <GiftCardPicture
          eager
          picture={giftPictureUrl(draft.design, draft.colour)}
          ink={hasDarkText(draft.colour) ? 'dark' : 'light'}
          shop={frame.shopName}
          amount={formatTenge(Number(draft.nominal) || draft.file?.rows[0]?.nominal || 0)}
          message={draft.message.trim() === '' ? m.gift_message_sample() : draft.message}
          sender={draft.sender.trim() === '' ? undefined : m.profile_giftcards_from({ name: draft.sender })}
        />
        <Card padding="medium" className={css.sum}>
          <p className={css.total}>
            <span>{m.gift_total()}</span>
            <strong>{formatTenge(total)}</strong>
          </p>
          {excluded > 0 && <p className={css.note}>{m.gift_total_left_out({ count: excluded })}</p>}
          <ErrorMessage>{problem}</ErrorMessage>
          <Button type="submit" kind="action" size="large" wide loading={busy}>
            {m.gift_pay()}
          </Button>
          <p className={css.note}>{m.gift_pay_note()}</p>
        </Card>
      </div>
      <div className={css.fields}>
        <fieldset className={css.part}>
          <legend className={css.legend}>{m.gift_kind()}</legend>
          <div className={css.kinds}>
            <RadioCard
              name="kind"
              value="electronic"
              title={m.gift_electronic()}
              subtitle={m.gift_electronic_text()}
              checked={draft.kind === 'electronic'}
              onChecked={() => changeAndHideErrors({ kind: 'electronic' })}
            />
            <RadioCard
              name="kind"
              value="plastic"
              title={m.gift_plastic()}
              subtitle={m.gift_plastic_text()}
              checked={draft.kind === 'plastic'}
              onChecked={() => changeAndHideErrors({ kind: 'plastic' })}
            />
          </div>
        </fieldset>
        <DesignFields draft={draft} problems={shownProblems} offer={offer} onChange={change} />
        {draft.kind === 'electronic' ? (
          <>
            <RecipientFields
              draft={draft}
              rowProblems={rowProblems}
              showsErrors={showsErrors}
              offer={offer}
              onChange={changeAndHideErrors}
              onChecked={setServerProblems}
            />
            <TimeFields draft={draft} isWrong={shownProblems.time === true} onChange={changeAndHideErrors} />
          </>
        ) : (
          <ShopFields draft={draft} isWrong={shownProblems.shop === true} offer={offer} onChange={change} />
        )}
      </div>
    </form>
  );
}

function purchaseErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return m.gift_failed();
  const { reason } = (error.details ?? {}) as { reason?: string };
  if (reason === 'recipients') return m.gift_problem_recipients();
  if (reason === 'time') return m.gift_problem_time();
  if (error.error === 'gift_purchase_refused') return m.gift_problem_fields();
  if (error.error === 'too_many_tries') return m.savings_too_many({ minutes: Math.ceil(secondsToWait(error) / 60) });
  if (error.error === 'too_many_orders') return m.checkout_problem_open_orders();
  if (error.error === 'rate_limited') return m.checkout_problem_often();
  return error.error === 'offline' ? m.checkout_problem_step_offline() : m.gift_failed();
}
