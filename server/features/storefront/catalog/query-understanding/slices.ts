/** Long work in steps: it may be interrupted at every `yield`. */
export type Slices<T> = Generator<void, T>;

/** Words a slice handles before it can be interrupted: about a millisecond. */
export const wordsInSlice = 400;

/** Does the work without a pause. */
export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work beside everything else: requests are answered after every few milliseconds of it. */
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
