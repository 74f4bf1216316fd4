/** Calendar days after completion in which products may come back (decisions §5). */
export const returnDays = 14;
