import { expect, it } from 'vitest';
import { entriesOf } from './menu-entries.ts';

const node = (uniqueKey: string, children: readonly string[] = []) => ({
  path: `/admin/wms/${uniqueKey}`,
  uniqueKey,
  nameZh: uniqueKey,
  nameEn: uniqueKey,
  active: true,
  children: children.map(key => ({ path: `/admin/wms/${key}`, uniqueKey: key, nameZh: key, nameEn: key, active: true, children: [] })),
});
const shown = (keys: readonly string[], path = '/admin/wms/logoutStock') =>
  entriesOf(node('fba', keys), path).map(({ uniqueKey }) => uniqueKey);

it('a page that is a tab of another one has no entry beside it', () => {
  expect(shown(['fbaInventory', 'fbaReconciliation', 'fbaCase', 'fbaReimbursement'])).toEqual(['fbaInventory', 'fbaReconciliation']);
});

it('a tab has one for users who may not open the other page, and while it is in sight', () => {
  expect(shown(['fbaInventory', 'fbaCase'])).toEqual(['fbaInventory', 'fbaCase']);
  expect(shown(['fbaReconciliation', 'fbaCase'], '/admin/wms/fbaCase')).toEqual(['fbaReconciliation', 'fbaCase']);
});
