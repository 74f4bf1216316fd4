/** Says in one line what keeps the shop from starting and what to do; shown without a stack. */
export class StartProblem extends Error {}
