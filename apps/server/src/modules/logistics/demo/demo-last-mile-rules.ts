import type { RecordValues } from '@axle/page-kit';

/** By which channel parcels leave; the first rule that holds decides. Channels by code. */
export const demoLastMileRules: readonly RecordValues[] = [
  { name: '邮政信箱', conditions: 'isPoBox eq true', channel: 'USPS-GA', note: '商业快递不送邮政信箱' },
  { name: '军邮地址', conditions: 'zoneGroup eq military', channel: 'USPS-GA' },
  { name: '英国', conditions: 'destCountry in GB', channel: 'RM-T48' },
  { name: '欧盟', conditions: 'destCountry in DE,FR,IT,ES', channel: 'DHL-PAKET' },
  { name: '次日达', conditions: 'serviceLevel in expedited,nextDay', channel: 'UPS-2DAY', fallback: 'FEDEX-HD' },
  {
    name: '超重件',
    conditions: 'billableLb gt 70',
    rateShop: ['UPS-GROUND', 'FEDEX-HD'],
    objective: 'cheapest',
    note: '邮政70磅以上不收',
  },
  {
    name: '轻小件',
    conditions: 'billableLb lte 10',
    rateShop: ['USPS-GA', 'UPS-GROUND', 'FEDEX-HD'],
    objective: 'cheapestWithinPromise',
    maxCostUsd: '60',
  },
  { name: '兜底比价', rateShop: ['UPS-GROUND', 'FEDEX-HD'], objective: 'cheapest' },
];
