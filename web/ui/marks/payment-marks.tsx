import marks from './payment-marks.svg?url&no-inline';

/** Card brands, in plain words on card shapes. */
export function PaymentMarks() {
  return <img src={marks} width={112} height={26} alt="Visa, Mastercard" loading="lazy" />;
}
