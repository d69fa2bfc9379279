import type { Text } from '@axle/kernel';
import type { DemoRole, GrantLine, ScopeLine } from './demo-role.ts';

const all: readonly ScopeLine[] = [{ kind: 'every', mode: 'all' }];
const role = (
  code: string,
  name: Text,
  person: Text,
  org: string,
  grants: readonly GrantLine[],
  scopes: readonly ScopeLine[],
  colleagues: readonly Text[] = [],
): DemoRole => ({ code, name, person, org, grants, scopes, colleagues });
const productsToRead = ['basic/skuList', 'basic/category', 'basic/brand', 'basic/bom'] as const;
const planning: readonly GrantLine[] = [
  ['write', 'mrp', 'delivery:distribution', 'basic:planning', 'basic/materialArea', 'basic/skuSubstitute', 'basic/skuSubstituteLog'],
  ['read', 'delivery', 'basic/buyingLog', ...productsToRead],
];

const profitPages = [
  'operation/orderProfit',
  'operation/orderProfitLine',
  'operation/skuProfit',
  'operation/platformSettlement',
  'operation/platformSettlementLine',
  'operation/carrierBill',
] as const;
const profitSources = ['oms/orderList', 'wms/logoutStock', 'operation/operationReturn'] as const;

const seeing = (...lines: readonly (readonly [ScopeLine['kind'], ScopeLine['mode']])[]) =>
  lines.map(([kind, mode]): ScopeLine => ({ kind, mode }));
const plannersSee = seeing(['market', 'all'], ['warehouse', 'all']);

