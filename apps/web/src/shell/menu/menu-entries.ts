import { pagesInTabs } from '@axle/pages';
import type { MenuNode } from '@axle/permissions';

/**
 * The pages of a group that have an entry of their own: all but those that stand as a tab of another page of the group, unless one is in
 * sight.
 */
export function entriesOf({ children }: MenuNode, path: string): readonly MenuNode[] {
  const keys = new Set(children.map(({ uniqueKey }) => uniqueKey));
  return children.filter(page => page.path === path || !keys.has(pagesInTabs[page.uniqueKey] ?? ''));
}
