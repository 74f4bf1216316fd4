import { useState } from 'react';

// Not shipped to browsers: they reuse the server-rendered markup of the first header.
const Logo = import.meta.env.SSR ? (await import('#web/ui/marks/logo.tsx')).Logo : () => null;

/** Logo of all headers; styles set its size. */
export function HeaderLogo() {
  return import.meta.env.SSR ? (
    <span data-logo="">
      <Logo />
    </span>
  ) : (
    <ServerMarkup />
  );
}

function ServerMarkup() {
  const [html] = useState(() => ({ __html: document.querySelector('[data-logo]')?.innerHTML ?? '' }));
  return <span data-logo="" dangerouslySetInnerHTML={html} />;
}
