import { useEffect, useState } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import { firstOpenStep, visibleSteps, type CheckoutStep } from './steps.tsx';

const currentHash = () => location.hash.slice(1);

/** Whether the step is open now, not when its form was rendered. */
export const isStepOpen = (step: CheckoutStep): boolean => step.slug === currentHash();

/** The step that is open: the one of the history entry if it can be reached, else the first unfinished or the last. */
export function findOpenStep(checkout: Checkout, slug: string): CheckoutStep | undefined {
  const steps = visibleSteps(checkout);
  const firstOpen = firstOpenStep(checkout);
  const wanted = steps.find((step) => step.slug === slug);
  const canOpen = wanted && (wanted === firstOpen || (wanted.isDone(checkout) && wanted.isEditable(checkout)));
  return canOpen ? wanted : (firstOpen ?? steps.at(-1));
}

/** Gives each opened step an entry in the browser's history, so that Back returns to the step before. */
export function useStepHistory(checkout: Checkout): {
  openStep: CheckoutStep | undefined;
  open: (step: CheckoutStep | undefined) => void;
} {
  const [slug, setSlug] = useState(currentHash);
  useEffect(() => {
    const follow = () => setSlug(currentHash());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const openStep = findOpenStep(checkout, slug);
  // The first step shown, and a step that replaces one out of reach, take over the entry.
  const shownSlug = openStep?.slug ?? '';
  useEffect(() => {
    if (currentHash() !== shownSlug) history.replaceState(history.state, '', `#${shownSlug}`);
  }, [shownSlug]);
  return {
    openStep,
    open: (step) => {
      if (!step || step.slug === currentHash()) return;
      location.hash = step.slug;
      setSlug(step.slug);
    },
  };
}
