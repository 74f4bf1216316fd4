import type { ContactRow } from '#contract/content/content.ts';
import { m } from '#web/messages.ts';
import css from './content-body.module.css';

const CONTACT_NAMES: Record<ContactRow['of'], () => string> = {
  support: m.content_contact_support,
  phone: m.content_contact_phone,
  wholesale: m.content_contact_wholesale,
  email: m.content_contact_email,
  suppliers: m.content_contact_suppliers,
  landlords: m.content_contact_landlords,
  bin: m.content_contact_bin,
};

/** Contacts of the shop: phone links, postal addresses, hours. */
export function ContactRows({ rows }: { rows: readonly ContactRow[] }) {
  return (
    <dl className={`${css.contacts} ${css.wide}`}>
      {rows.map(({ of, value, hours }) => (
        <div key={of} className={css.contact}>
          <dt>{CONTACT_NAMES[of]()}</dt>
          <dd>
            <ContactValue of={of} value={value} />
            {hours && (
              <small>
                <br />
                {hours.weekdays ? m.content_hours_weekdays(hours) : m.content_hours_daily(hours)}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ContactValue({ of, value }: Pick<ContactRow, 'of' | 'value'>) {
  if (of === 'bin') return <span className={css.value}>{value}</span>;
  const href = value.includes('@') ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
  return (
    <a className={css.value} href={href}>
      {value}
    </a>
  );
}
