import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'compare' });
export default function Screen() { return <h1>compare</h1>; }
