import type { Head } from '#web/screen.ts';
export const head = (): Head => ({ title: 'thanks' });
export default function Screen() { return <h1>thanks</h1>; }
