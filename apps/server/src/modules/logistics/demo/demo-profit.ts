import type { RecordValues } from '@axle/page-kit';

/** What is assumed of the sites; ways, channels and warehouses by code. Shares are those of the demo company. */
export const demoProfitParams: readonly RecordValues[] = [
  {
    site: 'AMZ-US',
    fulfilment: 'fba',
    vatRate: '0',
    returnRate: '5',
    resaleRate: '40',
    adsRate: '8',
    storageMonths: '1.5',
    shipping: 'SEA-LCL-LGB',
  },
  {
    site: 'AMZ-US',
    fulfilment: 'fbm',
    vatRate: '0',
    returnRate: '6',
    resaleRate: '55',
    adsRate: '6',
    storageMonths: '2',
    storageRate: '18',
    shipping: 'SEA-LCL-LGB',
    channel: 'UPS-GROUND',
    warehouse: 'US-W',
    toZip: '60601',
    note: '典型收件地为芝加哥',
  },
  {
    site: 'AMZ-DE',
    fulfilment: 'fba',
    vatRate: '19',
    returnRate: '8',
    resaleRate: '45',
    adsRate: '9',
    storageMonths: '1.5',
    shipping: 'SEA-LCL-HAM',
    note: '德国FBA运费表待导入',
  },
];

/** Which code of the United States the parts of a prefix have. */
export const demoDutyOfPart: Readonly<Record<string, string>> = {
  BRP: '8708305040',
  BRR: '8708305030',
  SHK: '8708801600',
  OIL: '8421230000',
  AIR: '8421310000',
  RAD: '8708915000',
  WPU: '8413309090',
  ALT: '8511500000',
  STR: '8511400000',
  PLG: '8511100000',
  COI: '8511300080',
  HDL: '8512202040',
  MIR: '7009100000',
  HUB: '8708998180',
};
