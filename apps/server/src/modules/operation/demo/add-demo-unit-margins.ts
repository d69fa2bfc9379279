import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { writeMargins } from '../profit/publish-margins.ts';

/** The margins that the demo has published for planning, and who is in charge of its listings. */
export const addDemoUnitMargins = demoStep('unitMargins', ['orderProfits', 'platformListings'], async ({ transaction, now, person }) => {
  const operator = person('operator');
  await writeMargins(transaction, operator, now);
  await sql`update platform_listing set owner = ${operator} where owner is null`.execute(transaction);
});