/** The roles of the demo company and what each may do. Pages that do not exist yet are granted when a fresh demo has them. */
export const demoRoles: readonly DemoRole[] = [
  role('superAdmin', { zh: '超级管理员', en: 'Super administrator' }, { zh: '周敏', en: 'Min Zhou' }, 'GM', [], all),
  role(
    'sysAdmin',
    { zh: '系统管理员', en: 'System administrator' },
    { zh: '陈浩', en: 'Hao Chen' },
    'IT',
    [
      ['write', 'system'],
      ['read', 'logs', 'basic'],
    ],
    all,
  ),
  role(
    'catalogEditor',
    { zh: '资料员', en: 'Catalogue editor' },
    { zh: '林晓雨', en: 'Xiaoyu Lin' },
    'PD-CAT',
    [
      ['write', 'basic:products', 'basic:fitment', 'basic:amazon', 'newProducts'],
      ['read', 'system/basicInfoApproval'],
    ],
    all,
  ),
  role(
    'catalogApprover',
    { zh: '资料审核', en: 'Catalogue approver' },
    { zh: '郑伟', en: 'Wei Zheng' },
    'PD',
    [
      ['read', 'basic'],
      ['approve', 'system/basicInfoApproval', 'newProducts/projectTable', 'newProducts/newProductRegistration'],
    ],
    all,
  ),
  role(
    'buyer',
    { zh: '采购员', en: 'Buyer' },
    { zh: '王磊', en: 'Lei Wang' },
    'PU-1',
    [
      ['write', 'purchase:orders', 'purchase:delivery', 'purchase/mailConsole', 'purchase:claims', 'purchase:boards'],
      ['write', 'purchase/purchasePrepayment', 'purchase/deductionRecords', 'purchase/deductionSuggestions', 'purchase/overseasDeduction'],
      ['write', 'newProducts/supplierSkuList'],
      ['read', 'purchase:settlement'],
      ['read', 'basic:parties', 'newProducts', 'basic/purchaseTime', 'system/basicInfoApproval', 'basic/buyingLog', 'basic/proxyBuy'],
      ['read', ...productsToRead],
    ],
    seeing(['supplier', 'own'], ['warehouse', 'all']),
  ),
  role(
    'purchaseManager',
    { zh: '采购经理', en: 'Purchase manager' },
    { zh: '赵倩', en: 'Qian Zhao' },
    'PU',
    [
      ['approve', 'purchase', 'newProducts/supplierSkuList', 'newProducts/projectTable', 'system/basicInfoApproval'],
      ['decide', 'qualityTesting/lotDispositions', 'qualityTesting/switching'],
      ['write', 'basic:parties', 'basic/purchaseTime', 'basic/proxyBuy'],
      ['read', 'basic/buyingLog', 'qualityTesting/sampleJudgement', 'qualityTesting/samplingDetail', ...productsToRead],
      ['read', 'qualityTesting/switchEvents'],
    ],
    seeing(['supplier', 'deptTree'], ['warehouse', 'all']),
  ),
  role(
    'qc',
    { zh: '质检员', en: 'Quality inspector' },
    { zh: '孙强', en: 'Qiang Sun' },
    'QC',
    [
      ['write', 'qualityTesting'],
      ['read', 'basic:products', 'basic/exemptSku'],
    ],
    [{ kind: 'supplier', mode: 'all' }],
    [
      { zh: '唐勇', en: 'Yong Tang' },
      { zh: '谢芳', en: 'Fang Xie' },
    ],
  ),
  role('planner', { zh: '计划员', en: 'Planner' }, { zh: '吴静', en: 'Jing Wu' }, 'PL', planning, plannersSee),
  role(
    'planManager',
    { zh: '计划经理', en: 'Planning manager' },
    { zh: '黄涛', en: 'Tao Huang' },
    'PL',
    [...planning, ['approve', 'system/basicInfoApproval', 'basic/exemptSku', 'delivery:distribution'], ['decide', 'basic/skuList']],
    plannersSee,
  ),
  role(
    'whClerk',
    { zh: '仓管员', en: 'Warehouse clerk' },
    { zh: '何军', en: 'Jun He' },
    'WH-SZ',
    [['write', 'wms', 'delivery', 'basic/binCheck', 'purchase/receiveReports']],
    seeing(['warehouse', 'listed'], ['shop', 'all']),
  ),
  role(
    'logistics',
    { zh: '物流专员', en: 'Logistics specialist' },
    { zh: '徐丽', en: 'Li Xu' },
    'LO',
    [['write', 'logistics', 'delivery', 'basic:logistics', 'basic:leadTimes', 'basic/warehouseAutoMatch']],
    all,
  ),
  role(
    'customs',
    { zh: '关务', en: 'Customs specialist' },
    { zh: '马超', en: 'Chao Ma' },
    'LO-CU',
    [['write', 'logistics:customs', 'basic/tariffCode', 'basic/cutoffProductName']],
    all,
  ),
  role(
    'operator',
    { zh: '运营', en: 'Operator' },
    { zh: '朱琳', en: 'Lin Zhu' },
    'OP-US',
    [
      ['write', 'basic/estimatedProfit', 'basic/profitParam', 'basic/ptSku', 'basic/skuMap', 'basic/ptSkuException', 'basic/fbaMap'],
      ['write', 'operation', 'wms:fba', 'newProducts/newAmazonPending'],
      ['write', 'basic/amazonListingSummary', 'basic/amazonListingException', 'basic/fbaAbnormalData', 'basic/fbaReport'],
      ['read', 'basic:amazon', 'basic:markets', 'oms'],
    ],
    seeing(['shop', 'own'], ['warehouse', 'all']),
  ),
  role(
    'omsClerk',
    { zh: '订单专员', en: 'Order clerk' },
    { zh: '胡斌', en: 'Bin Hu' },
    'OM',
    [
      ['write', 'oms', 'basic/skuMap', 'basic/ptSkuException'],
      ['read', 'basic/warehouseAutoMatch', 'basic/channelAutoRule', 'basic/shippingSetting'],
    ],
    seeing(['shop', 'listed'], ['warehouse', 'all']),
  ),
  role(
    'accountant',
    { zh: '会计', en: 'Accountant' },
    { zh: '高洁', en: 'Jie Gao' },
    'FI',
    [
      ['write', 'finance', 'wms:reports'],
      ['write', 'purchase/ledgerCenter', 'purchase/ledgerVouchers', 'purchase/ledgerAdjustment', 'purchase/ledgerPeriods'],
      ['write', 'purchase/purchaseReconciliation', ...profitPages],
      ['read', 'purchase:settlement', 'wms:inventory', ...profitSources],
    ],
    all,
  ),
  role('cashier', { zh: '出纳', en: 'Cashier' }, { zh: '罗娜', en: 'Na Luo' }, 'FI', [['write', 'finance:payments', 'finance:banks']], all),
  role(
    'financeManager',
    { zh: '财务经理', en: 'Finance manager' },
    { zh: '梁峰', en: 'Feng Liang' },
    'FI',
    [
      ['approve', 'finance', 'system/basicInfoApproval', 'wms:operations', 'wms:reports'],
      ['approve', 'purchase/purchaseReconciliation', ...profitPages, 'operation/operationReturn'],
      ['decide', 'purchase/purchaseOrder', 'purchase/effectiveOrders', 'purchase/ledgerAdjustment', 'purchase/purchasePrepayment'],
      ['read', 'basic:parties', 'wms:inventory', 'purchase:settlement', 'oms/orderList'],
    ],
    all,
  ),
  role('auditor', { zh: '审计(只读)', en: 'Auditor (read only)' }, { zh: '宋洁', en: 'Jie Song' }, 'AU', [['read', 'everything']], all),
];
