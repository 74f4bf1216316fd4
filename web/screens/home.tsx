import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'home' });
export default function Screen() { return <h1>home</h1>; }
