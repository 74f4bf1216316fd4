import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import {
  fillForm,
  MAX_SECURE_TRIES,
  formatCardNumber,
  getLastDigits,
  TEST_CARDS,
  type CardForm,
  type CardProblems,
  type TestCard,
} from './cards.ts';
import { renderPage } from './frame.ts';
import { html, type Html } from './html.ts';
import { texts } from './texts.ts';

/** Payment data on every page. */
export type PagePayment = { id: string; amount: number; description: string; returnUrl: string };

/** Renders the card page with problems next to their fields. */
export function cardPage(
  payment: PagePayment,
  language: Language,
  form: CardForm,
  problems: CardProblems,
  savedCard: TestCard | null = null,
): string {
  const t = texts[language];
  const hasProblems = Object.keys(problems).length > 0;
  return page(
    payment,
    language,
    t.title,
    html`
    ${hasProblems && html`<p class="alert" role="alert">${t.problems}</p>`}
    ${savedCard && storedCardForm(payment, language, savedCard)}
    <form method="post" action="/pay/${payment.id}?lang=${language}" novalidate autocomplete="on">
      ${field({ name: 'number', label: t.number, value: form.number, problem: problemText(language, 'number', problems.number), autocomplete: 'cc-number', maxlength: 23, wide: true })}
      <div class="pair">
        ${field({ name: 'expiry', label: t.expiry, hint: t.expiryHint, value: form.expiry, problem: problemText(language, 'expiry', problems.expiry), autocomplete: 'cc-exp', maxlength: 7 })}
        ${field({ name: 'cvc', label: t.cvc, hint: t.cvcHint, value: form.cvc, problem: problemText(language, 'cvc', problems.cvc), autocomplete: 'cc-csc', maxlength: 3 })}
      </div>
      <button class="pay" type="submit">${t.pay(formatTenge(payment.amount, language))}</button>
    </form>
    <form method="post" action="/pay/${payment.id}/cancel"><button class="quiet" type="submit">${t.cancel}</button></form>`,
    cardList(payment, language),
  );
}

function storedCardForm(payment: PagePayment, language: Language, card: TestCard): Html {
  const t = texts[language];
  return html`<form method="post" action="/pay/${payment.id}?lang=${language}">
      <input type="hidden" name="kept" value="1">
      <button class="pay" type="submit">${t.payKept(formatTenge(payment.amount, language), getLastDigits(card))}</button>
    </form>
    <p>${t.anotherCard}</p>`;
}

/** Renders the 3-D Secure page; `wrongCodes` is the number of wrong codes so far. */
export function securePage(payment: PagePayment, language: Language, wrongCodes: number): string {
  const t = texts[language];
  const problem = wrongCodes > 0 ? t.codeWrong(MAX_SECURE_TRIES - wrongCodes) : '';
  return page(
    payment,
    language,
    t.secureTitle,
    html`
    <p>${t.secureLead}</p>
    <form method="post" action="/pay/${payment.id}/secure?lang=${language}" novalidate>
      ${field({ name: 'code', label: t.code, hint: t.codeHint, value: '', problem, autocomplete: 'one-time-code', maxlength: 6, wide: true })}
      <button class="pay" type="submit">${t.confirm}</button>
    </form>
    <form method="post" action="/pay/${payment.id}/cancel"><button class="quiet" type="submit">${t.cancel}</button></form>`,
  );
}

/** Renders a page with the status and a link back to the shop. */
export function noticePage(
  payment: PagePayment | null,
  language: Language,
  notice: 'timeout' | 'pending' | 'over' | 'expired' | 'missing',
): string {
  const t = texts[language];
  const title = {
    timeout: t.progressTitle,
    pending: t.progressTitle,
    over: t.overTitle,
    expired: t.expiredTitle,
    missing: t.missingTitle,
  }[notice];
  return page(
    payment,
    language,
    title,
    html`
    <p>${t[notice]}</p>
    ${payment && html`<a class="pay" href="${payment.returnUrl}">${t.back}</a>`}`,
  );
}

function page(payment: PagePayment | null, language: Language, title: string, main: Html, panel?: Html): string {
  const t = texts[language];
  return renderPage({
    language,
    path: payment && `/pay/${payment.id}`,
    title,
    bank: t.bank,
    texts: t,
    main: html`${
      payment &&
      html`<dl class="sum">
      <div><dt>${t.amount}</dt><dd class="amount">${formatTenge(payment.amount, language)}</dd></div>
      <div><dt>${t.merchant}</dt><dd>${payment.description}</dd></div>
    </dl>`
    }
    ${main}`,
    aside: panel,
  });
}

function cardList(payment: PagePayment, language: Language): Html {
  const t = texts[language];
  const row = (card: TestCard, index: number) => html`<li>
    <a href="/pay/${payment.id}?lang=${language}&amp;card=${index + 1}" aria-label="${t.fill} ${formatCardNumber(card.number)}">${formatCardNumber(card.number)}</a>
    <span>${t.outcomes[card.outcome]}${card.isSecure && `, ${t.secure}`}</span></li>`;
  return html`<section class="cards" aria-labelledby="cards-title">
    <h2 id="cards-title">${t.cardsTitle}</h2>
    <p>${t.cardsLead}</p>
    <ul>${TEST_CARDS.map(row)}</ul>
    <p>${t.amountsLead}</p>
  </section>`;
}

type Field = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem: string;
  autocomplete: string;
  maxlength: number;
  wide?: boolean;
};

function field({ name, label, hint, value, problem, autocomplete, maxlength, wide }: Field): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field${wide === true && ' wide'}">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxlength}"
      ${problem !== '' && html`aria-invalid="true"`} ${described !== '' && html`aria-describedby="${described}"`}>
    ${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${problem !== '' && html`<span class="problem" id="${name}-problem">${problem}</span>`}
  </div>`;
}

function problemText(language: Language, fieldName: keyof CardForm, problem: CardProblems[keyof CardForm]): string {
  const t = texts[language];
  if (problem === undefined) return '';
  if (problem === 'empty') return t.empty;
  if (fieldName === 'number') return problem === 'unknown' ? t.numberUnknown : t.numberWrong;
  if (fieldName === 'expiry') return problem === 'expired' ? t.expiryExpired : t.expiryWrong;
  return t.cvcWrong;
}

/** Returns the initial form: empty, or a test card selected by number (`1`…). */
export function initialForm(cardNumber: string | undefined): CardForm {
  const card = cardNumber === undefined ? undefined : TEST_CARDS[Number(cardNumber) - 1];
  return card ? fillForm(card) : { number: '', expiry: '', cvc: '' };
}
