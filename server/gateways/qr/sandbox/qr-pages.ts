import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { renderPage } from '../../payments/sandbox/frame.ts';
import { html, type Html } from '../../payments/sandbox/html.ts';
import type { SandboxQr } from './sandbox-qr.queries.ts';
import { qrTexts } from './qr-texts.ts';

/** Renders the bank app's page of a code: scan it, answer it, or see its outcome. */
export function appPage(qr: SandboxQr, language: Language): string {
  if (qr.isExpired) return noticePage(qr, language, 'over');
  if (qr.state === 'approved' || qr.state === 'declined') return noticePage(qr, language, qr.state);
  const t = qrTexts[language];
  if (qr.state === 'open')
    return page(
      qr,
      language,
      t.scanTitle,
      html`<p>${t.scanLead}</p>
      <form method="post" action="/qr/${qr.id}/scan?lang=${language}"><button class="pay" type="submit">${t.scan}</button></form>`,
    );
  return page(
    qr,
    language,
    t.payTitle,
    html`${renderSum(qr, language)}
    <form method="post" action="/qr/${qr.id}/pay?lang=${language}"><button class="pay" type="submit">${t.pay(formatTenge(qr.amount, language))}</button></form>
    <form method="post" action="/qr/${qr.id}/decline?lang=${language}"><button class="quiet" type="submit">${t.decline}</button></form>
    <p>${t.nothing}</p>`,
  );
}

/** Renders a page with a code's outcome and a link back to the shop. */
export function noticePage(
  qr: SandboxQr | null,
  language: Language,
  notice: 'approved' | 'declined' | 'over' | 'missing',
): string {
  const t = qrTexts[language];
  return page(
    qr,
    language,
    t[`${notice}Title`],
    html`${qr && renderSum(qr, language)}
    <p>${t[notice]}</p>
    ${qr && html`<a class="pay" href="${qr.returnUrl}">${t.back}</a>`}`,
  );
}

function renderSum({ amount, description }: SandboxQr, language: Language): Html {
  const t = qrTexts[language];
  return html`<dl class="sum">
    <div><dt>${t.amount}</dt><dd class="amount">${formatTenge(amount, language)}</dd></div>
    <div><dt>${t.purpose}</dt><dd>${description}</dd></div>
  </dl>`;
}

function page(qr: SandboxQr | null, language: Language, title: string, main: Html): string {
  const t = qrTexts[language];
  return renderPage({ language, path: qr && `/qr/${qr.id}`, title, bank: t.bank, texts: t, main });
}
