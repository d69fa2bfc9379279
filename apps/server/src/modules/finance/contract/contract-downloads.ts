import { downloadCounts } from '@axle/finance';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** Who downloads contracts, and when. */
interface Reader {
  readonly access: { readonly userId: number };
  readonly now: Date;
}

/** Notes that a reply with the files of these contracts begins. */
export async function noteDownloads(database: Kysely<Tables>, { access, now }: Reader, contracts: readonly number[]): Promise<void> {
  await sql`insert into contract_download (contract, by, begun_at)
    select each, ${access.userId}::bigint, ${now}::timestamptz from unnest(${contracts}::bigint[]) each`.execute(database);
}

/** Counts the user's latest downloads of these contracts, where they count; answers of how many contracts they did. */
export const countDownloads = (database: Kysely<Tables>, { access }: Reader, contracts: readonly number[]): Promise<number> =>
  inTransaction(database, async transaction => {
    // a report that is sent twice at the same time waits here, and finds what the other one counted
    await sql`select pg_advisory_xact_lock(hashtext('contract_download'), ${access.userId}::int)`.execute(transaction);
    const { rows } = await sql<{ id: number; begun: string; counted: string | null }>`
      select distinct on (d.contract) d.id, d.begun_at as begun,
        max(d.begun_at) filter (where d.counted) over (partition by d.contract) as counted
      from contract_download d where d.by = ${access.userId} and d.contract = any(${contracts}::bigint[])
      order by d.contract, d.begun_at desc, d.id desc`.execute(transaction);
    const counting = rows
      .filter(({ begun, counted }) =>
        downloadCounts({ begun: new Date(begun), ...(counted === null ? {} : { counted: new Date(counted) }) }),
      )
      .map(({ id }) => id);
    await sql`update contract_download set counted = true where id = any(${counting}::bigint[])`.execute(transaction);
    return counting.length;
  });
