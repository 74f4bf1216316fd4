/** The shop cannot start for a reason an operator can fix; the message explains how and is shown without a stack. */
export class StartProblem extends Error {}

/** Exit code for a `StartProblem`: restarting would not help. */
export const START_PROBLEM_EXIT = 78;
