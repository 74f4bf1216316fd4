import { type ReactNode, useState } from 'react';

/**
 * Static section: the browser reuses the server's markup, so neither its code nor its texts are shipped. It cannot have
 * event handlers. Render its children on the server only.
 */
export function StaticMarkup({
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
  return <ReusedMarkup id={id} className={className} />;
}

function ReusedMarkup({ id, className }: { id: string; className: string | undefined }) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} className={className} dangerouslySetInnerHTML={html} />;
}
