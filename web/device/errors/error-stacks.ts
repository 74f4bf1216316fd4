/** `Error` with V8's stack limit. */
export const stacks = Error as { stackTraceLimit?: number | undefined };
/** The browser's own limit. */
export const { stackTraceLimit } = stacks;
// Disables stack traces until the limit is set again. React creates three errors while loading and throws them later.
// With DevTools open, their stacks make the browser parse React again, then the whole file. A limit of 0 does not help.
stacks.stackTraceLimit = undefined;
