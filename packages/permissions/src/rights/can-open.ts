import type { Access } from '../access/access.ts';
import { pagesOpenToAll } from './open-pages.ts';

/** Most tabs with codes of their own that a page has (`system.users.tab1` to `tab20`; some pages begin at `tab0`). */
const mostTabs = 20;

/** Whether one role's codes give a page: its list, or the list of one of its tabs. */
export const givesPage = (codes: ReadonlySet<string>, section: string, page: string): boolean =>
  pageListsIn(codes, section, page).length > 0;

/** Those of some codes that give a page. */
export function pageListsIn(codes: ReadonlySet<string>, section: string, page: string): readonly string[] {
  const tabs = Array.from({ length: mostTabs + 1 }, (_, tab) => `${section}.${page}.tab${tab}.list`);
  return [`${section}.${page}.list`, ...tabs].filter(code => codes.has(code));
}

/** [S1] Whether the user may open a page: super users any, the pages open to all everybody, other pages by their list. */
export const canOpen = (access: Access, section: string, page: string): boolean =>
  access.isSuper || pagesOpenToAll.includes(page) || access.roles.some(role => givesPage(role.codes, section, page));
