import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'checkout' });
export default function Screen() { return <h1>checkout</h1>; }
