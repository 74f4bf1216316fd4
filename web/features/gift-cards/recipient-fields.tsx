import { useRef, useState } from 'react';
import type { GiftOffer } from '#contract/gifts/gift-purchases.ts';
import { MAX_GIFT_CARDS, MAX_GIFT_NAME, parseRecipients, type RecipientProblem } from '#domain/gifts/gift-purchase.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { recipientProblemText } from './gift-card-texts.ts';
import { listRecipients, type GiftDraft } from './gift-draft.ts';
import css from './gift-designer.module.css';

/** Max typed recipients; longer lists come from a file. */
const MAX_TYPED_RECIPIENTS = 20;
/** Shown rows of a file; rows with problems come first. */
const MAX_SHOWN_ROWS = 50;

type Props = {
  draft: GiftDraft;
  /** Problem of each recipient. */
  rowProblems: readonly (RecipientProblem | null)[];
  /** Whether to show errors: the buyer has clicked "pay". */
  showsErrors: boolean;
  offer: GiftOffer;
  onChange: (change: Partial<GiftDraft>) => void;
  /** Receives the server's problems of the recipients. */
  onChecked: (problems: (RecipientProblem | null)[]) => void;
};

/** Recipients of cards: a few typed ones, or many from a file with a report by row. */
export function RecipientFields(props: Props) {
  const { draft, onChange } = props;
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const readFile = async (chosenFile: File | undefined) => {
    setProblem('');
    if (!chosenFile) return;
    const rows = parseRecipients(decodeText(await chosenFile.arrayBuffer()));
    if (rows.length === 0) return setProblem(m.gift_file_empty());
    if (rows.length > MAX_GIFT_CARDS) return setProblem(m.gift_file_long({ count: MAX_GIFT_CARDS }));
    onChange({ file: { name: chosenFile.name, rows } });
  };
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{m.gift_recipients()}</legend>
      <p className={css.note}>{m.gift_recipients_text()}</p>
      {draft.file ? <FileReport {...props} /> : <TypedRecipients {...props} />}
      <div className={css.buttons}>
        {!draft.file && (
          <Button
            size="small"
            icon="plus"
            disabled={draft.people.length >= MAX_TYPED_RECIPIENTS}
            onClick={() => onChange({ people: [...draft.people, { phone: '', name: '' }] })}
          >
            {m.gift_recipient_add()}
          </Button>
        )}
        <Button size="small" icon="list" onClick={() => file.current?.click()}>
          {m.gift_file_choose()}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={m.gift_file_choose()}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className={css.note}>{m.gift_file_text()}</p>
      <ErrorMessage isInline>{problem}</ErrorMessage>
    </fieldset>
  );
}

function TypedRecipients({ draft: { people }, rowProblems, showsErrors, offer, onChange }: Props) {
  const change = (position: number, next: Partial<GiftDraft['people'][number]>) =>
    onChange({
      people: people.map((recipient, index) => (index === position ? { ...recipient, ...next } : recipient)),
    });
  return (
    <ol role="list" className={css.people}>
      {people.map(({ phone, name }, position) => {
        const problem = rowProblems[position];
        // The denomination field shows its own errors.
        const concernsRecipient = problem?.startsWith('nominal') === false;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- because rows are identified by position
          <li key={position} className={css.person}>
            <PhoneInput
              label={m.gift_recipient_phone()}
              required
              mask={formatPhone}
              autoComplete="off"
              value={phone}
              error={showsErrors && problem && concernsRecipient ? recipientProblemText(problem, offer) : undefined}
              onValue={(typed) => change(position, { phone: typed })}
            />
            <TextInput
              label={m.gift_recipient_name()}
              autoComplete="off"
              maxLength={MAX_GIFT_NAME}
              value={name}
              onValue={(typed) => change(position, { name: typed })}
            />
            {people.length > 1 && (
              <IconButton
                icon="trash"
                label={m.gift_recipient_remove({ number: position + 1 })}
                onClick={() => onChange({ people: people.filter((_, index) => index !== position) })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function FileReport({ draft, rowProblems: problems, offer, onChange, onChecked }: Props) {
  const { api } = useShop();
  const { busy, problem, run } = useAttempt((error) =>
    error instanceof ApiError && error.error === 'unauthorised' ? m.gift_file_login() : m.gift_file_failed(),
  );
  const { name, rows } = draft.file!;
  const wrongCount = problems.filter((problem) => problem !== null).length;
  const check = () =>
    run(async () => {
      const response = await api('POST /api/gift-cards/recipients', { recipients: listRecipients(draft) });
      onChecked(response.problems);
    });
  const shownRows = rows
    .map((row, index) => ({ ...row, problem: problems[index] ?? null }))
    .toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null) || a.line - b.line)
    .slice(0, MAX_SHOWN_ROWS);
  return (
    <div className={css.report}>
      <p className={css.reportHead}>
        <strong>{name}</strong>
        <span role="status">
          {wrongCount === 0
            ? m.gift_file_right({ count: rows.length })
            : m.gift_file_wrong({ count: rows.length, wrong: wrongCount })}
        </span>
      </p>
      <div className={css.buttons}>
        <Button size="small" loading={busy} onClick={() => void check()}>
          {m.gift_file_check()}
        </Button>
        {wrongCount > 0 && (
          <Button
            size="small"
            onClick={() => onChange({ file: { name, rows: rows.filter((_, index) => problems[index] === null) } })}
          >
            {m.gift_file_drop_wrong()}
          </Button>
        )}
        <Button size="small" icon="close" onClick={() => onChange({ file: null })}>
          {m.gift_file_remove()}
        </Button>
      </div>
      <ErrorMessage isInline>{problem}</ErrorMessage>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.gift_file_line()}</th>
            <th scope="col">{m.gift_recipient_phone()}</th>
            <th scope="col">{m.gift_nominal()}</th>
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ line, phone, nominal, name: recipient, problem }) => (
            <tr key={line} className={problem ? css.wrongRow : undefined}>
              <td>{line}</td>
              <td>
                {phone} {recipient}
                {problem && <span className={css.rowProblem}>{recipientProblemText(problem, offer)}</span>}
              </td>
              <td>{formatTenge(nominal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_SHOWN_ROWS && (
        <p className={css.note}>{m.gift_file_more({ count: rows.length - MAX_SHOWN_ROWS })}</p>
      )}
    </div>
  );
}

/** Office programs write UTF-8; older ones write Windows-1251. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
