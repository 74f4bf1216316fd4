import { instalmentPayment } from '#domain/payments/instalment.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { renderPage } from '../../payments/sandbox/frame.ts';
import { html } from '../../payments/sandbox/html.ts';
import { creditTexts } from './credit-texts.ts';
import type { SandboxCredit } from './sandbox-credit.queries.ts';
import { SANDBOX_LENDERS } from './sandbox-lenders.ts';

/** Renders the page to sign a contract, or its outcome. */
export function contractPage(credit: SandboxCredit | null, language: Language): string {
  const t = creditTexts[language];
  const lender = SANDBOX_LENDERS.find(({ id }) => id === credit?.bank);
  const term = lender?.terms.find(({ months }) => months === credit?.months);
  const canSign = credit?.state === 'open' && term !== undefined;
  const title = credit === null || (credit.state === 'open' && !term) ? t.missing : t[credit.state];
  return renderPage({
    language,
    path: credit && `/credit/${credit.id}`,
    title,
    bank: lender?.name[language] ?? t.bank,
    texts: t,
    main: html`${
      credit &&
      term &&
      html`<dl class="sum">
      <div><dt>${t.amount}</dt><dd class="amount">${formatTenge(credit.amount, language)}</dd></div>
      <div><dt>${t.term}</dt><dd>${t.months(term.months)}</dd></div>
      <div><dt>${t.monthly}</dt><dd>${formatTenge(instalmentPayment(credit.amount, { ...term, min: 0, max: credit.amount }), language)}</dd></div>
      <div><dt>${t.order}</dt><dd>${credit.description}</dd></div>
    </dl>`
    }
    ${
      canSign &&
      html`<form method="post" action="/credit/${credit.id}/sign?lang=${language}"><button class="pay" type="submit">${t.sign}</button></form>
    <form method="post" action="/credit/${credit.id}/refuse?lang=${language}"><button class="quiet" type="submit">${t.refuse}</button></form>`
    }
    ${credit && !canSign && html`<a class="pay" href="${credit.returnUrl}">${t.back}</a>`}`,
  });
}
