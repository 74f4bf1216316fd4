/** Where a browser keeps that its token is saved; the start of a page looks for it. */
export const PUSH_KEY = 'push';
