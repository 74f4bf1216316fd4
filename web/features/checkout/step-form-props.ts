import type { Checkout } from '#contract/checkout.ts';

/**
 * What the form of a step gets: the checkout, where the saved one goes, and what to do when the choices were out of
 * date.
 */
export type StepFormProps = {
  checkout: Checkout;
  onSaved: (checkout: Checkout) => void;
  onStale: (error: unknown) => void;
};
