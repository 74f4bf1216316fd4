import fc from 'fast-check';

/**
 * A property that fails is made smaller for as long as a test may take, where each try is a day in the life of a shop; it
 * is told with what was found by then.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 100_000 });
