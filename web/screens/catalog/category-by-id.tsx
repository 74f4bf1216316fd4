import { createPaths } from '#domain/urls/paths.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';

const unscopedPaths = createPaths('');

export const loader = async ({ api, params, query }: LoaderArgs): Promise<null> => {
  const { slug } = await api('GET /api/catalog/category/:id', { id: params.id ?? '' });
  return redirectTo(unscopedPaths.category(slug) + (query.size ? `?${query}` : ''), 301);
};

export const head = (): Head => ({ title: '', robots: 'noindex' });

/** Redirects legacy category URLs with a numeric id to the category's slug URL. */
export default function CategoryByIdScreen() {
  return null;
}
