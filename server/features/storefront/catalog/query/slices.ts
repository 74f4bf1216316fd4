/** Long work that may be interrupted at every `yield`. */
export type Slices<T> = Generator<void, T>;

/** Words per slice: about a millisecond. */
export const wordsInSlice = 400;

/** Runs the work without interruption. */
export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs the work in slices of a few milliseconds, between which requests are answered. */
export async function inSlices<T>(work: Slices<T>, sliceMs = 4): Promise<T> {
  for (;;) {
    const from = performance.now();
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() - from < sliceMs);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
