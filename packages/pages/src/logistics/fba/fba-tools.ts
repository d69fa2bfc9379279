import { text } from '@axle/kernel';
import {
  type CodeField,
  type ColumnDrill,
  type DateField,
  type DecimalField,
  type IntegerField,
  type LineField,
  type LinesField,
  type MeasureField,
  namesOf,
  type PageTab,
  type Tool,
} from '@axle/page-kit';
import { fbaTierOptions, feeLines, referralLines, storageLines, surchargeLines, tierLines } from './fba-lines.ts';

const country: CodeField = {
  kind: 'code',
  label: { zh: '国家', en: 'Country' },
  required: true,
  maxLength: 2,
  pattern: '[A-Z]{2}',
  initial: 'US',
};
const day: DateField = { kind: 'date', label: { zh: '日期', en: 'Date' }, help: { zh: '留空为今天。', en: 'Defaults to today.' } };
const side = (zh: string, en: string): MeasureField => ({
  kind: 'measure',
  label: text(zh, en),
  unit: 'cm',
  required: true,
  min: '0.01',
  max: '1000',
});

/** The period and the state of the table that an answer comes from. */
const from: Readonly<Record<string, LineField>> = {
  effectiveFrom: { kind: 'date', label: { zh: '费率表生效日期', en: 'Table effective from' } },
  currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, maxLength: 3 },
  confirmation: {
    kind: 'enum',
    label: { zh: '核对状态', en: 'Confirmation' },
    options: [
      { code: 'unconfirmed', label: { zh: '未核对', en: 'Unconfirmed' }, tone: 'warn' },
      { code: 'confirmed', label: { zh: '已核对', en: 'Confirmed' }, tone: 'good' },
    ],
  },
};

const tierChoice = { kind: 'enumList', label: { zh: '尺寸分段', en: 'Size tiers' }, options: fbaTierOptions } as const satisfies LineField;

const inForce = <Name extends string>(
  key: string,
  lines: Readonly<Record<Name, LinesField>>,
): PageTab<Name> & { readonly tool: Tool<Name> } => {
  const names = namesOf(lines);
  const ofTiers = Object.values<LinesField>(lines).some(({ fields }) => 'tier' in fields);
  const inputs = { country, day, ...(ofTiers ? { tier: tierChoice } : {}) };
  return { key, title: lines[names[0]!]!.label, tool: { inputs, results: { ...from, ...lines }, reads: names } };
};

/** The limit of a tier that a piece comes nearest to, what is left of it, and how much is used. */
const nearest: Readonly<Record<string, LineField>> = {
  limit: {
    kind: 'enum',
    label: { zh: '最接近的限制', en: 'Nearest limit' },
    width: 130,
    options: [
      { code: 'longest', label: { zh: '最长边', en: 'Longest side' } },
      { code: 'median', label: { zh: '次长边', en: 'Median side' } },
      { code: 'shortest', label: { zh: '最短边', en: 'Shortest side' } },
      { code: 'girth', label: { zh: '长+围长', en: 'Length + girth' } },
      { code: 'weight', label: { zh: '重量', en: 'Weight' } },
    ],
  },
  left: { kind: 'text', label: { zh: '距下一分段', en: 'Margin to next tier' }, maxLength: 40, width: 130 },
  usedPercent: { kind: 'percent', label: { zh: '已用', en: 'Used' }, scale: 2, width: 100 },
};
const money = (zh: string, en: string) =>
  ({ kind: 'money', label: text(zh, en), scale: 2, currency: { field: 'currency' }, width: 110 }) as const;
const lb = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, width: 120 });
const tier = { kind: 'enum', label: { zh: '尺寸分段', en: 'Size tier' }, options: fbaTierOptions, width: 170 } as const satisfies LineField;
const pieces = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000_000,
  max: 1_000_000_000,
  width: 100,
});
/** The shipments to Amazon that pieces of a line were counted in. */
const behindPieces: ColumnDrill = {
  section: 'wms',
  page: 'fbaInboundShipment',
  tab: 'all',
  filters: [{ field: 'shipmentId', op: 'in', by: 'shipments' }],
};
const reads = ['tiers', 'fees', 'surcharges', 'storage', 'referral'] as const;

