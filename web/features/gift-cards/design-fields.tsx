import { useState } from 'react';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { GIFT_COLOURS, GIFT_DESIGNS, MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from '#domain/gifts/gift-purchase.ts';
import { formatTenge, groupTypedDigits } from '#domain/pricing/money.ts';
import { giftPictureUrl } from '#domain/urls/paths.ts';
import { m } from '#web/messages.ts';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { COLOUR_NAMES, DESIGN_NAMES, recipientProblemText } from './gift-card-texts.ts';
import type { GiftDraft } from './gift-draft.ts';
import type { DraftProblems } from './use-gift-draft.ts';
import css from './gift-designer.module.css';

/** One-click denominations, tenge. */
const QUICK_DENOMINATIONS = [5000, 10_000, 20_000, 50_000, 100_000];

/** Illustration, colour, message and denomination of a card. */
export function DesignFields({
  draft,
  problems,
  offer,
  onChange,
}: {
  draft: GiftDraft;
  problems: DraftProblems;
  offer: GiftOffer;
  onChange: (change: Partial<GiftDraft>) => void;
}) {
  const { nominalMin, nominalMax } = offer;
  const [isTyping, setIsTyping] = useState(false);
  return (
    <>
      <fieldset className={css.part}>
        <legend className={css.legend}>{m.gift_design()}</legend>
        <div className={css.designs}>
          {GIFT_DESIGNS.map((design) => (
            <label key={design} className={css.design}>
              <input
                type="radio"
                name="design"
                className="visually-hidden"
                checked={draft.design === design}
                onChange={() => onChange({ design })}
              />
              <img src={giftPictureUrl(design, draft.colour)} alt="" width={160} height={101} loading="lazy" />
              <span>{DESIGN_NAMES[design]()}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.part}>
        <legend className={css.legend}>{m.gift_colour()}</legend>
        <div className={css.colours}>
          {GIFT_COLOURS.map((colour) => (
            <label key={colour} className={css.colour}>
              <input
                type="radio"
                name="colour"
                className="visually-hidden"
                checked={draft.colour === colour}
                onChange={() => onChange({ colour })}
              />
              <img src={giftPictureUrl(draft.design, colour)} alt="" width={80} height={50} loading="lazy" />
              <span className="visually-hidden">{COLOUR_NAMES[colour]()}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.part}>
        <legend className={css.legend}>{m.gift_words()}</legend>
        <TextInput
          label={m.gift_sender()}
          required
          autoComplete="given-name"
          maxLength={MAX_GIFT_NAME}
          value={draft.sender}
          error={problems.sender && m.gift_problem_sender()}
          onValue={(sender) => onChange({ sender })}
        />
        <Textarea
          label={m.gift_message()}
          rows={3}
          maxLength={MAX_GIFT_MESSAGE}
          aside={`${draft.message.length} / ${MAX_GIFT_MESSAGE}`}
          value={draft.message}
          onValue={(message) => onChange({ message })}
        />
      </fieldset>
      {!(draft.kind === 'electronic' && draft.file) && (
        <fieldset className={css.part}>
          <legend className={css.legend}>{m.gift_nominal()}</legend>
          <ChipRow>
            {QUICK_DENOMINATIONS.filter((nominal) => nominal >= nominalMin && nominal <= nominalMax).map((nominal) => (
              <Chip
                key={nominal}
                pressed={draft.nominal === String(nominal)}
                onClick={() => onChange({ nominal: String(nominal) })}
              >
                {formatTenge(nominal)}
              </Chip>
            ))}
          </ChipRow>
          <TextInput
            label={m.gift_nominal_other()}
            hint={m.gift_nominal_hint({ min: formatTenge(nominalMin), max: formatTenge(nominalMax) })}
            inputMode="numeric"
            autoComplete="off"
            required
            className={css.short}
            after="₸"
            value={isTyping ? draft.nominal : groupTypedDigits(draft.nominal)}
            onFocus={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
            error={problems.nominal && recipientProblemText('nominal-step', offer)}
            onValue={(value) => onChange({ nominal: value.replace(/\D/g, '').slice(0, 7) })}
          />
        </fieldset>
      )}
    </>
  );
}
