import { demoStep } from '../../../platform/demo/demo-step.ts';
import { addDemoCarriers } from './add-demo-carriers.ts';
import { demoLegs, demoShippings } from './demo-shippings.ts';

/** Adds the carriers and shipping products of the demo, and how long the ways to its warehouses take by them. */
export const addDemoShippings = demoStep('shippings', ['warehouses', 'suppliers'], async ({ transaction, adding }) => {
  const add = adding('logistics');
  const harbours = new Map(
    (await transaction.selectFrom('harbour').select(['id', 'unlocode']).execute()).map(row => [row.unlocode, row.id]),
  );
  const codes = async (table: 'warehouse' | 'calendar') =>
    new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const [warehouses, calendars] = [await codes('warehouse'), await codes('calendar')];
  const carriers = await addDemoCarriers(transaction, add);
  const shippings = await add(
    'globalShipping',
    demoShippings.map(({ fromHarbour, toHarbour, carrier, ...rest }) => ({
      ...rest,
      carrier: carriers.get(String(carrier)),
      ...(fromHarbour === undefined ? {} : { fromHarbour: harbours.get(String(fromHarbour)) }),
      ...(toHarbour === undefined ? {} : { toHarbour: harbours.get(String(toHarbour)) }),
    })),
  );
  if (shippings.size === 0) return;
  await add(
    'firstLegTime',
    demoLegs.map(({ origin, warehouse, shipping, stages, ...rest }) => ({
      ...rest,
      origin: warehouses.get(String(origin)),
      warehouse: warehouses.get(String(warehouse)),
      shipping: shippings.get(String(shipping)),
      stages: stages.map(({ calendar, ...line }) => ({
        ...line,
        ...(calendar === undefined ? {} : { calendar: calendars.get(String(calendar)) }),
      })),
    })),
  );
});
