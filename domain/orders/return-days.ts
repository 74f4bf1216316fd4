/** Return period in calendar days after completion (decisions §5). */
export const RETURN_DAYS = 14;
