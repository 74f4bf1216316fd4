import fc from 'fast-check';

/** Mutants that survive twenty random cases are reviewed by hand: a hundred cases would take five times as long. */
fc.configureGlobal({ numRuns: 20 });
