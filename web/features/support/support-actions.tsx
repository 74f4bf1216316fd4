import type { SupportAction, SupportLink } from '#contract/customers/support.ts';
import { supportHref } from '#domain/support/support-link.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import type { IconName } from '#web/ui/marks/icon.tsx';
import { goTo, isPanelOpen } from './support-state.ts';
import css from './support.module.css';

const ICONS: Record<SupportLink['type'], IconName> = {
  internal: 'arrow-right',
  whatsapp: 'chat',
  phone: 'phone',
  external: 'external',
};

/** Actions of an answer; `hasPerson` adds a link to a person. */
export function SupportActions({
  actions,
  hasPerson = false,
}: {
  actions: readonly SupportAction[];
  hasPerson?: boolean;
}) {
  return (
    <ul role="list" className={css.actions}>
      {actions.map((action, index) => (
        <li key={index}>
          <Action action={action} isFirst={index === 0} />
        </li>
      ))}
      {hasPerson && (
        <li>
          <Button wide icon="chat" onClick={() => goTo({ view: 'conversation' })}>
            {m.support_write()}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Action({ action, isFirst }: { action: SupportAction; isFirst: boolean }) {
  const kind = isFirst ? 'primary' : 'secondary';
  if (action.kind === 'orders')
    return (
      <Button wide kind={kind} icon="box" onClick={() => goTo({ view: 'orders', number: null })}>
        {m.support_orders_show()}
      </Button>
    );
  if (!('link' in action))
    return (
      <Button wide kind={kind} icon="phone" onClick={() => goTo({ view: 'callback' })}>
        {m.support_callback_ask()}
      </Button>
    );
  return (
    <>
      <LinkButton link={action.link} kind={kind} />
      {action.hours && <small className={css.hours}>{m.frame_support_hours(action.hours)}</small>}
    </>
  );
}

/** A typed link as a button; a page of the shop collapses the panel. */
export function LinkButton({
  link,
  kind = 'secondary',
  size = 'medium',
}: {
  link: SupportLink;
  kind?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
}) {
  const { paths } = useShop();
  const isOutside = link.type === 'external' || link.type === 'whatsapp';
  return (
    <Button
      wide={size === 'medium'}
      size={size}
      kind={kind}
      icon={ICONS[link.type]}
      href={supportHref(link, paths.page)}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(link.type === 'internal' && { onClick: () => isPanelOpen.set(false) })}
    >
      {link.title}
    </Button>
  );
}
