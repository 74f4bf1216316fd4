import type { AlertKind } from '#contract/customers/alerts.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';

/** What an alert looks at of its product. */
export type Watched = Pick<ProductCard, 'name' | 'price' | 'availability'>;

/** Tells whether what an alert waits for has come. A price counts only while the product can be bought. */
export function isDue(
  { kind, below }: { kind: AlertKind; below: number | null },
  { price, availability }: Watched,
): boolean {
  if (price === null || !availability.buyable) return false;
  return kind === 'stock' || (below !== null && price < below);
}

/** Writes the message; its product is what the customer asked about, and names no person. */
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
