import { addDays, type Decimal, fill, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { chargeable, type ChargeBasis, freightCost, nextSailing } from '@axle/logistics';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { quoteDates } from './quote-dates.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** There is no shipping product of a code. */
export const noShipping = (code: string): Refusal => ({
  code: 'REFERENCE',
  field: 'shipping',
  message: fill({ zh: '运输方式{code}不存在', en: 'Shipping product {code} does not exist' }, { code }),
});

const noRate: Refusal = {
  code: 'NO_RATE',
  field: 'rate',
  message: { zh: '没有参考单价，请填写单价', en: 'There is no reference rate; enter a rate' },
};

/** What goods cost by a shipping product, when it leaves next and about when it arrives. */
export const quote: ToolHandler = async ({ parts, input }) => {
  const code = String(input['shipping']);
  const row = await parts.database
    .selectFrom('global_shipping')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (!row) return refuse(noShipping(code));
  const rate = (input['rate'] ?? row.rate ?? undefined) as Decimal | undefined;
  if (rate === undefined) return refuse(noRate);
  const charged = chargeable({ cbm: input['cbm'] as Decimal, kg: input['kg'] as Decimal }, row.charge_by as ChargeBasis);
  if (!charged.ok) return charged;
  const ready = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const weekdays = row.sail_weekdays ?? [];
  const sails = nextSailing(ready, { weekdays, cutoffDays: row.cutoff_days ?? 0 });
  return ok({
    cost: freightCost(charged.value.chargeable, rate, row.currency, (row.min_charge ?? '0') as Decimal),
    currency: row.currency,
    charged: charged.value.chargeable,
    actual: charged.value.actual,
    dimensional: charged.value.dimensional,
    usedRate: rate,
    ...(weekdays.length === 0 ? {} : { sails, closes: addDays(sails, -(row.cutoff_days ?? 0)) }),
    ...(row.typical_days === null ? {} : { arrives: addDays(sails, row.typical_days) }),
    legs: await quoteDates(parts, code, ready),
  });
};
