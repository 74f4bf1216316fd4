import marks from './payment-marks.svg?url&no-inline';

const RATIO = 112 / 26;

/** Card brands, in plain words on card shapes; `height` in px. */
export function PaymentMarks({ height = 26 }: { height?: number }) {
  return <img src={marks} width={Math.round(height * RATIO)} height={height} alt="Visa, Mastercard" loading="lazy" />;
}
