import { useState } from 'react';

// Not shipped to browsers: they reuse the server-rendered markup of the first header. The app has no server markup.
const isDrawn = import.meta.env.SSR || import.meta.env.MODE === 'native';
const Logo = isDrawn ? (await import('#web/ui/marks/logo.tsx')).Logo : () => null;

/** Logo of all headers; styles set its size. */
export function HeaderLogo() {
  return isDrawn ? (
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
