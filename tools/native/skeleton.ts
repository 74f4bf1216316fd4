/** First picture of the app, until React replaces it: header, search, cards and tabs, without texts. */
export const SKELETON = `<div class="start" aria-hidden="true"><p></p><div>${'<i></i>'.repeat(6)}</div><nav>${'<b></b>'.repeat(5)}</nav></div>`;

/** Styles of the skeleton; the colours are those of the theme. */
export const SKELETON_STYLE = `.start{display:grid;grid-template-rows:auto 1fr auto;height:100dvh;overflow:hidden}
.start p{margin:0;padding:58px var(--gutter) 8px;border-bottom:1px solid var(--line);background:var(--surface)}
.start p::after{display:block;height:44px;border-radius:var(--radius-control);background:var(--sunken);content:''}
.start div{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:16px var(--gutter);overflow:hidden}
.start i{aspect-ratio:.8;border-radius:var(--radius-card);background:var(--line)}
.start i:first-child{grid-column:1/-1;aspect-ratio:2}
.start nav{display:grid;grid-template-columns:repeat(5,1fr);place-items:center;min-height:57px;padding-bottom:var(--safe-bottom);border-top:1px solid var(--line);background:var(--surface)}
.start b{width:24px;height:24px;border-radius:50%;background:var(--line)}`;
