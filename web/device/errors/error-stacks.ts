/** Errors, with the limit that engines which know one put to their stacks. */
export const stacks = Error as { stackTraceLimit?: number | undefined };
/** The browser's own limit. */
export const { stackTraceLimit } = stacks;
// Until the limit is set again errors are without their stacks. React creates three errors while it loads, and throws them
// later; for their stacks a browser with its tools open parses all of React again and then the whole file. A limit of 0 does
// not do.
stacks.stackTraceLimit = undefined;
