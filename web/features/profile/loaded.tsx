import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import type { CustomerData } from './use-customer-data.ts';
import css from './profile.module.css';

/** Shows loaded content; a skeleton while loading, and the message of spec §8 with a retry after an error. */
export function Loaded<T>({
  data,
  errorTitle,
  retry,
  children,
}: {
  data: CustomerData<T>;
  errorTitle: string;
  retry: () => void;
  children: (value: T) => ReactNode;
}) {
  if (data.state === 'ready') return children(data.value);
  if (data.state === 'loading')
    return (
      <div className={css.bones} aria-busy="true">
        <span role="status" className="visually-hidden">
          {m.profile_loading()}
        </span>
        <Skeleton shape="block" className={css.bone} />
        <Skeleton shape="block" className={css.bone} />
      </div>
    );
  return (
    <ErrorState
      title={errorTitle}
      drawing={data.state === 'offline' ? 'offline' : 'error'}
      text={data.state === 'offline' ? m.offline_text() : m.profile_failed_text()}
      action={
        <Button kind="action" icon="refresh" onClick={retry}>
          {m.frame_retry()}
        </Button>
      }
    />
  );
}
