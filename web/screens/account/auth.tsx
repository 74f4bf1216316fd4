import { AuthView } from '#web/features/auth/auth-view.tsx';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';

export const head = (): Head => ({ title: m.auth_title(), robots: 'noindex', canonical: '/auth' });

/** Login, registration and password recovery. */
export default function AuthScreen() {
  return (
    <div className="container">
      <NoScriptNote />
      <AuthView />
    </div>
  );
}
