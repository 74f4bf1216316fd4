import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CategoryBranch } from '#contract/catalog/catalog.ts';
import type { MenuLink } from '#contract/content/pages.ts';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { saveStored, readStored } from '#web/state/tabs/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip } from '#web/ui/buttons/chip.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import css from './catalog-menu.module.css';
import { parseId } from '#web/state/tabs/stored-values.ts';

type MenuData = { tree: CategoryBranch[]; links: MenuLink[] };

let cachedMenu: MenuData | null = null;

/** Storage key of the last hovered department (spec §3). */
const HOVER_KEY = 'catalogHoverId';
const isWide = () => matchMedia('(min-width: 768px)').matches;

/**
 * Catalogue menu below the header's `bar`: the shop's links above, departments at the left, their contents at the
 * right; on phones one level at a time.
 */
export default function CatalogMenu({
  open,
  onClose,
  bar,
}: {
  open: boolean;
  onClose: () => void;
  bar: RefObject<HTMLElement | null>;
}) {
  const { api, paths } = useShop();
  const [top] = useState(() => bar.current?.getBoundingClientRect().bottom ?? 0);
  const [menu, setMenu] = useState(cachedMenu);
  const [failed, setFailed] = useState(false);
  // With two columns, reopens the last hovered department.
  const [chosenId, setChosenId] = useState<number | null>(() => (isWide() ? parseId(readStored(HOVER_KEY)) : null));
  const openDepartment = (id: number) => {
    setChosenId(id);
    saveStored(HOVER_KEY, id);
  };
  const departmentList = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const load = useCallback(() => {
    setFailed(false);
    // Departments work without the shop's links.
    const links = api('GET /api/pages/menu', {}).then(
      ({ catalog }) => catalog,
      () => [],
    );
    Promise.all([api('GET /api/catalog/tree', {}), links]).then(
      ([tree, menuLinks]) => setMenu((cachedMenu = { tree, links: menuLinks })),
      () => setFailed(true),
    );
  }, [api]);
  useEffect(() => {
    if (!cachedMenu) load();
  }, [load]);
  const { tree = [], links = [] } = menu ?? {};
  const chosenDepartment = tree.find(({ id }) => id === chosenId) ?? null;
  const department = chosenDepartment ?? tree[0] ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links = [...(departmentList.current?.querySelectorAll('a') ?? [])];
    const position = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (step !== 0 && position >= 0) {
      event.preventDefault();
      links[(position + step + links.length) % links.length]?.focus();
    } else if (event.key === 'ArrowRight' && position >= 0) {
      event.preventDefault();
      panel.current?.querySelector('a')?.focus();
    } else if (event.key === 'ArrowLeft' && panel.current?.contains(document.activeElement)) {
      event.preventDefault();
      links.find((link) => link.dataset.root === String(department?.id))?.focus();
    }
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={m.frame_catalog()}
      closeLabel={m.frame_catalog_close()}
      size="hanging"
      top={top}
    >
      {failed && (
        <p role="alert">
          {m.frame_catalog_failed()}{' '}
          <Button size="small" onClick={load}>
            {m.frame_retry()}
          </Button>
        </p>
      )}
      {!menu && !failed && (
        <div className={css.wait}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {department && (
        <div className={css.menu} data-inside={chosenDepartment !== null || undefined} onKeyDown={onKeyDown}>
          {links.length > 0 && (
            <ul role="list" className={css.highlights}>
              {links.map(({ title, path, audience }) => (
                <li key={path} data-audience={audience}>
                  <Chip href={paths.page(path)}>{title}</Chip>
                </li>
              ))}
            </ul>
          )}
          <ul role="list" className={css.roots} ref={departmentList}>
            {tree.map(({ id, slug, name, kind }) => (
              <li key={id}>
                <a
                  href={paths.category(slug)}
                  data-root={id}
                  className={css.root}
                  aria-current={department.id === id ? 'true' : undefined}
                  onPointerEnter={(event) => {
                    if (event.pointerType === 'mouse') openDepartment(id);
                  }}
                  onFocus={() => {
                    if (isWide()) openDepartment(id);
                  }}
                  onClick={(event) => {
                    if (!isWide()) {
                      event.preventDefault();
                      setChosenId(id);
                    }
                  }}
                >
                  <img src={kindPictureUrl(kind)} alt="" width={32} height={32} loading="lazy" />
                  <span>{name}</span>
                  <Icon name="chevron-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
          <div className={css.inside} ref={panel}>
            <button type="button" className={css.back} onClick={() => setChosenId(null)}>
              <Icon name="arrow-left" size={20} /> {m.frame_catalog_back()}
            </button>
            <a className={css.title} href={paths.category(department.slug)}>
              {department.name} <small>{department.count}</small>
            </a>
            <div className={css.columns}>
              {department.children.map(({ id, slug, name, kind, children }) => (
                <section key={id} className={css.column}>
                  <a className={css.branch} href={paths.category(slug)}>
                    <img src={kindPictureUrl(kind)} alt="" width={56} height={56} loading="lazy" />
                    {name}
                  </a>
                  <ul role="list">
                    {children.map((leaf) => (
                      <li key={leaf.id}>
                        <a className={css.leaf} href={paths.category(leaf.slug)}>
                          {leaf.name} <small>{leaf.count}</small>
                        </a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </div>
      )}
    </Modal>
  );
}
