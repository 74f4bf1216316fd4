/** The shop cannot start for a reason a person can mend; the message says what to do and is shown without a stack. */
export class StartProblem extends Error {}
