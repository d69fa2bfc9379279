import { inFlows, outFlows } from '@axle/inventory';
import type { ColumnDrill, DrillCondition, EnumOption, Field } from '@axle/page-kit';
import { piecesField, valueField } from '../stock-fields.ts';

type Text = EnumOption['label'];
type Flow = (typeof inFlows)[number] | (typeof outFlows)[number];

/** Columns of the report on stock in and out, which a move belongs to one of. */
export const flowNames: Readonly<Record<Flow, Text>> = {
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
export const flowOptions = [
  ...Object.entries(flowNames).map(([code, label]) => ({ code, label })),
  { code: 'internal', label: { zh: '仓内', en: 'Internal' } },
  { code: 'revalued', label: { zh: '成本调整', en: 'Cost adjustment' } },
] as const satisfies readonly EnumOption[];

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
type FlowField = `${Camel<Flow>}${'Qty' | 'Value'}`;

const camel = <Name extends string>(flow: Name) => flow.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
const flows = [...inFlows, ...outFlows];
const text = ({ zh, en }: Text, more: Text): Text => ({ zh: zh + more.zh, en: en + more.en });
const inCny: Text = { zh: '金额', en: ' value' };

/** Pieces and value of each column. */
export const flowFields = Object.fromEntries(
  flows.flatMap((flow): readonly [FlowField, Field][] => {
    const name = flowNames[flow];
    const value = text(name, inCny);
    return [
      [`${camel(flow)}Qty`, piecesField(name.zh, name.en)],
      [`${camel(flow)}Value`, valueField(value.zh, value.en, { hidden: true })],
    ];
  }),
) as Readonly<Record<FlowField, Field>>;

/** Their keys: pieces of all, then values of all. */
export const flowColumns = {
  ins: inFlows.map(flow => `${camel(flow)}Qty` as const),
  outs: outFlows.map(flow => `${camel(flow)}Qty` as const),
  values: flows.map(flow => `${camel(flow)}Value` as const),
};

type FigureName = FlowField | `${'opening' | 'in' | 'out' | 'closing'}${'Qty' | 'Value'}`;
type Named = 'sku' | 'warehouse' | 'dayFrom' | 'dayBefore' | 'bizDate';

const behind = (days: DrillCondition<Named>, ...more: readonly DrillCondition<Named>[]): ColumnDrill<Named> => ({
  section: 'wms',
  page: 'stockLedger',
  tab: 'all',
  filters: [{ field: 'sku', op: 'in', by: 'sku' }, { field: 'warehouse', op: 'in', by: 'warehouse' }, days, ...more],
});
const within: DrillCondition<Named> = { field: 'bizDate', op: 'between', from: 'dayFrom', to: 'bizDate' };
const flowIn = (...value: readonly string[]): DrillCondition<Named> => ({ field: 'flow', op: 'in', value });
const both = (
  key: Camel<Flow> | 'opening' | 'in' | 'out' | 'closing',
  drill: ColumnDrill<Named>,
): readonly [FigureName, ColumnDrill<Named>][] => [
  [`${key}Qty`, drill],
  [`${key}Value`, drill],
];

/** The moves behind each figure. */
export const flowDrills = Object.fromEntries([
  ...both('opening', behind({ field: 'bizDate', op: 'between', to: 'dayBefore' })),
  ...flows.flatMap(flow => both(camel(flow), behind(within, flowIn(flow)))),
  ...both('in', behind(within, flowIn(...inFlows))),
  ...both('out', behind(within, flowIn(...outFlows))),
  ...both('closing', behind({ field: 'bizDate', op: 'between', to: 'bizDate' })),
]) as Readonly<Record<FigureName, ColumnDrill<Named>>>;
