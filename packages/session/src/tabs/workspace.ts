import type { Text } from '@axle/kernel';

/** An open tab of the workspace. */
export interface WorkspaceTab {
  /** Page and instance: two orders open side by side are two tabs. */
  readonly key: string;
  /** Unique key of the page. */
  readonly page: string;
  /** Which record of the page, for pages that open several. */
  readonly instance?: string;
  /** Address with the query that it was last seen at. */
  readonly path: string;
  readonly title: Text;
  readonly pinned: boolean;
  /** Grows with every use: the least one was used longest ago. */
  readonly used: number;
}

/** The open tabs in order, home first, and the one in sight. */
export interface Workspace {
  readonly tabs: readonly WorkspaceTab[];
  readonly active: string;
}

/** Key of the home tab. */
export const homeKey = 'homeIndex';

/** Most open tabs; opening one more closes the one used longest ago, if it holds nothing unsaved. */
export const mostTabs = 20;

/** Key of a tab. */
export const tabKey = (page: string, instance?: string): string => (instance === undefined ? page : `${page}/${instance}`);

const home: WorkspaceTab = {
  key: homeKey,
  page: homeKey,
  path: '/admin/home/homeIndex',
  title: { zh: '工作台', en: 'Workplace' },
  pinned: true,
  used: 0,
};

/** [N10] A workspace with nothing but home. */
export const emptyWorkspace: Workspace = { tabs: [home], active: homeKey };
