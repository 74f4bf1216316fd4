/** The shop cannot start for a reason a person can mend; the message says what to do and is shown without a stack. */
export class StartProblem extends Error {}

/** Exit code of a program that could not start for such a reason: starting it again would not help. */
export const START_PROBLEM_EXIT = 78;
