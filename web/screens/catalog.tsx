import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'catalog' });
export default function Screen() { return <h1>catalog</h1>; }
