import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import { baseCurrency as base, knownCurrencies, mostRateAge, rateOn } from '@axle/finance';
import { sql } from 'kysely';
import { currenciesInUse } from './currencies-in-use.ts';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { matching } from '../../../platform/resources/read-records.ts';

/** Currencies that have no rate today: there is none in force, or the latest is too old to hold. */
export const ratesMissing: TodoSource = {
  key: 'exchangeRateMissing',
  title: { zh: '缺今日汇率的币种', en: 'Currencies without a rate today' },
  next: { zh: '新增或导入今日汇率', en: 'Add or import today’s rates' },
  page: 'exchangeRate',
  tab: 'all',
  filters: ({ day }) => [
    { field: 'state', op: 'eq', value: 'active' },
    { field: 'validFrom', op: 'between', value: [addDays(day, -mostRateAge.monthly), day] },
    { field: 'to', op: 'in', value: [...knownCurrencies] },
  ],
  async count(parts, context) {
    const { rows } = await sql<{ from: string; to: string; type: string; rate: Decimal; validFrom: LocalDate }>`
      select distinct on (t."from", t."to", t.rate_type) t."from", t."to", t.rate_type as type, t.rate, t.valid_from as "validFrom"
      from ${tableOf(parts.resource)} where ${matching(parts, this.filters(context).slice(0, 2))}
      order by t."from", t."to", t.rate_type, t.valid_from desc`.execute(parts.database);
    const holds = rows.filter(({ type, validFrom }) => type !== 'spot' || validFrom >= addDays(context.day, -mostRateAge.spot));
    const missing = (await currenciesInUse(parts.database)).filter(currency => !rateOn(holds, currency, base, context.day).ok);
    const [inForce] = this.filters(context);
    return {
      total: missing.length,
      overdue: 0,
      today: missing.length,
      filters: [inForce!, { field: 'to', op: 'in', value: missing.map(currency => (currency === 'USD' ? base : currency)) }],
    };
  },
};

/** Rates that are effective only after review. */
export const ratesToReview: TodoSource = {
  key: 'exchangeRateReview',
  title: { zh: '待复核汇率', en: 'Exchange rates to review' },
  next: { zh: '与来源核对，修改或保留', en: 'Compare with the source, then correct or keep the rate' },
  page: 'exchangeRate',
  tab: 'review',
  filters: () => [],
  overdue: ({ day }) => [{ field: 'validFrom', op: 'lt', value: day }],
  today: ({ day }) => [{ field: 'validFrom', op: 'eq', value: day }],
};
