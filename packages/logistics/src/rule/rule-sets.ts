import { type Text, text } from '@axle/kernel';
import type { Fact, Facts } from './fact.ts';
const option = (code: string, zh: string, en: string) => ({ code, label: text(zh, en) });
const textField = (zh: string, en: string, entity?: string): Fact => ({
  type: 'text',
  label: text(zh, en),
  ...(entity === undefined ? {} : { entity }),
});
const number = (zh: string, en: string, unit?: string): Fact => ({
  type: 'number',
  label: text(zh, en),
  ...(unit === undefined ? {} : { unit }),
});
const list = (zh: string, en: string, more: Partial<Fact> = {}): Fact => ({ type: 'list', label: text(zh, en), ...more });
const choice = (zh: string, en: string, options: readonly { readonly code: string; readonly label: Text }[]): Fact => ({
  type: 'choice',
  label: text(zh, en),
  options,
});
const yesNo = (zh: string, en: string): Fact => ({ type: 'yesNo', label: text(zh, en) });

/** Goods that not every way takes. */
export const hazards = [
  option('none', '普货', 'None'),
  option('battery', '带电', 'Battery'),
  option('magnet', '带磁', 'Magnet'),
  option('liquid', '液体', 'Liquid'),
  option('aerosol', '气雾', 'Aerosol'),
  option('airbag', '安全气囊(UN3268)', 'Airbag (UN3268)'),
] as const;

const platforms = [
  option('amazon', 'Amazon', 'Amazon'),
  option('ebay', 'eBay', 'eBay'),
  option('walmart', 'Walmart', 'Walmart'),
  option('partsgeek', 'PartsGeek', 'PartsGeek'),
  option('shopify', 'Shopify', 'Shopify'),
  option('offline', '线下', 'Offline'),
];
const zoneGroups = [
  option('contiguous', '本土', 'Contiguous'),
  option('AK', '阿拉斯加', 'Alaska'),
  option('HI', '夏威夷', 'Hawaii'),
  option('territory', '海外属地', 'Territory'),
  option('military', '军邮', 'Military'),
];
const levels = [
  option('standard', '标准', 'Standard'),
  option('expedited', '加急', 'Expedited'),
  option('nextDay', '次日达', 'Next day'),
  option('freight', '货运', 'Freight'),
];
const priorities = ['S', 'A', 'B', 'C', 'D'].map(code => option(code, code, code));

const platform = choice('平台', 'Platform', platforms);
const store = textField('店铺', 'Store', 'store');
const destCountry = textField('目的国', 'Destination country', 'country');
const destState = textField('目的州', 'Destination state');
const zoneGroup = choice('分区组', 'Zone group', zoneGroups);
const hazard = list('特货', 'Hazard', { options: hazards });
const amountUsd = number('金额', 'Amount', 'USD');
const category = list('品类', 'Category', { entity: 'category' });
const totalKg = number('总重', 'Total weight', 'kg');
const totalCbm = number('总体积', 'Total volume', 'm³');

const warehouse: Facts = {
  platform,
  store,
  site: textField('站点', 'Site', 'site'),
  destCountry,
  destState,
  zip3: textField('邮编前三位', 'ZIP3'),
  zoneGroup,
  category,
  sku: list('SKU', 'SKU', { entity: 'sku' }),
  brand: list('品牌', 'Brand', { entity: 'brand' }),
  hazard,
  lines: number('行数', 'Lines'),
  totalQty: number('总件数', 'Total pieces'),
  totalKg,
  totalCbm,
  amountUsd,
  expedited: yesNo('加急', 'Expedited'),
  promisedDate: { type: 'date', label: text('承诺日期', 'Promised date') },
  orderTag: list('订单标签', 'Order tag'),
  hour: number('下单小时', 'Order hour'),
};

const firstLeg: Facts = {
  originHarbour: textField('起运港', 'Origin port', 'harbour'),
  destMarket: textField('目的市场', 'Destination market', 'market'),
  destWarehouse: textField('目的仓', 'Destination warehouse', 'warehouse'),
  priority: choice('优先级', 'Priority', priorities),
  daysToStockout: number('断货天数', 'Days to stock-out', 'd'),
  totalCbm,
  totalKg,
  densityKgM3: number('密度', 'Density', 'kg/m³'),
  hazard,
  valueUsd: number('货值', 'Goods value', 'USD'),
  month: number('月份', 'Month'),
  skuCount: number('SKU数', 'SKUs'),
  poLate: yesNo('采购单延误', 'PO late'),
};

const lastMile: Facts = {
  warehouse: textField('发货仓', 'Warehouse', 'warehouse'),
  platform,
  store,
  serviceLevel: choice('服务级别', 'Service level', levels),
  destCountry,
  destState,
  zoneGroup,
  zone: textField('分区', 'Zone'),
  isPoBox: yesNo('邮政信箱', 'PO box'),
  isResidential: yesNo('住宅地址', 'Residential'),
  actualLb: number('实重', 'Actual weight', 'lb'),
  billableLb: number('计费重量', 'Billable weight', 'lb'),
  longestIn: number('最长边', 'Longest side', 'in'),
  secondIn: number('次长边', 'Second side', 'in'),
  lengthGirthIn: number('长+围长', 'Length + girth', 'in'),
  cubicIn: number('体积', 'Volume', 'in³'),
  amountUsd,
  hazard,
  category,
};

/** The tables of rules that decide without hands, and what each may ask about. */
export const ruleSets = { warehouse, firstLeg, lastMile } as const satisfies Readonly<Record<string, Facts>>;

/** Name of a table of rules. */
export type RuleSetName = keyof typeof ruleSets;

/** The facts of a table by its name. */
export const factsOf = (set: string): Facts => (ruleSets as Readonly<Record<string, Facts>>)[set] ?? {};
