import type { AlertKind } from '#contract/customers/alerts.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';

/** Product fields that an alert checks. */
export type Watched = Pick<ProductCard, 'name' | 'price' | 'availability'>;

/** True when an alert's condition is met. A price counts only while the product can be bought. */
export function isDue(
  { kind, below }: { kind: AlertKind; below: number | null },
  { price, availability }: Watched,
): boolean {
  if (price === null || !availability.buyable) return false;
  return kind === 'stock' || (below !== null && price < below);
}

/** Text of the message. It names the product the customer asked about, but no person. */
export function alertWords(
  kind: AlertKind,
  { name, price }: Watched,
  language: Language,
): { title: string; body: string } {
  const sum = price === null ? '' : formatTenge(price, language);
  const words: Record<AlertKind, Record<Language, { title: string; body: string }>> = {
    stock: {
      ru: { title: 'Снова в продаже', body: `${name}: ${sum}` },
      kk: { title: 'Қайта сатылымда', body: `${name}: ${sum}` },
    },
    price: {
      ru: { title: 'Цена снизилась', body: `${name}: теперь ${sum}` },
      kk: { title: 'Бағасы түсті', body: `${name}: енді ${sum}` },
    },
  };
  return words[kind][language];
}
