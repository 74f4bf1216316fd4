import type { TrialMessage } from '#contract/operator/dev.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './trial-inbox.module.css';

export const loader = ({ api }: LoaderArgs): Promise<TrialMessage[]> => api('GET /api/trial/messages', {});

export const head = (): Head => ({ title: m.trial_inbox_title(), robots: 'noindex' });

const CHANNELS: Record<TrialMessage['channel'], { icon: IconName; name: () => string }> = {
  sms: { icon: 'chat', name: m.trial_inbox_sms },
  mail: { icon: 'mail', name: m.trial_inbox_mail },
  push: { icon: 'bell', name: m.trial_inbox_push },
};

/** Inbox of a demo shop: SMS, email and push messages that were stored instead of sent. */
export default function TrialInboxScreen({ data }: { data: TrialMessage[] }) {
  const { paths } = useShop();
  return (
    <div className="container">
      <div className={css.inbox}>
        <div className={css.head}>
          <h1>{m.trial_inbox_title()}</h1>
          <Button kind="secondary" icon="refresh" href={paths.trialInbox()}>
            {m.trial_inbox_refresh()}
          </Button>
        </div>
        <p className={css.about}>{m.trial_inbox_about()}</p>
        {data.length === 0 ? (
          <EmptyState title={m.trial_inbox_empty()} text={m.trial_inbox_empty_text()} />
        ) : (
          <ul className={css.list}>
            {data.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Message({ message: { channel, recipient, text, code, letter, files, at } }: { message: TrialMessage }) {
  const { language } = useShop();
  const moment = new Date(at);
  const { icon, name } = CHANNELS[channel];
  return (
    <li className={css.message}>
      <div className={css.line}>
        <Icon name={icon} />
        <strong>{name()}</strong>
        <span className={css.to}>{channel === 'sms' ? formatPhone(recipient) : recipient}</span>
        <time className={css.when} dateTime={at}>
          {formatDate(almatyDate(moment), language, 'short')}, {almatyTime(moment)}
        </time>
      </div>
      {code !== null && <p className={css.code}>{code}</p>}
      {letter === null ? <p className={css.text}>{text}</p> : <Letter text={text} url={letter} />}
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map(({ name, url }) => (
            <li key={url}>
              <a href={url} download={name}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A letter as a mailbox shows it, with its plain text below. The frame runs no script and follows the page's theme. */
function Letter({ text, url }: { text: string; url: string }) {
  const end = text.indexOf('\n');
  return (
    <>
      <p className={css.subject}>{text.slice(0, end)}</p>
      <details>
        <summary>{m.trial_inbox_letter()}</summary>
        <iframe
          className={css.letter}
          title={text.slice(0, end)}
          src={url}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
        />
      </details>
      <details>
        <summary>{m.trial_inbox_plain()}</summary>
        <p className={css.text}>{text.slice(end).trim()}</p>
      </details>
    </>
  );
}
