import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { launchOffered } from '../sku/launch-offered.ts';
import { refreshExceptions } from './refresh-exceptions.ts';

/** Works the exceptions of listings out once a night: of several servers the first after midnight does it. */
export const nightlyExceptions = (database: Kysely<Tables>, now: Date): Promise<boolean> =>
  database.transaction().execute(async transaction => {
    const day = businessDay(now);
    const { rows } = await sql`
      insert into nightly_run (job, ran_on) values ('ptSkuException', ${day}::date)
      on conflict (job) do update set ran_on = excluded.ran_on where nightly_run.ran_on < excluded.ran_on returning job`.execute(
      transaction,
    );
    if (rows.length > 0) {
      await launchOffered(transaction, day, now);
      await refreshExceptions(transaction, now);
    }
    return rows.length > 0;
  });
