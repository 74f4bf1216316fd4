import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { isFloor, type Address } from '#domain/address.ts';
import type { AddressDraft } from '#domain/address-book.ts';
import { joinAddress, type Coordinates } from '#domain/geocoding.ts';
import { focusFirstInvalid } from '#web/device/focus-invalid.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { geocodingWords, savingWords } from './address-words.ts';
import css from './my-addresses.module.css';

/** What may be wrong with a typed address; the words are those of the fields. */
export type AddressProblem = 'street' | 'house' | 'floor';

/** The fields of an address, which the checkout has too, and the map; the screen brings both. */
export type EditorSlots = {
  fields: (given: {
    city: string;
    address: Address;
    onChange: (change: Partial<Address>) => void;
    onPosition: (position: Coordinates) => void;
    problems: readonly AddressProblem[];
  }) => ReactNode;
  map: (draft: AddressDraft, onChange: (change: Partial<AddressDraft>) => void) => ReactNode;
};

function problemsOf({ street, house, floor, isPrivateHouse }: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (street.trim() === '') problems.push('street');
  if (house.trim() === '') problems.push('house');
  if (!isPrivateHouse && !isFloor(floor.trim())) problems.push('floor');
  return problems;
}

/** The form of one address. It is looked for on the map before it is saved; what is not found may be saved as it is. */
export function AddressEditor({
  initial,
  title,
  fields,
  map,
  onSave,
  onCancel,
}: EditorSlots & {
  initial: AddressDraft;
  title: string;
  onSave: (draft: AddressDraft) => Promise<void>;
  onCancel: () => void;
}) {
  const { api } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<AddressProblem[]>([]);
  const [doubt, setDoubt] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: Partial<AddressDraft>) => {
    const moved = ('street' in next || 'house' in next) && !('coordinates' in next);
    setDraft((before) => ({ ...before, ...next, ...(moved && { coordinates: null }) }));
    setDoubt('');
    const left = problemsOf({ ...draft, ...next });
    setProblems((before) => before.filter((problem) => left.includes(problem)));
  };
  /** The draft with its position; null when the address is doubtful, which is told. */
  const located = async (): Promise<AddressDraft | null> => {
    if (draft.coordinates || doubt) return draft;
    try {
      const { coordinates } = await api('GET /api/addresses/geocode', { address: joinAddress(draft) });
      return { ...draft, coordinates };
    } catch (error) {
      const words = geocodingWords(error);
      if (words === null) return draft;
      setDoubt(words);
      return null;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    setFailure('');
    if (found.length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    setBusy(true);
    try {
      const whole = await located();
      if (whole) await onSave(whole);
    } catch (error) {
      setFailure(savingWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={css.editor} onSubmit={submit} noValidate aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {fields({
        city: draft.city,
        address: draft,
        onChange: change,
        onPosition: (coordinates) => change({ coordinates }),
        problems,
      })}
      {map(draft, change)}
      <div role="status">
        {doubt && (
          <p className={css.doubt}>
            {doubt}. {m.address_save_anyway_hint()}
          </p>
        )}
      </div>
      {failure && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={css.actions}>
        <Button kind="action" type="submit" loading={busy}>
          {doubt ? m.address_save_anyway() : m.address_save()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.address_cancel()}
        </Button>
      </div>
    </form>
  );
}
