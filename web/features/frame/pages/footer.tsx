import { useEffect } from 'react';
import { formatDate } from '#domain/time/calendar.ts';
import { followThemeChoice } from '#web/device/memory/theme.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { StaticMarkup } from '#web/ui/states/static-markup.tsx';
import css from './footer.module.css';

// Identical on all pages of a language and city: the browser keeps the server's markup.
const About = import.meta.env.SSR ? FooterLinks : () => null;
const Company = import.meta.env.SSR ? FooterCompany : () => null;
// Imported dynamically, so its dependencies are not part of every page.
const Logo = import.meta.env.SSR ? (await import('#web/ui/marks/logo.tsx')).Logo : () => null;
const Marks = import.meta.env.SSR ? (await import('#web/ui/marks/payment-marks.tsx')).PaymentMarks : () => null;
const Themes = import.meta.env.SSR ? (await import('../header/theme-switch.tsx')).ThemeSwitch : () => null;
const THEMES_ID = 'footer-theme';

/**
 * Footer with the company details of spec §1 and links to information pages. It is on every page, since the browser
 * keeps the server's markup.
 */
export function Footer({ hidden }: { hidden: boolean }) {
  useEffect(() => {
    const choice = document.querySelector<HTMLSelectElement>(`#${THEMES_ID} select`);
    return choice ? followThemeChoice(choice) : undefined;
  }, []);
  return (
    <footer className={css.footer} hidden={hidden}>
      <StaticMarkup id="footer-links" className={css.inner}>
        <About />
      </StaticMarkup>
      <div className={css.last}>
        <StaticMarkup id="footer-owner">
          <Company />
        </StaticMarkup>
        <StaticMarkup id={THEMES_ID}>
          <Themes />
        </StaticMarkup>
      </div>
    </footer>
  );
}

function FooterCompany() {
  const { frame, language } = useShop();
  const foundedOn = frame.footer?.foundedOn;
  return (
    <>
      <p>
        © {frame.shopName}. {foundedOn && m.footer_founded({ date: formatDate(foundedOn, language, 'long') })}
      </p>
      {frame.analytics && (
        <button type="button" className={css.analytics} data-analytics={JSON.stringify(frame.analytics)}>
          {m.analytics_footer()}
        </button>
      )}
    </>
  );
}

function FooterLinks() {
  const { paths, frame } = useShop();
  return (
    <>
      <div className={css.about}>
        <Logo />
        <a className={css.phone} href={`tel:${frame.supportShortNumber}`}>
          {frame.supportShortNumber}
        </a>
        <p>{m.frame_support_hours(frame.supportHours)}</p>
        {frame.footer?.address && <address className={css.address}>{frame.footer.address}</address>}
        {frame.payments.includes('card') && <Marks />}
      </div>
      {frame.footer?.columns.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={css.group}>
          <h2 className={css.title}>{title}</h2>
          <ul role="list">
            {links.map((link) => (
              <li key={link.path} data-audience={link.audience}>
                <a href={paths.page(link.path)}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  );
}
