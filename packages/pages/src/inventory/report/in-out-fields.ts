import { inFlows, outFlows } from '@axle/inventory';
import type { ColumnDrill, DrillCondition, EnumOption, Field } from '@axle/page-kit';
import { piecesTold, valueTold } from '../stock-fields.ts';

type Text = EnumOption['label'];

/** Columns of the report on stock in and out, which a move belongs to one of. */
export const flowNames: Readonly<Record<(typeof inFlows)[number] | (typeof outFlows)[number], Text>> = {
  purchase: { zh: '采购入', en: 'Purchase' },
  return_in: { zh: '退货入', en: 'Return' },
  transfer_in: { zh: '调拨入', en: 'Transfer in' },
  other_in: { zh: '其他入', en: 'Other in' },
  gain: { zh: '盘盈', en: 'Gain' },
  sale: { zh: '销售出', en: 'Sale' },
  fba: { zh: 'FBA出', en: 'FBA' },
  transfer_out: { zh: '调拨出', en: 'Transfer out' },
  other_out: { zh: '其他出', en: 'Other out' },
  loss: { zh: '盘亏', en: 'Loss' },
};

/** The same as a dictionary, with what stands in no column of pieces. */
export const flowOptions: readonly EnumOption[] = [
  ...Object.entries(flowNames).map(([code, label]) => ({ code, label })),
  { code: 'internal', label: { zh: '仓内', en: 'Internal' } },
  { code: 'revalued', label: { zh: '成本调整', en: 'Cost adjustment' } },
];

const camel = (flow: string): string => flow.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const flows = [...inFlows, ...outFlows];
const text = ({ zh, en }: Text, more: Text): Text => ({ zh: zh + more.zh, en: en + more.en });
const inCny: Text = { zh: '金额', en: ' value' };

/** Pieces and value of each column. */
export const flowFields: Readonly<Record<string, Field>> = Object.fromEntries(
  flows.flatMap((flow): readonly [string, Field][] => {
    const name = flowNames[flow];
    const value = text(name, inCny);
    return [
      [`${camel(flow)}Qty`, piecesTold(name.zh, name.en)],
      [`${camel(flow)}Value`, valueTold(value.zh, value.en, { hidden: true })],
    ];
  }),
);

/** Their keys: pieces of all, then values of all. */
export const flowColumns = {
  ins: inFlows.map(flow => `${camel(flow)}Qty`),
  outs: outFlows.map(flow => `${camel(flow)}Qty`),
  values: flows.map(flow => `${camel(flow)}Value`),
};

const behind = (days: DrillCondition, ...more: readonly DrillCondition[]): ColumnDrill => ({
  section: 'wms',
  page: 'stockLedger',
  tab: 'all',
  filters: [{ field: 'sku', op: 'in', by: 'sku' }, { field: 'warehouse', op: 'in', by: 'warehouse' }, days, ...more],
});
const within: DrillCondition = { field: 'bizDate', op: 'between', from: 'dayFrom', to: 'bizDate' };
const flowIn = (...value: readonly string[]): DrillCondition => ({ field: 'flow', op: 'in', value });
const both = (key: string, drill: ColumnDrill): readonly [string, ColumnDrill][] => [
  [`${key}Qty`, drill],
  [`${key}Value`, drill],
];

/** The moves behind each figure. */
export const flowDrills: Readonly<Record<string, ColumnDrill>> = Object.fromEntries([
  ...both('opening', behind({ field: 'bizDate', op: 'between', to: 'dayBefore' })),
  ...flows.flatMap(flow => both(camel(flow), behind(within, flowIn(flow)))),
  ...both('in', behind(within, flowIn(...inFlows))),
  ...both('out', behind(within, flowIn(...outFlows))),
  ...both('closing', behind({ field: 'bizDate', op: 'between', to: 'bizDate' })),
]);
