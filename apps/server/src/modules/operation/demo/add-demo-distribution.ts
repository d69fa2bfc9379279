import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingAll } from '../../../platform/demo/lead-demo.ts';
import { refreshDistribution } from '../distribution/refresh-distribution.ts';

const page = 'operationDistribution';

/** Adds where the demo lists its SKUs, with plans, some of them overdue, and what is forbidden somewhere. */
export const addDemoDistribution = demoStep('listingDistribution', ['platformListings'], async ({ transaction, registry, now, person }) => {
  await refreshDistribution(transaction);
  const { rows } = await sql<{ id: number }>`
    select d.id from listing_distribution d join store s on s.id = d.store where d.dist_status = 'notListed' and s.code <> 'AMZ-UK'
    order by d.id % 97, d.id limit 60`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  const operator = person('operator');
  const step = steppingAll(transaction, registry, new Date(now.getTime() - 20 * 86_400_000));
  const [late, soon, gated, patented] = [ids.slice(0, 12), ids.slice(12, 40), ids.slice(40, 52), ids.slice(52)];
  const today = businessDay(now);
  await step(page, late, [['plan', operator, { owner: operator, targetDate: addDays(today, -6) }]]);
  await step(page, soon, [['plan', operator, { owner: operator, targetDate: addDays(today, 14) }]]);
  await step(page, gated, [['forbid', operator, { forbidReason: 'brandGate' }]]);
  await step(page, patented, [['forbid', operator, { forbidReason: 'patent' }]]);
});
