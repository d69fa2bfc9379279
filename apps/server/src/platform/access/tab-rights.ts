import { permissionCode } from '@axle/page-kit';
import { userTabs, type UserTab } from '@axle/pages';
import { type Access, can } from '@axle/permissions';

/** What may be done with a tab of the page of users. */
export type TabAction = 'list' | 'exportPagePermission' | 'exportDataPermission' | 'updateData';

/** The code of an action of a tab. */
export const tabCode = (tab: string, action: TabAction): string => permissionCode('system', 'users', `${tab}.${action}`);

/** A tab by its key, where the user may do this on it. */
export const openTab = (access: Access, key: string, action: TabAction): UserTab | undefined =>
  userTabs.find(tab => tab.key === key && can(access, tabCode(key, action)));

/** Lists of all tabs: one of them opens the page. */
export const tabLists: readonly string[] = userTabs.map(({ key }) => tabCode(key, 'list'));
