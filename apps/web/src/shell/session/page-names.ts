import { type Text, text } from '@axle/kernel';
import { importKey } from '@axle/page-kit';
import { type MenuNode, menuPages } from '@axle/permissions';

/** A page as users name it. */
export interface PageName {
  readonly key: string;
  /** Where it is opened. */
  readonly path: string;
  /** Key of its imports. */
  readonly importKey: string;
  readonly title: Text;
  /** Whether files are imported into it. */
  readonly imports: boolean;
}

/** The pages of a menu by name, in its order. */
export const pageNames = (menu: readonly MenuNode[]): readonly PageName[] =>
  menuPages(menu).map(({ section, page }) => ({
    key: page.uniqueKey,
    path: page.path,
    importKey: importKey(section.uniqueKey, page.uniqueKey),
    title: text(page.nameZh, page.nameEn),
    imports: page.children.some(button => button.uniqueKey === `${section.uniqueKey}.${page.uniqueKey}.import`),
  }));

/** The page that a key or an import key names. */
export const pageNamed = (names: readonly PageName[], key: string): PageName | undefined =>
  names.find(name => name.key === key || name.importKey === key);
