import type { Text } from '@axle/kernel';
import type { ScopeKind } from '../access/access.ts';
import type { ScopeMode } from './scope-line.ts';

/** Kinds of data scopes in words. */
export const scopeKindNames: Readonly<Record<ScopeKind, Text>> = {
  org: { zh: '组织', en: 'Organisation' },
  supplier: { zh: '供应商', en: 'Supplier' },
  warehouse: { zh: '仓库', en: 'Warehouse' },
  shop: { zh: '店铺', en: 'Store' },
  category: { zh: '品类', en: 'Category' },
  market: { zh: '市场', en: 'Market' },
};

/** Modes of data scopes in words. */
export const scopeModeNames: Readonly<Record<ScopeMode, Text>> = {
  all: { zh: '全部', en: 'All' },
  listed: { zh: '指定', en: 'Listed' },
  own: { zh: '本人', en: 'Own' },
  dept: { zh: '本部门', en: 'Own department' },
  deptTree: { zh: '本部门及下级', en: 'Department and below' },
  none: { zh: '无', en: 'None' },
};
