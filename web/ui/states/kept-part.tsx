import { type ReactNode, useState } from 'react';

/**
 * Shows a part that is the same as long as the document lives: the server writes it, the browser keeps that markup, and
 * neither its code nor its texts travel. Nothing in it can listen. Its children are to be empty outside of the server.
 */
export function KeptPart({
  id,
  className,
  children,
}: {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (import.meta.env.SSR)
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  return <Kept id={id} className={className} />;
}

function Kept({ id, className }: { id: string; className: string | undefined }) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} className={className} dangerouslySetInnerHTML={html} />;
}
