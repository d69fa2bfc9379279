import type { RecordValues } from '@axle/page-kit';

/** From which warehouse orders leave; the first rule that holds decides. */
export const demoWarehouseRules: readonly RecordValues[] = [
  {
    name: '英国订单',
    conditions: 'destCountry in GB',
    warehouses: ['UK-BHM'],
    splitAllowed: false,
    note: '脱欧后不从德国仓发英国',
  },
  { name: '欧盟订单', conditions: 'destCountry in DE,FR,IT,ES', warehouses: ['DE-HAM'], splitAllowed: false },
  {
    name: '美西各州',
    conditions: 'destState in CA,NV,AZ,OR,WA,UT,ID',
    warehouses: ['US-W', 'US-E'],
    splitAllowed: true,
    maxSplits: 2,
    note: '两日达区域',
  },
  { name: '大件走美东', conditions: 'totalKg gt 30', warehouses: ['US-E', 'US-W'], splitAllowed: false, note: '美东仓有卡车尾板' },
  { name: '加急单', conditions: 'expedited eq true', warehouses: ['US-W', 'US-E', 'US-3PL-HOU'], splitAllowed: false },
  { name: '兜底', warehouses: ['US-W', 'US-E', 'US-3PL-HOU'], splitAllowed: true, maxSplits: 3 },
];

/** How goods go on their first leg; shipping products by code. */
export const demoFirstLegRules: readonly RecordValues[] = [
  {
    name: '无销量新品拼箱',
    conditions: 'daysToStockout isEmpty',
    shipping: 'SEA-LCL-LGB',
    autoBooking: false,
    autoDeclaration: false,
    autoTrackingSubscribe: true,
  },
  {
    name: '高优先级缺货空运',
    conditions: 'priority in S,A; daysToStockout lt 20',
    shipping: 'AIR-US',
    fallback: 'FAST-LGB',
    costCapUsdPerKg: '6.5',
    autoBooking: true,
    autoDeclaration: true,
    autoTrackingSubscribe: true,
  },
  {
    name: '欧洲海运',
    conditions: 'destMarket in EU',
    shipping: 'SEA-LCL-HAM',
    fallback: 'RAIL-DE',
    autoBooking: false,
    autoDeclaration: true,
    autoTrackingSubscribe: true,
    consolidationGroup: 'EU-WK',
  },
  {
    name: '整柜',
    conditions: 'totalCbm gte 55',
    shipping: 'SEA-FCL-LGB',
    fallback: 'SEA-LCL-LGB',
    autoBooking: true,
    autoDeclaration: true,
    autoTrackingSubscribe: true,
    consolidationGroup: 'US-FCL',
  },
  {
    name: '兜底拼箱',
    shipping: 'SEA-LCL-LGB',
    fallback: 'SEA-FCL-LGB',
    autoBooking: false,
    autoDeclaration: true,
    autoTrackingSubscribe: true,
    consolidationGroup: 'US-LCL',
  },
];
