import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'cart' });
export default function Screen() { return <h1>cart</h1>; }
