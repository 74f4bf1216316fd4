import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'product' });
export default function Screen() { return <h1>product</h1>; }
