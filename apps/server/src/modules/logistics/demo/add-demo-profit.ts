import { unrestricted } from '@axle/permissions';
import { type Decimal, divide, multiply, round } from '@axle/kernel';
import { businessDay, type RecordRow, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { computed } from '../profit/profit-actions.ts';
import { profitBook } from '../profit/profit-book.ts';
import { demoDutyOfPart, demoProfitParams } from './demo-profit.ts';

interface Part {
  readonly id: number;
  readonly sku: string;
  readonly price: Decimal;
}

/** How many parts are estimated on each site. */
const estimated: Readonly<Record<string, number>> = { 'AMZ-US fba': 48, 'AMZ-US fbm': 24, 'AMZ-DE fba': 6 };

/** Whole units of currency less a cent, some times what a part costs. */
const asked = (price: Decimal, at: number): string => `${Math.ceil((Number(price) / 7.1) * (2.1 + (at % 5) * 0.35) + 12)}.99`;

/** Adds the parameters of profits and the estimates of the demo, as they are worked out on the day that it begins. */
export const addDemoProfit = demoStep(
  'profit',
  ['shippings', 'couriers', 'tariffs', 'fbaTables'],
  async ({ transaction, registry, adding, person, now }) => {
    const by = person('operator');
    const { resource } = registry.page('estimatedProfit')?.page ?? {};
    const { rows } = await sql<{ kind: string; code: string; id: number }>`
    select 'site' as kind, code, id from site union all select 'shipping', code, id from global_shipping
    union all select 'channel', code, id from logistics_channel union all select 'warehouse', code, id from warehouse`.execute(transaction);
    const ids = new Map(rows.map(({ kind, code, id }) => [`${kind}/${code}`, id]));
    const refs = ['site', 'shipping', 'channel', 'warehouse'];
    const known = (values: RecordValues): RecordValues =>
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, refs.includes(key) ? ids.get(`${key}/${String(value)}`) : value]),
      );
    const params = await adding('operator')(
      'profitParam',
      demoProfitParams.map(values => ({ ...known(values), effectiveFrom: '2024-01-01' })),
    );
    if (!resource || params.size === 0) return;
    const { rows: parts } = await sql<Part>`
    select id, sku, price::text as price from sku where sales_status in ('new', 'onSale') and kind = 'single' and price is not null
      and split_part(sku, '-', 1) = any(${Object.keys(demoDutyOfPart)}::text[]) order by right(sku, 2), sku limit 48`.execute(transaction);
    const fresh = Object.entries(estimated).flatMap(([key, count]) => {
      const [site = '', fulfilment = ''] = key.split(' ');
      return parts.slice(0, count).map(({ id, sku, price }, at): RecordValues => ({
        sku: id,
        site: ids.get(`site/${site}`),
        fulfilment,
        price: asked(price, at),
        targetMargin: '25',
        declValue: round(multiply(divide(price, '7.1' as Decimal, 6), '0.85' as Decimal), 2),
        ...(site === 'AMZ-US' ? { dutyCode: demoDutyOfPart[sku.split('-')[0] ?? ''] } : {}),
      }));
    });
    const access = unrestricted(by);
    const within: RecordParts = { database: transaction, resource, page: 'estimatedProfit', caller: { registry, access, now } };
    const day = businessDay(now);
    const book = await profitBook(
      within,
      parts.map(({ id }) => id),
      day,
    );
    const calcAt = now.toISOString();
    const worked: RecordValues[] = [];
    for (const values of fresh) worked.push({ ...values, ...(await computed(book, values as RecordRow)), calcAt });
    await insertRows(transaction, within, worked, { action: 'add' });
  },
);
