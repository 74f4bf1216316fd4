import { useState } from 'react';

// Its lines do not travel as code: the browser keeps what the server wrote, in whichever header came first.
const Logo = import.meta.env.SSR ? (await import('#web/ui/marks/logo.tsx')).Logo : () => null;

/** The logo of every header; how large it is, their styles say. */
export function HeaderLogo() {
  return import.meta.env.SSR ? (
    <span data-logo="">
      <Logo />
    </span>
  ) : (
    <Kept />
  );
}

function Kept() {
  const [html] = useState(() => ({ __html: document.querySelector('[data-logo]')?.innerHTML ?? '' }));
  return <span data-logo="" dangerouslySetInnerHTML={html} />;
}
