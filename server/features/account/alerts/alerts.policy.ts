import type { AlertKind } from '#contract/customers/alerts.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';

/** Product fields that an alert checks. */
export type AlertSubject = Pick<ProductCard, 'name' | 'price' | 'availability'>;

/** True when an alert's condition is met. A price counts only while the product can be bought. */
export function isDue(
  { kind, below }: { kind: AlertKind; below: number | null },
  { price, availability }: AlertSubject,
): boolean {
  if (price === null || !availability.buyable) return false;
  return kind === 'stock' || (below !== null && price < below);
}

/** Text of the message. Names the requested product, but not the customer. */
export function alertMessage(
  kind: AlertKind,
  { name, price }: AlertSubject,
  language: Language,
): { title: string; body: string } {
  const formattedPrice = price === null ? '' : formatTenge(price, language);
  const texts: Record<AlertKind, Record<Language, { title: string; body: string }>> = {
    stock: {
      ru: { title: 'Снова в продаже', body: `${name}: ${formattedPrice}` },
      kk: { title: 'Қайта сатылымда', body: `${name}: ${formattedPrice}` },
    },
    price: {
      ru: { title: 'Цена снизилась', body: `${name}: теперь ${formattedPrice}` },
      kk: { title: 'Бағасы түсті', body: `${name}: енді ${formattedPrice}` },
    },
  };
  return texts[kind][language];
}
