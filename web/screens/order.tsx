import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'order' });
export default function Screen() { return <h1>order</h1>; }
