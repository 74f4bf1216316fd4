/** The shop cannot start for a reason an operator can fix; the message explains how and is shown without a stack. */
export class StartupError extends Error {}

/** Exit code for a `StartupError`: restarting would not help. */
export const STARTUP_ERROR_EXIT = 78;
