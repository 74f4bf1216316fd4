/** Storage key of a saved token; read on page start. */
export const PUSH_KEY = 'push';
