import type { MenuNode } from './menu-for.ts';

/** A page of the menu with where it stands. */
export interface MenuPage {
  readonly section: MenuNode;
  readonly group: MenuNode;
  readonly page: MenuNode;
}

/** The pages of a menu, its third level, in order. */
export const menuPages = (menu: readonly MenuNode[]): readonly MenuPage[] =>
  menu.flatMap(section => section.children.flatMap(group => group.children.map(page => ({ section, group, page }))));
