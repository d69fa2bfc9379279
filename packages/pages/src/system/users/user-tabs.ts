import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';

/** A tab of the page of users, whose codes begin with its key. */
export interface UserTab {
  readonly key: string;
  readonly title: PageTab['title'];
  /** Section whose rights it shows. */
  readonly section?: string;
  /** Kind of data scope whose users it shows. */
  readonly kind?: 'supplier' | 'warehouse' | 'shop';
}

const rightsOf = (number: number, section: string, zh: string, en: string): UserTab => ({
  key: `tab${number}`,
  title: text(zh, en),
  section,
});
const usersOf = (number: number, kind: UserTab['kind'], zh: string, en: string): UserTab => ({
  key: `tab${number}`,
  title: text(zh, en),
  ...(kind ? { kind } : {}),
});

/** All tabs in order: users, their data scopes, their rights section by section, and who sees what. */
export const userTabs: readonly UserTab[] = [
  { key: 'tab1', title: { zh: '全部用户', en: 'All users' } },
  { key: 'tab2', title: { zh: '数据权限', en: 'Data scopes' } },
  rightsOf(3, 'basic', '基础数据', 'Basic data'),
  rightsOf(4, 'system', '系统配置', 'System configuration'),
  rightsOf(5, 'purchase', '采购', 'Purchasing'),
  rightsOf(6, 'logs', '日志', 'Logs'),
  rightsOf(7, 'qualityTesting', '质检', 'Quality testing'),
  rightsOf(8, 'mrp', '计划', 'Planning'),
  rightsOf(9, 'wms', '仓储', 'Warehouse'),
  rightsOf(10, 'delivery', '出库发运', 'Outbound delivery'),
  rightsOf(11, 'newProducts', '新品', 'New products'),
  rightsOf(12, 'statistics', '统计', 'Statistics'),
  rightsOf(13, 'logistics', '物流', 'Logistics'),
  rightsOf(14, 'operation', '运营', 'Operations'),
  rightsOf(15, 'oms', '订单', 'Orders'),
  rightsOf(16, 'finance', '财务', 'Finance'),
  rightsOf(17, 'resourceCenter', '资源中心', 'Resource centre'),
  usersOf(18, 'supplier', '供应商范围', 'Supplier scope'),
  usersOf(19, 'warehouse', '仓库范围', 'Warehouse scope'),
  usersOf(20, 'shop', '店铺范围', 'Store scope'),
];
