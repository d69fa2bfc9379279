import { pagesBehindFigures, pagesInTabs } from '@axle/pages';
import type { MenuNode } from '@axle/permissions';

const standingBehind: Readonly<Record<string, string>> = { ...pagesInTabs, ...pagesBehindFigures };

/**
 * The pages of a group that have an entry of their own: all but those that stand as a tab of another page of the group, or behind its
 * figures, unless one is in sight.
 */
export function entriesOf({ children }: MenuNode, path: string): readonly MenuNode[] {
  const keys = new Set(children.map(({ uniqueKey }) => uniqueKey));
  return children.filter(page => page.path === path || !keys.has(standingBehind[page.uniqueKey] ?? ''));
}
