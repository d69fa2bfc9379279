import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { listScope } from '../../../platform/demo/list-scope.ts';
import { demoAmazonCentres } from './demo-amazon-centres.ts';
import { demoWarehouses } from './demo-warehouses.ts';

/** Adds Amazon's centres and the warehouses of the demo, and returns the ids of the warehouses by code. */
export const addDemoWarehouses = demoStep('warehouses', ['parties', 'stores'], async ({ transaction, adding, person }) => {
  const add = adding('sysAdmin');
  const { rows } = await sql<{ kind: string; code: string; id: number }>`
    select 'country' as kind, iso2 as code, id from country
    union all select 'nearHarbour', unlocode, id from harbour
    union all select 'calendar', code, id from calendar
    union all select 'market', code, id from market
    union all select 'company', code, id from company_entity
    union all select 'store', code, id from store`.execute(transaction);
  const ids = new Map(rows.map(({ kind, code, id }) => [`${kind}/${code}`, id]));
  const settled = (record: RecordValues, more: RecordValues = {}): RecordValues => ({
    ...Object.fromEntries(Object.entries(record).map(([key, value]) => [key, ids.get(`${key}/${String(value)}`) ?? value])),
    ...more,
  });
  const centres = await add(
    'amazonWarehouse',
    demoAmazonCentres.map(record => settled(record)),
  );
  const warehouses = await add(
    'warehouse',
    demoWarehouses.map(record => settled(record, { fbaCenter: centres.get(String(record['fbaCenter'])) })),
  );
  await listScope(transaction, person('whClerk'), 'warehouse', [warehouses.get('CN-SZ'), warehouses.get('US-W')]);
  return warehouses;
});
