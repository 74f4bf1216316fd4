import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'search' });
export default function Screen() { return <h1>search</h1>; }
