import { text } from '@axle/kernel';
import type { DateField, DecimalField, LineField, LinesField, MeasureField, PageTab, RefField, TextField } from '@axle/page-kit';
import { fuelLines, surchargeLines, zoneLines } from './fbm-lines.ts';

const table: RefField = { kind: 'ref', label: { zh: '运费表', en: 'Rate card' }, entity: 'freightTable' };
const day: DateField = {
  kind: 'date',
  label: { zh: '日期', en: 'Date' },
  help: { zh: '留空为今天；取该编码当日有效的一期。', en: 'Defaults to today; the period of this code in force on the day is used.' },
};
const from: Readonly<Record<string, LineField>> = {
  tableNo: { kind: 'code', label: { zh: '费率表', en: 'Rate card' }, maxLength: 40 },
  currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, maxLength: 3 },
};
const side = (zh: string, en: string): MeasureField => ({
  kind: 'measure',
  label: text(zh, en),
  unit: 'cm',
  required: true,
  min: '0.01',
  max: '1000',
});
const postcode = (zh: string, en: string): TextField => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 12 });
const number = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, width: 110 });

const inForce = <Name extends string>(key: Name, lines: LinesField): PageTab<Name> => ({
  key,
  title: lines.label,
  tool: { inputs: { table: { ...table, required: true }, day }, results: { ...from, [key]: lines }, reads: [key] },
});

const reads = ['rates', 'zones', 'surcharges', 'fuel', 'divisor', 'dimRound', 'stepUnit', 'weightUnit', 'currency'] as const;

/** The tabs of the rate cards: what holds on a day, and what a parcel costs. */
export const fbmTabs = [
  { key: 'rates', title: { zh: '运费矩阵', en: 'Rate matrix' }, view: 'logistics/freight-rates' },
  inForce('zones', zoneLines),
  inForce('surcharges', surchargeLines),
  inForce('fuel', fuelLines),
  {
    key: 'tryIt',
    title: { zh: '试算', en: 'Try it' },
    tool: {
      reads,
      sketch: { length: 'length', width: 'width', height: 'height' },
      inputs: {
        channel: {
          kind: 'ref',
          label: { zh: '物流渠道', en: 'Channel' },
          entity: 'logisticsChannel',
          help: {
            zh: '按渠道的运费表与限制计算；也可在下面直接选运费表。',
            en: 'Uses the rate card and limits of the channel; or choose a rate card below.',
          },
        },
        table,
        from: postcode('寄件邮编', 'Origin postal code'),
        to: postcode('收件邮编', 'Destination postal code'),
        length: side('长', 'Length'),
        width: side('宽', 'Width'),
        height: side('高', 'Height'),
        weight: { kind: 'measure', label: { zh: '毛重', en: 'Gross weight' }, unit: 'kg', required: true, min: '0.001', max: '2000' },
        residential: { kind: 'bool', label: { zh: '住宅地址', en: 'Residential address' }, initial: true },
        day,
      },
      results: {
        total: { kind: 'money', label: { zh: '合计', en: 'Total' }, scale: 2, currency: { field: 'currency' } },
        currency: from['currency']!,
        zone: { kind: 'code', label: { zh: '分区', en: 'Zone' }, maxLength: 10 },
        billable: number('计费重量', 'Billable weight'),
        actual: number('实重', 'Actual weight'),
        dimensional: number('体积重', 'Dimensional weight'),
        unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 4 },
        tableNo: from['tableNo']!,
        lines: {
          kind: 'lines',
          label: { zh: '计算明细', en: 'Breakdown' },
          by: ['item'],
          most: 100,
          fields: {
            item: { kind: 'text', label: { zh: '项目', en: 'Item' }, required: true, maxLength: 100, width: 180 },
            basis: { kind: 'text', label: { zh: '计算', en: 'Calculation' }, maxLength: 300, width: 380 },
            amount: { kind: 'money', label: { zh: '金额', en: 'Amount' }, scale: 2, currency: { field: 'currency' }, width: 110 },
          },
        },
      },
    },
  },
] as const satisfies readonly PageTab[];
