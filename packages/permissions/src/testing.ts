import { text } from '@axle/kernel';
import fc from 'fast-check';
import type { Access, FieldBlock, RoleGrants } from './access/access.ts';
import type { MenuSection } from './menu/menu-for.ts';

const codes = [
  'basic.vehicleModel.list',
  'basic.vehicleModel.add',
  'basic.vehicleModel.export',
  'basic.skuList.list',
  'basic.skuList.update',
  'system.users.tab1.list',
  'system.users.tab2.list',
  'system.users.tab2.updateData',
  'resourceCenter.importTask.list',
];

const roles: fc.Arbitrary<readonly RoleGrants[]> = fc.uniqueArray(
  fc.record({ role: fc.constantFrom('buyer', 'qc', 'whClerk'), codes: fc.subarray(codes).map(granted => new Set(granted)) }),
  { selector: role => role.role, maxLength: 3 },
);

const subject: fc.Arbitrary<FieldBlock['subject']> = fc.oneof(
  fc.constant({ kind: 'all' as const }),
  fc.constant({ kind: 'user' as const }),
  fc.constantFrom('buyer', 'qc', 'whClerk').map(role => ({ kind: 'role' as const, role })),
);

/** Blocks on the few fields of two pages, so that they meet. */
export const fieldBlocks = (): fc.Arbitrary<FieldBlock> =>
  fc.record({
    subject,
    page: fc.constantFrom('skuList', 'vehicleModel'),
    field: fc.constantFrom('price', 'source'),
    mode: fc.constantFrom('hide', 'readBlock', 'writeBlock'),
  });

/** Users with some roles, scopes and blocks; one in five is a super user. */
export const accesses = (): fc.Arbitrary<Access> =>
  fc.record({
    userId: fc.integer({ min: 1, max: 1000 }),
    isSuper: fc.integer({ min: 0, max: 4 }).map(draw => draw === 0),
    roles,
    scopes: fc
      .dictionary(
        fc.constantFrom('supplier', 'warehouse'),
        fc.oneof(
          fc.constant('all' as const),
          fc.array(fc.constantFrom('1', '2')).map(targets => new Set(targets)),
        ),
      )
      .map(scopes => new Map(Object.entries(scopes)) as Access['scopes']),
    blocks: fc.array(fieldBlocks(), { maxLength: 5 }),
  });

/** Permission codes, known and unknown. */
export const permissionCodes = (): fc.Arbitrary<string> =>
  fc.constantFrom(...codes, 'basic.vehicleModel.del', 'home.homeIndex.list', 'nonsense', 'a.b', '', 'a..list');

/** A user to start an example from: no right, no scope, no block. */
export const nobody: Access = { userId: 7, isSuper: false, roles: [], scopes: new Map(), blocks: [] };

/** A user with these codes, all from one role. */
export const withCodes = (...granted: readonly string[]): Access => ({ ...nobody, roles: [{ role: 'buyer', codes: new Set(granted) }] });

/** A small back office: two open pages, two of the section basic, one that is reached from a document. */
export const sampleSections: readonly MenuSection[] = [
  {
    key: 'home',
    title: text('首页', 'Home'),
    groups: [
      {
        key: 'workplace',
        title: text('工作台', 'Workplace'),
        pages: [{ key: 'homeIndex', title: text('工作台', 'Workplace'), actions: [] }],
      },
    ],
  },
  {
    key: 'basic',
    title: text('基础数据', 'Basic data'),
    groups: [
      { key: 'products', title: text('商品资料', 'Products'), pages: [{ key: 'skuList', title: text('MRP SKU', 'MRP SKU'), actions: [] }] },
      {
        key: 'fitment',
        title: text('替代与车型', 'Fitment'),
        pages: [
          {
            key: 'vehicleModel',
            title: text('车型库', 'Vehicle models'),
            actions: [
              { code: 'basic.vehicleModel.add', title: text('新增', 'Add') },
              { code: 'basic.vehicleModel.export', title: text('导出', 'Export') },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'resourceCenter',
    title: text('资源中心', 'Resource centre'),
    groups: [
      {
        key: 'tasks',
        title: text('任务中心', 'Tasks'),
        pages: [
          { key: 'downList', title: text('下载中心', 'Downloads'), actions: [] },
          { key: 'receiveReportForm', title: text('收货报告', 'Report'), actions: [] },
        ],
      },
    ],
  },
];
