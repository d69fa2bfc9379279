import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoChannels, demoCouriers } from './demo-couriers.ts';
import { demoCardOf, demoFreightTables } from './demo-freight.ts';

/** Adds the couriers of the demo with their rate cards, and the channels by which its warehouses ship. */
export const addDemoCouriers = demoStep('couriers', ['warehouses'], async ({ transaction, adding }) => {
  const add = adding('logistics');
  const warehouses = new Map((await transaction.selectFrom('warehouse').select(['id', 'code']).execute()).map(row => [row.code, row.id]));
  const countries = new Map((await transaction.selectFrom('country').select(['id', 'iso2']).execute()).map(row => [row.iso2, row.id]));
  const couriers = await add(
    'carrierList',
    demoCouriers.map(({ country, ...rest }) => ({ ...rest, country: countries.get(String(country)) })),
  );
  if (couriers.size === 0) return;
  const cards = await add(
    'fbmFreight',
    demoFreightTables.map(({ country, courier, ...rest }) => ({
      ...rest,
      country: countries.get(String(country)),
      courier: couriers.get(String(courier)),
    })),
  );
  const cardOf = new Map([...cards].map(([tableNo, id]) => [tableNo.split('/')[0], id]));
  await add(
    'logisticsChannel',
    demoChannels.map(({ courier, warehouses: from, ...rest }) => ({
      ...rest,
      courier: couriers.get(String(courier)),
      freight: cardOf.get(demoCardOf[String(rest.code)]),
      warehouses: from.map(code => ({ warehouse: warehouses.get(code) })),
    })),
  );
});
