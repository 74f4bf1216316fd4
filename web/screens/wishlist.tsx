import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'wishlist' });
export default function Screen() { return <h1>wishlist</h1>; }
