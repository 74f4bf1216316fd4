import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { followCart, getCart } from '../state/cart/cart-store.ts';

/** Vibrates shortly when the cart grows; the first cart that arrives is no growth. */
export function vibrateOnCartAdd(): void {
  let previous = getCart().cart?.count;
  followCart(() => {
    const count = getCart().cart?.count;
    if (previous !== undefined && count !== undefined && count > previous)
      void Haptics.impact({ style: ImpactStyle.Light });
    previous = count;
  });
}
