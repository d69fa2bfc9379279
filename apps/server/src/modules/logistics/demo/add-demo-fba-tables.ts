import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { fbaTablesOf } from '../fba/fba-tables.ts';
import { demoFbaTables } from './demo-fba-tables.ts';

/** Adds fees of Amazon for the marketplaces that the demo sells on, as far back as its orders reach. */
export const addDemoFbaTables = demoStep('fbaTables', [], async ({ transaction, adding }) => {
  const [american] = (await fbaTablesOf(transaction, 'US')).filter(
    ({ effectiveTo }: { effectiveTo?: LocalDate }) => effectiveTo === undefined,
  );
  if (!american) return;
  const countries = new Map((await transaction.selectFrom('country').select(['id', 'iso2']).execute()).map(row => [row.iso2, row.id]));
  const records = demoFbaTables(american as unknown as RecordValues);
  await adding('logistics')(
    'fbaFreight',
    records.map(({ country, ...rest }) => ({ ...rest, country: countries.get(String(country)) })),
  );
});
