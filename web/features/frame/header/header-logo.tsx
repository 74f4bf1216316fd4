import { useState } from 'react';

// Its paths are not shipped as code: the browser reuses the server's markup of whichever header came first.
const Logo = import.meta.env.SSR ? (await import('#web/ui/marks/logo.tsx')).Logo : () => null;

/** Logo of all headers; styles set its size. */
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
