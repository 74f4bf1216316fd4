import { paymentOf } from '#domain/instalment.ts';
import type { Language } from '#domain/language.ts';
import { formatTenge } from '#domain/money.ts';
import { html } from '../../payments/sandbox/html.ts';
import { creditTexts } from './credit-texts.ts';
import type { SandboxCredit } from './sandbox-credit.queries.ts';
import { TEMPERS } from './tempers.ts';

/** Returns the page on which a contract is signed, or how it ended. */
export function contractPage(credit: SandboxCredit | null, language: Language): string {
  const t = creditTexts[language];
  const temper = TEMPERS.find(({ id }) => id === credit?.bank);
  const term = temper?.terms.find(({ months }) => months === credit?.months);
  const open = credit?.state === 'open' && term !== undefined;
  const title = credit === null || (credit.state === 'open' && !term) ? t.missing : t[credit.state];
  const other = language === 'ru' ? 'kk' : 'ru';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${temper?.name[language] ?? t.bank}</title>
<link rel="stylesheet" href="/bank.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="top"><div class="frame">
  <span class="mark" aria-hidden="true"></span><strong>${temper?.name[language] ?? t.bank}</strong>
  ${credit && html`<a class="language" lang="${other}" hreflang="${other}" href="/credit/${credit.id}?lang=${other}">${t.other}</a>`}
</div><p class="sandbox">${t.sandbox}</p></header>
<main class="frame">
  <section class="sheet">
    <h1>${title}</h1>
    ${
      credit &&
      term &&
      html`<dl class="sum">
      <div><dt>${t.amount}</dt><dd class="amount">${formatTenge(credit.amount, language)}</dd></div>
      <div><dt>${t.term}</dt><dd>${t.months(term.months)}</dd></div>
      <div><dt>${t.monthly}</dt><dd>${formatTenge(paymentOf(credit.amount, { ...term, min: 0, max: credit.amount }), language)}</dd></div>
      <div><dt>${t.order}</dt><dd>${credit.description}</dd></div>
    </dl>`
    }
    ${
      open &&
      html`<form method="post" action="/credit/${credit.id}/sign?lang=${language}"><button class="pay" type="submit">${t.sign}</button></form>
    <form method="post" action="/credit/${credit.id}/refuse?lang=${language}"><button class="quiet" type="submit">${t.refuse}</button></form>`
    }
    ${credit && !open && html`<a class="pay" href="${credit.returnUrl}">${t.back}</a>`}
  </section>
</main>
</body>
</html>`.markup;
}
