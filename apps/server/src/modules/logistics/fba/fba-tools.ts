import { type Decimal, fill, groupedDecimal, ok, text } from '@axle/kernel';
import { type FbaFee, fbaFee, type FbaPiece, fbaReferral, fbaStorage } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import type { StoredFbaTable } from './fba-tables.ts';
import { dayOf, headOf, headroomOf, tableOf } from './fba-summary.ts';
import { skuCheck } from './sku-check.ts';

/** Shows some lines of the table that is in force; those that are of a size tier, of the wanted ones alone. */
const shows =
  (...lines: readonly ('tiers' | 'fees' | 'surcharges' | 'storage' | 'referral')[]): ToolHandler =>
  async context => {
    const table = await tableOf(context);
    if (!table.ok) return table;
    const wanted = (context.input['tier'] ?? []) as readonly unknown[];
    const shown = (key: (typeof lines)[number]) =>
      (table.value[key] as readonly { readonly tier?: string }[]).filter(
        ({ tier }) => wanted.length === 0 || tier === undefined || wanted.includes(tier),
      );
    return ok({ ...headOf(table.value), ...Object.fromEntries(lines.map(key => [key, shown(key)])) });
  };

/** The lines of a fee with their arithmetic. */
function linesOf(table: StoredFbaTable, fee: FbaFee, storage: Decimal | undefined, referral: Decimal | undefined): readonly RecordValues[] {
  const pounds = groupedDecimal(fee.billableLb);
  const lines: RecordValues[] = [
    {
      item: text('配送费', 'Fulfilment fee'),
      basis: fill(text('计费重量 {pounds} lb', 'Billable weight {pounds} lb'), { pounds }),
      amount: fee.base,
    },
  ];
  if (fee.steps > 0)
    lines.push({
      item: text('续重部分', 'Additional steps'),
      basis: fill(text('{steps} 步', '{steps} {steps|step|steps}'), { steps: fee.steps }),
      amount: fee.stepsAmount,
    });
  for (const { name, percent, taken } of fee.surcharges)
    lines.push({
      item: text(name, name),
      basis:
        percent === undefined
          ? text('按件', 'Per piece')
          : fill(text('配送费的 {percent}%', '{percent}% of the fulfilment fee'), { percent: groupedDecimal(percent) }),
      amount: taken,
    });
  if (storage !== undefined)
    lines.push({ item: text('仓储费（每月）', 'Storage (per month)'), basis: text('按单品体积', 'By unit volume'), amount: storage });
  if (referral !== undefined)
    lines.push({
      item: text('销售佣金', 'Referral fee'),
      basis: fill(text('{count} 段', '{count} {count|share|shares}'), { count: table.referral.length }),
      amount: referral,
    });
  return lines;
}

const tryIt: ToolHandler = async context => {
  const { input } = context;
  const table = await tableOf(context);
  if (!table.ok) return table;
  const piece: FbaPiece = {
    sides: [input['length'], input['width'], input['height']] as unknown as FbaPiece['sides'],
    kg: input['weight'] as Decimal,
  };
  const price = input['price'] as Decimal;
  const day = dayOf(context);
  const fee = fbaFee(table.value, piece, price, day);
  if (!fee.ok) return fee;
  const storage = fbaStorage(table.value, piece, fee.value.tier, day);
  return ok({
    ...headOf(table.value),
    tier: fee.value.tier.tier,
    billableLb: fee.value.billableLb,
    fee: fee.value.fee,
    unitLb: fee.value.unitLb,
    dimensionalLb: fee.value.dimensionalLb,
    ...headroomOf(fee.value.headroom),
    lines: linesOf(table.value, fee.value, storage, fbaReferral(table.value, price)),
  });
};

/** The tools over Amazon's fees. */
export const fbaTools: ToolHandlers = {
  'fbaFreight.tiers': shows('tiers'),
  'fbaFreight.fees': shows('fees', 'surcharges', 'referral'),
  'fbaFreight.storage': shows('storage'),
  'fbaFreight.tryIt': tryIt,
  'fbaFreight.skuCheck': skuCheck,
};
