import type { Access } from '../access/access.ts';
import { pagesOpenToAll } from './open-pages.ts';

/** Most tabs with codes of their own that a page has (`system.users.tab1` to `tab20`; some pages begin at `tab0`). */
const mostTabs = 20;

/** Whether one role's codes give a page: its list, or the list of one of its tabs. */
export function givesPage(codes: ReadonlySet<string>, section: string, page: string): boolean {
  if (codes.has(`${section}.${page}.list`)) return true;
  for (let tab = 0; tab <= mostTabs; tab++) if (codes.has(`${section}.${page}.tab${tab}.list`)) return true;
  return false;
}

/** [S1] Whether the user may open a page: super users any, the pages open to all everybody, other pages by their list. */
export const canOpen = (access: Access, section: string, page: string): boolean =>
  access.isSuper || pagesOpenToAll.includes(page) || access.roles.some(role => givesPage(role.codes, section, page));