/** The tabs of the page of Amazon's fees that show what applies on a day and what a piece costs. */
export const fbaTabs: readonly PageTab<(typeof reads)[number]>[] = [
  inForce('tiers', { tiers: tierLines }),
  inForce('fees', { fees: feeLines, surcharges: surchargeLines, referral: referralLines }),
  inForce('storage', { storage: storageLines }),
  {
    key: 'tryIt',
    title: { zh: '试算', en: 'Try it' },
    tool: {
      reads,
      inputs: {
        length: side('长', 'Length'),
        width: side('宽', 'Width'),
        height: side('高', 'Height'),
        weight: { kind: 'measure', label: { zh: '毛重', en: 'Weight' }, unit: 'kg', required: true, min: '0.001', max: '2000' },
        price: { kind: 'decimal', label: { zh: '售价', en: 'Price' }, required: true, scale: 2, places: 2, min: '0.01', max: '999999' },
        country,
        day,
      },
      results: {
        tier,
        billableLb: lb('计费重量(lb)', 'Billable (lb)'),
        fee: money('配送费', 'Fulfilment fee'),
        ...from,
        unitLb: lb('实重(lb)', 'Unit weight (lb)'),
        dimensionalLb: lb('体积重(lb)', 'Dimensional (lb)'),
        ...nearest,
        lines: {
          kind: 'lines',
          label: { zh: '费用明细', en: 'Fee breakdown' },
          by: ['item'],
          most: 10,
          fields: {
            item: { kind: 'text', label: { zh: '项目', en: 'Item' }, required: true, maxLength: 100, width: 220 },
            basis: { kind: 'text', label: { zh: '计算', en: 'Calculation' }, maxLength: 200, width: 260 },
            amount: money('金额', 'Amount'),
          },
        },
      },
    },
  },
  {
    key: 'skuCheck',
    title: { zh: 'SKU核对', en: 'SKU check' },
    tool: {
      reads,
      exports: 'lines',
      opens: { lines: { shipped: behindPieces, received: behindPieces, difference: behindPieces } },
      inputs: {
        skus: {
          kind: 'tags',
          label: { zh: 'SKU', en: 'SKU' },
          maxLength: 32,
          help: { zh: '可批量粘贴；留空为全部在用SKU。', en: 'Paste one or many; leave empty for all SKUs in use.' },
        },
        tiers: tierChoice,
        near: { kind: 'bool', label: { zh: '只看距分段上限5%以内', en: 'Only within 5% of a limit' }, initial: false },
        price: {
          kind: 'decimal',
          label: { zh: '售价', en: 'Price' },
          required: true,
          scale: 2,
          places: 2,
          min: '0.01',
          max: '999999',
          initial: '30',
          help: { zh: '决定费用的价格段。', en: 'Determines the price band of the fees.' },
        },
        country,
        day,
      },
      results: {
        checked: { kind: 'integer', label: { zh: '已核对', en: 'Checked SKUs' }, min: 0, max: 1_000_000 },
        nearLimit: { kind: 'integer', label: { zh: '接近上限', en: 'Near a limit' }, min: 0, max: 1_000_000 },
        withoutSize: { kind: 'integer', label: { zh: '缺尺寸重量', en: 'Missing size or weight' }, min: 0, max: 1_000_000 },
        more: { kind: 'text', label: { zh: '提示', en: 'Note' }, maxLength: 100 },
        unknown: { kind: 'text', label: { zh: '不存在的SKU', en: 'Unknown SKUs' }, maxLength: 1000 },
        ...from,
        lines: {
          kind: 'lines',
          label: { zh: 'SKU', en: 'SKU' },
          by: ['sku'],
          most: 10_000,
          fields: {
            sku: { kind: 'code', label: { zh: 'SKU', en: 'SKU' }, required: true, maxLength: 32, width: 130 },
            name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 200, width: 240 },
            tier,
            billableLb: lb('计费重量(lb)', 'Billable (lb)'),
            fee: money('配送费', 'Fee'),
            limit: nearest['limit']!,
            left: nearest['left']!,
            usedPercent: nearest['usedPercent']!,
            shipped: pieces('已发件数', 'Shipped'),
            received: pieces('FBA收到', 'Received by FBA'),
            difference: pieces('差额', 'Difference'),
            shipments: { kind: 'tags', label: { zh: 'FBA货件', en: 'FBA shipments' }, maxLength: 40, width: 200 },
            note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 100, width: 200 },
          },
        },
      },
    },
  },
];
