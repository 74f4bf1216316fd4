import fc from 'fast-check';

/** A change that twenty random cases do not show is looked at by a person: a hundred of them would take the hour five times over. */
fc.configureGlobal({ numRuns: 20 });
