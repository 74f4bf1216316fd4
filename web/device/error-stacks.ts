type Stacks = { stackTraceLimit?: number | undefined };

const { stackTraceLimit } = Error as Stacks;

/**
 * Loading this keeps errors without their stacks until `keepStacks`. React creates three errors while it loads, and throws
 * them later; for their stacks a browser with its tools open parses all of React again and then the whole file. A limit
 * of 0 does not do.
 */
(Error as Stacks).stackTraceLimit = undefined;

/** Lets errors know again where they come from. */
export function keepStacks(): void {
  (Error as Stacks).stackTraceLimit = stackTraceLimit;
}
