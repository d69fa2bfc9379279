import { fill, type Text, text } from '@axle/kernel';
import { type MenuNode, menuPages } from '@axle/permissions';
import { openParameter } from '../workspace/tab-address.ts';
import { findText } from '../../text/find.ts';
import type { Choice } from './choice.ts';

const nameOf = ({ nameZh, nameEn }: MenuNode): Text => text(nameZh, nameEn);

/** The pages of a menu. */
export const pageChoices = (menu: readonly MenuNode[]): readonly Choice[] =>
  menuPages(menu).map(({ section, group, page }) => ({
    key: page.uniqueKey,
    title: nameOf(page),
    note: text(`${section.nameZh} / ${group.nameZh}`, `${section.nameEn} / ${group.nameEn}`),
    also: [page.uniqueKey, ...(page.words ?? [])],
    path: page.path,
  }));

/** The saved views of pages. */
export const viewChoices = (
  menu: readonly MenuNode[],
  viewsOf: (page: string) => readonly { readonly id: number; readonly name: string }[],
): readonly Choice[] =>
  menuPages(menu).flatMap(({ page }) =>
    viewsOf(page.uniqueKey).map(({ id, name }) => ({
      key: `${page.uniqueKey}-view-${id}`,
      title: text(name, name),
      note: nameOf(page),
      path: `${page.path}?view=${id}`,
    })),
  );

/** What the user may begin on pages: adding a record, importing a file. */
export const actionChoices = (menu: readonly MenuNode[]): readonly Choice[] =>
  menuPages(menu).flatMap(({ section, page }) =>
    (['add', 'import'] as const)
      .flatMap(action =>
        page.children
          .filter(({ uniqueKey, active }) => active && uniqueKey === `${section.uniqueKey}.${page.uniqueKey}.${action}`)
          .map(button => ({ action, button })),
      )
      .map(({ action, button }) => ({
        key: `${page.uniqueKey}-${action}`,
        // the button of adding says what is added
        title: action === 'add' ? nameOf(button) : fill(findText.import, { page: nameOf(page) }),
        note: nameOf(section),
        path: `${page.path}?${openParameter}=${action}`,
      })),
  );
