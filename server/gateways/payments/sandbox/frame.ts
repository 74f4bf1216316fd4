import type { Language } from '#domain/text/language.ts';
import { html, type Html } from './html.ts';

/** Content of a sandbox bank page; `path` is its own path, null when it cannot be revisited. */
export type BankPage = {
  language: Language;
  path: string | null;
  title: string;
  bank: string;
  /** Name of the other language, and the notice that no real money is moved. */
  texts: { other: string; sandbox: string };
  main: Html;
  aside?: Html | undefined;
};

/** Renders a page in the sandbox bank's design: name, language switch, titled main part and side part. */
export function renderPage({ language, path, title, bank, texts, main, aside }: BankPage): string {
  const other = language === 'ru' ? 'kk' : 'ru';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${bank}</title>
<link rel="stylesheet" href="/bank.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="top"><div class="frame">
  <span class="mark" aria-hidden="true"></span><strong>${bank}</strong>
  ${path !== null && html`<a class="language" lang="${other}" hreflang="${other}" href="${path}?lang=${other}">${texts.other}</a>`}
</div><p class="sandbox">${texts.sandbox}</p></header>
<main class="frame">
  <section class="sheet">
    <h1>${title}</h1>
    ${main}
  </section>
  ${aside}
</main>
</body>
</html>`.markup;
}
