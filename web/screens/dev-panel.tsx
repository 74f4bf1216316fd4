import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'dev-panel' });
export default function Screen() { return <h1>dev-panel</h1>; }
