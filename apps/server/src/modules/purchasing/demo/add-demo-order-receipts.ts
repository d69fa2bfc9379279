import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { ordersInForce } from './orders-in-force.ts';
import { pressing } from './pressing.ts';
import { receiveWhole } from './receiving.ts';

/** On how many days from today the first lines of the orders were due that have come. */
const due = [-6, 1, 3];

/** Adds orders whose goods have come: counted in by the warehouse, and owed to their suppliers once inspection has passed them. */
export const addDemoOrderReceipts = demoStep('orderReceipts', ['orderChanges', 'slips'], async demo => {
  const ids = await ordersInForce(demo, { today: businessDay(demo.now), daysAgo: 52, due });
  const press = pressing(demo, 2);
  await receiveWhole(demo, ids.slice(0, 1), { daysAgo: 3, press });
  // these wait for inspection: nothing of them is owed yet
  await receiveWhole(demo, ids.slice(1), { daysAgo: 0, press });
});
