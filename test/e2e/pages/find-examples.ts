import { origin, findPhoneInStock } from '../behaviour/shopper.ts';
import type { ScreenExamples } from './screen-examples.ts';

/** Finds the identifiers in the running shop. */
export async function findExamples(): Promise<ScreenExamples> {
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  const articles = (await (await fetch(`${origin}/api/content/articles`)).json()) as {
    data: { articles: { slug: string }[] };
  };
  return {
    phones: data.products.map(({ id }) => id),
    product: await findPhoneInStock(),
    article: articles.data.articles[0]!.slug,
  };
}
