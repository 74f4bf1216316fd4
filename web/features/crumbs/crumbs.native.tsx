import type { Crumbs as Breadcrumbs } from './crumbs.tsx';
import css from './crumbs.module.css';

/** Space above the heading: the app has no breadcrumbs (spec §2), its header leads back. */
export const Crumbs: typeof Breadcrumbs = () => <div className={css.space} />;
