import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'shops' });
export default function Screen() { return <h1>shops</h1>; }
