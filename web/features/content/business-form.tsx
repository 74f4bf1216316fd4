import { useRef, useState, type ReactNode } from 'react';
import type { SentFile } from '#contract/orders/complaints.ts';
import {
  listFormFields,
  FORM_DEFINITIONS,
  FORM_FIELDS,
  formProblems,
  isFieldRequired,
  MAX_REQUEST_FILES,
  ORGANISATION_TYPES,
  type BusinessForm as Form,
  type FieldName,
  type FieldProblem,
  type FormValues,
} from '#domain/content/business-forms.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { Textarea } from '#web/ui/inputs/textarea.tsx';
import { FIELD_ERROR_TEXTS, FIELD_LABELS, FORM_NAMES, ORGANISATION_TYPE_NAMES } from './form-texts.ts';
import css from './business-form.module.css';

/** Files of a form: those to send, and a change handler. */
export type FilesSlot = (props: {
  files: readonly SentFile[];
  max: number;
  onFiles: (change: (current: SentFile[]) => SentFile[]) => void;
}) => ReactNode;

/** Min time a human needs for a form, ms (server/features/account/requests). */
const MIN_FILL_MS = 3_000;
const AUTOCOMPLETE: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  city: 'address-level2',
  address: 'street-address',
};

/** Form of a business page: sent once, answered with a request number. */
export function BusinessForm({ form, files: filesSlot }: { form: Form; files?: FilesSlot }) {
  const { api } = useShop();
  const token = useRef<Promise<{ token: string }> | null>(null);
  const [values, setValues] = useState<FormValues>({});
  const [website, setWebsite] = useState('');
  const [files, setFiles] = useState<SentFile[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sentRequest, setSentRequest] = useState<{ number: string } | null>(null);
  const problems = isSubmitted ? formProblems(form, values) : {};
  /** Starts at the first interaction: humans take longer than bots. */
  const startTimer = () => {
    token.current ??= api('POST /api/requests/start', {}).catch((error: unknown) => {
      token.current = null;
      throw error;
    });
    token.current.catch(() => undefined);
    return token.current;
  };
  const {
    form: attributes,
    busy,
    problem,
  } = useForm({
    check() {
      setIsSubmitted(true);
      return Object.keys(formProblems(form, values)).length === 0;
    },
    async send() {
      const { token: issuedToken } = await startTimer();
      const request = { form, values, files: files.map(({ key }) => key), token: issuedToken, website };
      setSentRequest(
        await api('POST /api/requests', request).catch(async (error: unknown) => {
          // An autofilled form may be complete before the bot check allows sending.
          if (refusalReason(error) !== 'too-fast') throw error;
          await new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS));
          return api('POST /api/requests', request);
        }),
      );
    },
    describeError(error) {
      if (refusalReason(error) !== undefined) token.current = null;
      return errorText(error instanceof ApiError ? error.error : 'unexpected');
    },
  });
  if (sentRequest)
    return (
      <section className={css.form} role="status">
        <Icon name="success" size={32} className={css.done} />
        <h2>{m.request_sent({ number: sentRequest.number })}</h2>
        <p>{m.request_sent_text()}</p>
      </section>
    );
  return (
    <form {...attributes} className={css.form} aria-label={FORM_NAMES[form]()} onFocus={() => void startTimer()}>
      <h2 className={css.wide}>{FORM_NAMES[form]()}</h2>
      {listFormFields(form, values).map((name) => (
        <FormField
          key={name}
          name={name}
          required={isFieldRequired(form, name, values)}
          value={values[name] ?? ''}
          problem={problems[name]}
          onValue={(value) => setValues((current) => ({ ...current, [name]: value }))}
        />
      ))}
      <label className={css.trap} aria-hidden="true">
        {m.request_trap()}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.currentTarget.value)}
        />
      </label>
      {FORM_DEFINITIONS[form].acceptsFiles && filesSlot && (
        <div className={css.wide}>{filesSlot({ files, max: MAX_REQUEST_FILES, onFiles: setFiles })}</div>
      )}
      <ErrorMessage className={css.wide}>{problem}</ErrorMessage>
      <p className={css.consent}>{m.request_consent()}</p>
      <div className={css.wide}>
        <Button type="submit" kind="action" icon="send" loading={busy}>
          {m.request_send()}
        </Button>
      </div>
    </form>
  );
}

function FormField({
  name,
  required,
  value,
  problem,
  onValue,
}: {
  name: FieldName;
  required: boolean;
  value: string;
  problem: FieldProblem | undefined;
  onValue: (value: string) => void;
}) {
  const { kind, max } = FORM_FIELDS[name];
  const shared = {
    label: FIELD_LABELS[name](),
    required,
    value,
    error: problem && FIELD_ERROR_TEXTS[problem](),
    onValue,
  };
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        placeholder={m.request_choose()}
        options={ORGANISATION_TYPES.map((type) => ({ value: type, label: ORGANISATION_TYPE_NAMES[type]() }))}
      />
    );
  if (kind === 'phone') return <PhoneInput {...shared} mask={formatPhone} />;
  if (kind === 'long') return <Textarea {...shared} rows={5} maxLength={max} className={css.wide} />;
  return (
    <TextInput
      {...shared}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      maxLength={kind === 'number' ? 6 : max}
      autoComplete={AUTOCOMPLETE[name] ?? 'off'}
    />
  );
}

/** Reason why the bot check rejects the form. */
function refusalReason(error: unknown): string | undefined {
  return error instanceof ApiError && error.error === 'request_refused'
    ? (error.details as { reason: string }).reason
    : undefined;
}

function errorText(name: string): string {
  if (name === 'rate_limited') return m.request_too_many();
  if (name === 'request_refused') return m.request_refused();
  return name === 'offline' ? m.offline_title() : m.request_failed();
}
