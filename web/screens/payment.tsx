import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'payment' });
export default function Screen() { return <h1>payment</h1>; }
