import { useEffect, useState } from 'react';
import type { Complaint } from '#contract/orders/complaints.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { useSwapFocus } from '#web/device/focus/use-swap-focus.ts';
import { m } from '#web/messages.ts';
import { preparedForm } from '#web/state/prepared-form.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { COMPLAINT_TYPE_NAMES } from './complaint-texts.ts';
import { ShowMore } from '../show-more.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

/** The customer's complaints with replies, and the form for a new one. */
export function Complaints() {
  const { data, show, retry } = useCustomerData('GET /api/pages/profile/complaints', {});
  const prepared = preparedForm.use();
  const draft = prepared?.kind === 'complaint' ? prepared : null;
  const [isOpened, setIsOpened] = useState(false);
  const isWriting = isOpened || draft !== null;
  const setIsWriting = (next: boolean) => {
    setIsOpened(next);
    if (!next) preparedForm.set(null);
  };
  useEffect(() => () => preparedForm.set(null), []);
  const region = useSwapFocus<HTMLDivElement>(isWriting);
  return (
    <Loaded data={data} retry={retry} errorTitle={m.profile_complaints_failed()}>
      {(complaints) => {
        const onSent = (complaint: Complaint) => {
          show([complaint, ...complaints]);
          setIsWriting(false);
          toast.show({ kind: 'success', text: m.complaint_sent({ ticket: complaint.ticket }) });
        };
        return (
          <div ref={region} className={css.stack}>
            {isWriting ? (
              <ComplaintForm key={draft?.text} draft={draft} onSent={onSent} onCancel={() => setIsWriting(false)} />
            ) : (
              complaints.length > 0 && (
                <div>
                  <Button data-opener kind="action" icon="edit" onClick={() => setIsWriting(true)}>
                    {m.complaint_new()}
                  </Button>
                </div>
              )
            )}
            {complaints.length === 0 && !isWriting && (
              <EmptyState
                title={m.profile_complaints_empty()}
                text={<p>{m.profile_complaints_empty_text()}</p>}
                action={
                  <Button data-opener kind="action" icon="edit" onClick={() => setIsWriting(true)}>
                    {m.complaint_new()}
                  </Button>
                }
              />
            )}
            <ShowMore items={complaints} size={10}>
              {(complaint) => <ComplaintCard key={complaint.ticket} complaint={complaint} />}
            </ShowMore>
          </div>
        );
      }}
    </Loaded>
  );
}

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { language, paths } = useShop();
  const { ticket, type, state, orderNumber, subject, text, files, answer, answeredAt, at } = complaint;
  const formatDay = (moment: string) => formatDate(almatyDate(new Date(moment)), language, 'long');
  return (
    <Card as="li" padding="large" className={css.stack}>
      <div className={css.head}>
        <h2 className={css.small}>{subject}</h2>
        <Badge soft kind={state === 'answered' ? 'success' : 'warning'}>
          {state === 'answered' ? m.complaint_answered() : m.complaint_considered()}
        </Badge>
      </div>
      <p className={css.muted}>
        {m.complaint_ticket({ ticket })} · {COMPLAINT_TYPE_NAMES[type]()} · {formatDay(at)}
        {orderNumber && (
          <>
            {' · '}
            <a href={paths.profileOrder(orderNumber)}>{m.order_number({ number: orderNumber })}</a>
          </>
        )}
      </p>
      <p className={css.text}>{text}</p>
      {files.length > 0 && (
        <ul role="list" className={css.files} aria-label={m.files_added()}>
          {files.map(({ key, kind, name }) => (
            <li key={key} className={css.buttons}>
              <Icon name={kind === 'pdf' ? 'receipt' : 'camera'} size={16} />
              <span className={css.muted}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={css.answer}>
          <strong>{m.complaint_answer()}</strong>
          {answeredAt && <span className={css.muted}> · {formatDay(answeredAt)}</span>}
          <p>{answer}</p>
        </div>
      )}
    </Card>
  );
}
