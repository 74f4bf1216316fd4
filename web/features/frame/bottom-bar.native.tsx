import { currentTab } from '#web/native/tab-stacks.ts';
import { BottomBar as Tabs } from './bottom-bar.tsx';
import css from './rail.module.css';

/** Tabs of the app: a bar at the bottom of phones, a rail at the side of wide screens. */
export const BottomBar = () => (
  <div className={css.tabs}>
    <Tabs current={currentTab.use()} />
  </div>
);
