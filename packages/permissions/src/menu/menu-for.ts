import type { Text } from '@axle/kernel';
import type { Access } from '../access/access.ts';
import { can } from '../rights/can.ts';
import { canOpen } from '../rights/can-open.ts';
import { pagesInEveryMenu, pagesOpenToAll } from '../rights/open-pages.ts';

/** A node of the menu: section, group, page, and below a page its buttons with their full code as unique key. */
export interface MenuNode {
  /** Address of a section or page; empty for groups and buttons. */
  readonly path: string;
  readonly uniqueKey: string;
  readonly nameZh: string;
  readonly nameEn: string;
  /** Whether the user may use it. */
  readonly active: boolean;
  /** Further words by which people look for a page. */
  readonly words?: readonly string[];
  readonly children: readonly MenuNode[];
}

/** A button of a page. */
export interface MenuAction {
  /** Full permission code, `basic.vehicleModel.export`. */
  readonly code: string;
  readonly title: Text;
}

/** What the menu needs to know of a section. */
export interface MenuSection {
  readonly key: string;
  readonly title: Text;
  readonly groups: readonly {
    readonly key: string;
    readonly title: Text;
    readonly pages: readonly {
      readonly key: string;
      readonly title: Text;
      readonly actions: readonly MenuAction[];
      readonly words?: readonly string[];
      /** The section that it belongs to, where it stands in the menu of another one too: its codes are of that one. */
      readonly of?: string;
    }[];
  }[];
}

/** Address of a page in the main shell. */
export const pagePath = (section: string, page: string): string => `/admin/${section}/${page}`;

/** Address of a section in the main shell; it leads on to one of its pages. */
export const sectionPath = (section: string): string => `/admin/${section}`;

/** [G1] The user's menu: the pages that may be opened, in order; sections and groups without one are left out. */
export function menuFor(access: Access, sections: readonly MenuSection[]): readonly MenuNode[] {
  return sections.map(section => sectionNode(access, section)).filter(node => node.children.length > 0);
}

function sectionNode(access: Access, section: MenuSection): MenuNode {
  const groups = section.groups.map(group => {
    const pages = group.pages
      .filter(page => listed(access, page.of ?? section.key, page.key))
      .map(page => pageNode(access, section.key, page));
    return node('', `${section.key}.${group.key}`, group.title, true, pages);
  });
  return node(
    sectionPath(section.key),
    section.key,
    section.title,
    true,
    groups.filter(group => group.children.length > 0),
  );
}

function listed(access: Access, section: string, page: string): boolean {
  const fromDocument = pagesOpenToAll.includes(page) && !pagesInEveryMenu.includes(page);
  return fromDocument ? access.roles.some(role => role.codes.has(`${section}.${page}.list`)) : canOpen(access, section, page);
}

function pageNode(access: Access, section: string, page: MenuSection['groups'][number]['pages'][number]): MenuNode {
  const buttons = page.actions.map(action => node('', action.code, action.title, can(access, action.code), []));
  return { ...node(pagePath(section, page.key), page.key, page.title, true, buttons), ...(page.words ? { words: page.words } : {}) };
}

const node = (path: string, uniqueKey: string, title: Text, active: boolean, children: readonly MenuNode[]): MenuNode => ({
  path,
  uniqueKey,
  nameZh: title.zh,
  nameEn: title.en,
  active,
  children,
});
