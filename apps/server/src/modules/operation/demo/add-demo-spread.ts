import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingAll } from '../../../platform/demo/lead-demo.ts';
import { countDemandSplit } from '../stock/count-demand-split.ts';
import { countSpread } from '../stock/count-spread.ts';

const page = 'transferSuggestions';

/** Counts how the demo's stock is spread over its warehouses, and decides on some of the transfers that follow. */
export const addDemoSpread = demoStep(
  'stockSpread',
  ['transfers', 'planning', 'orderProfits'],
  async ({ transaction, registry, now, person }) => {
    await countSpread(transaction, now);
    const { rows } = await sql<{ id: number }>`
      select t.id from transfer_suggestion t join warehouse w on w.id = t.to_warehouse and w.type = 'overseas'
      where t.state = 'open' order by t.qty desc, t.id limit 5`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    const step = steppingAll(transaction, registry, now);
    const operator = person('operator');
    await step(page, ids.slice(0, 2), [['acceptTransfer', operator, { eta: addDays(businessDay(now), 9) }]]);
    await step(page, ids.slice(2, 3), [['reject', operator, { reason: 'A container arrives there next week' }]]);
    await countSpread(transaction, now);
    await countDemandSplit(transaction, now);
  },
);
